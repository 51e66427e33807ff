public import PlacardModels

/// Who may refuse a post before it is taken in, and a removal before it begins.
///
/// A ``PostManager`` calls the functions outside its lock, on the thread that posts, hides or reports, or on that of
/// its timer: they may call the manager. Where others change the post meanwhile, they are asked again. A
/// ``PostScheduler`` calls them while it decides.
public struct PostPolicy: Sendable {
  /// Whether a post is taken in; one that is not is rejected, and ends as `failed`.
  ///
  /// Its number is another one if others are taken in before it.
  public var shouldPost: @Sendable (Post) -> Bool
  /// Whether a post may end because its time is up, a person sends it away, or the program hides it.
  ///
  /// One that may not stays; one whose time is up stays for that time again.
  /// Never asked when a post fails, loses its host, is evicted or replaced, or the manager closes.
  public var shouldHide: @Sendable (Post, CloseReason) -> Bool

  /// Creates a policy; what is not given allows everything.
  public init(
    shouldPost: @escaping @Sendable (Post) -> Bool = { _ in true },
    shouldHide: @escaping @Sendable (Post, CloseReason) -> Bool = { _, _ in true }
  ) {
    self.shouldPost = shouldPost
    self.shouldHide = shouldHide
  }
}
