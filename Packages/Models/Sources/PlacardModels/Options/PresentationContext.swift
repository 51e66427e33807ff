/// Where in its host a post is shown, whatever its placement there.
///
/// A host that has no such place ends the post as `failed`. A region below the output and plain lines have only
/// one place, and ignore it.
public enum PresentationContext: Sendable, Hashable {
  /// Where the person works, or else the whole screen; the screen for what is in the middle.
  case automatic
  /// The whole screen beside its bars. What has a higher level covers what has a lower; 0 is the usual one, and
  /// posts of one level follow the order of arrival.
  case screen(level: Int = 0)
  /// The region of a path, such as `editor/left`.
  case region(String)
  /// Wherever the owner of a path is seen: its region, or the nearest above it.
  case owner(String)
}
