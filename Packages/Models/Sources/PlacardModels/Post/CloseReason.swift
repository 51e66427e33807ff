/// Why a post ended; one vocabulary for people, programs and policies.
public enum CloseReason: String, Sendable, Hashable, Codable, CaseIterable {
  /// Its time was up.
  case expired
  /// A person pressed a key or a close button.
  case dismissed
  /// A person dragged it away.
  case swiped
  /// A person tapped it.
  case tapped
  /// A person tapped outside a modal post.
  case tappedOutside
  /// A person chose one of its actions.
  case action
  /// The program hid it.
  case hidden
  /// A newer post took its place.
  case replaced
  /// It was left in the permanent output, where it stays.
  case kept
  /// A limit was reached.
  case evicted
  /// A rate limit merged it into another post.
  case folded
  /// A rule silenced it.
  case muted
  /// The object that owned it is gone.
  case ownerGone
  /// A post of the same id was there already.
  case duplicate
  /// It was taken out of the queue before it was seen.
  case cancelled
  /// The host that showed it is gone.
  case orphaned
  /// No poster could show it.
  case failed
  /// The manager was closed.
  case closed
}
