public import PlacardModels

/// Who may refuse: a post before it is taken in, or a removal before it begins.
///
/// The functions run while the scheduler decides: they must be quick and pure, and must not call a
/// manager.
public struct PostPolicy: Sendable {
  /// Whether a post is refused; it is then rejected, and ends as `failed`.
  public var refusesPost: @Sendable (Post) -> Bool
  /// Whether a post stays although its time is up, a person sends it away, or the program hides it.
  ///
  /// Never asked when a post fails, loses its host, is evicted or replaced, or the manager closes.
  public var refusesRemoval: @Sendable (Post, CloseReason) -> Bool

  /// Creates a policy; what is not given refuses nothing.
  public init(
    refusesPost: @escaping @Sendable (Post) -> Bool = { _ in false },
    refusesRemoval: @escaping @Sendable (Post, CloseReason) -> Bool = { _, _ in false }
  ) {
    self.refusesPost = refusesPost
    self.refusesRemoval = refusesRemoval
  }
}
