/// Why a post ended: one vocabulary for users, programs and policies.
public enum CloseReason: String, Sendable, Hashable, Codable, CaseIterable {
  /// Its display time was over.
  case expired
  /// The user pressed a key or a close button.
  case dismissed
  /// The user dragged it away.
  case swiped
  /// The user tapped it.
  case tapped
  /// The user tapped outside a modal post.
  case tappedOutside
  /// The user chose one of its actions.
  case action
  /// The program hid it.
  case hidden
  /// A newer post replaced it.
  case replaced
  /// A limit was reached.
  case evicted
  /// It was kept in the permanent output to make space for others.
  case kept
  /// A rate limit summarised it in another post.
  case folded
  /// A rule muted it.
  case muted
  /// Its owner no longer exists.
  case ownerGone
  /// A live post had the same id.
  case duplicate
  /// It was removed from the queue before it was shown.
  case cancelled
  /// The host that showed it was detached.
  case orphaned
  /// No poster could show it.
  case failed
  /// The manager was closed.
  case closed
}
