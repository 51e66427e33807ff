import Synchronization

/// How far a poster has come, known to everybody without a lock; only the poster's task counts.
final class DeliveryProgress: Sendable {
  private let begins = Atomic(0)
  private let ends = Atomic(0)

  /// How many places of the line have been begun, of all that were taken.
  var begun: Int { begins.load(ordering: .relaxed) }
  /// How many have been carried out.
  var carriedOut: Int { ends.load(ordering: .relaxed) }

  /// The next one begins.
  func begin() { begins.store(begun + 1, ordering: .relaxed) }

  /// The one that was begun last has been carried out.
  func end() { ends.store(begun, ordering: .relaxed) }
}
