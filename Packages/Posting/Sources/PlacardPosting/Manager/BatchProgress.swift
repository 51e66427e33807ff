import Synchronization

/// How far a poster has come in the batch that it carries out, known to both sides without a lock.
///
/// The poster's task claims each place before it carries it out; whoever changes what has been taken
/// revises first. Both are sequentially consistent, so of a claim and a revision that meet at least
/// one sees the other: either the place counts as carried out, or the task looks again.
final class BatchProgress: Sendable {
  private let claims = Atomic(0)
  private let isRevised = Atomic(false)
  private let steps = Atomic(0)

  /// How many deliveries have been carried out, in all batches.
  var carriedOut: Int {
    steps.load(ordering: .relaxed)
  }

  /// A delivery has been carried out.
  func step() {
    steps.add(1, ordering: .relaxed)
  }

  /// How many places of the batch have been claimed.
  var claimed: Int {
    claims.load(ordering: .relaxed)
  }

  /// Claims the places up to a count; false when the batch must be looked at again first.
  func claim(_ count: Int) -> Bool {
    claims.store(count, ordering: .sequentiallyConsistent)
    return !isRevised.load(ordering: .sequentiallyConsistent)
  }

  /// Claims a whole batch that the poster's task has not begun.
  func claimAll(_ count: Int) {
    claims.store(count, ordering: .sequentiallyConsistent)
  }

  /// Announces a change, and returns how many places count as carried out: the rest may be changed.
  func revise() -> Int {
    isRevised.store(true, ordering: .sequentiallyConsistent)
    return claims.load(ordering: .sequentiallyConsistent)
  }

  /// The poster's task has seen every change.
  func settle() {
    isRevised.store(false, ordering: .sequentiallyConsistent)
  }

  /// A new batch begins.
  func restart() {
    claims.store(0, ordering: .sequentiallyConsistent)
    settle()
  }
}
