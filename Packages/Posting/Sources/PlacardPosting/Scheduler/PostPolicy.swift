public import PlacardModels

/// Hooks that may refuse a post before admission, or a removal before it begins.
///
/// A ``PostManager`` calls the functions outside its lock, on the thread that posts, hides or
/// reports, or on its timer's thread: they may call the manager. They are called again when the
/// post changed meanwhile. A ``PostScheduler`` of one's own calls them while it decides.
public struct PostPolicy: Sendable {
  /// Returns whether a post is admitted; one that is not is rejected and ends as `failed`.
  ///
  /// Its arrival number changes if other posts are admitted first.
  public var shouldPost: @Sendable (Post) -> Bool
  /// Returns whether a post may end because its time expired, the user dismissed it, or the program
  /// hid it.
  ///
  /// A refused post stays; after a refused expiry its display time starts again. Not called when a
  /// post fails, loses its host, is evicted or replaced, or the manager closes.
  public var shouldHide: @Sendable (Post, CloseReason) -> Bool

  /// Creates a policy; the defaults allow everything.
  public init(
    shouldPost: @escaping @Sendable (Post) -> Bool = { _ in true },
    shouldHide: @escaping @Sendable (Post, CloseReason) -> Bool = { _, _ in true }
  ) {
    self.shouldPost = shouldPost
    self.shouldHide = shouldHide
  }
}
