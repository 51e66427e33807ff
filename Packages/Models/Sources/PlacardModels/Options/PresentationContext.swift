/// The region of the host in which a post is shown; its placement applies within it.
///
/// Without such a region the host ends the post as `failed`. An inline region and plain lines have
/// only one place, and ignore the context.
public enum PresentationContext: Sendable, Hashable {
  /// The active region of the host, or else the whole screen; a centered post uses the screen.
  case automatic
  /// The whole screen without its bars, at a z-level: higher levels cover lower ones, 0 is the
  /// default, and posts on the same level follow the order of arrival.
  case screen(level: Int = 0)
  /// A region by path, such as `editor/left`.
  case region(String)
  /// The region of an owner's path, or the nearest visible ancestor.
  case owner(String)
}
