import Synchronization

/// A poster's progress, readable without a lock; only the poster's task writes it.
final class DeliveryProgress: Sendable {
  private let begins = Atomic(0)
  private let ends = Atomic(0)

  /// The number of entries begun, among all entries taken.
  var begun: Int { begins.load(ordering: .relaxed) }
  /// The number of entries carried out.
  var carriedOut: Int { ends.load(ordering: .relaxed) }

  /// Counts the next entry as begun.
  func begin() { begins.store(begun + 1, ordering: .relaxed) }

  /// Counts the last entry begun as carried out.
  func end() { ends.store(begun, ordering: .relaxed) }
}
