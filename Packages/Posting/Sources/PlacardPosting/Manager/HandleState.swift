import PlacardModels

/// What a handle knows of its post, and who waits to learn more; guarded by the manager's lock.
///
/// - Note: Small, because there is one for every post that waits: 48 bytes on the heap.
final class HandleState: @unchecked Sendable {
  /// Who waits for the end, and who for the post to be seen.
  private final class Waiters {
    var forOutcome: [Waiter<Outcome>] = []
    var forShown: [Waiter<Bool>] = []

    var isEmpty: Bool { forOutcome.isEmpty && forShown.isEmpty }
  }

  private enum Ending {
    case open
    case awaited(Waiters)
    case known(Outcome)
  }

  private var ending = Ending.open
  /// Whether its entrance has ended.
  private(set) var hasShown = false

  /// How it ended; nil while it lives.
  var outcome: Outcome? {
    if case .known(let outcome) = ending { outcome } else { nil }
  }

  /// A wait for the end; nil when it has ended.
  func waitForOutcome() -> Waiter<Outcome>? {
    guard outcome == nil else { return nil }
    let waiter = Waiter<Outcome>()
    waiters.forOutcome.append(waiter)
    return waiter
  }

  /// A wait for the end of the entrance; nil when that is over, or never comes.
  func waitForShown() -> Waiter<Bool>? {
    guard !hasShown, outcome == nil else { return nil }
    let waiter = Waiter<Bool>()
    waiters.forShown.append(waiter)
    return waiter
  }

  /// Forgets waits whose tasks were cancelled.
  func forget(_ waiter: AnyObject) {
    guard case .awaited(let waiters) = ending else { return }
    waiters.forOutcome.removeAll { $0 === waiter }
    waiters.forShown.removeAll { $0 === waiter }
    if waiters.isEmpty { ending = .open }
  }

  /// The waits of a post that has not ended.
  private var waiters: Waiters {
    if case .awaited(let waiters) = ending { return waiters }
    let waiters = Waiters()
    ending = .awaited(waiters)
    return waiters
  }

  /// Its entrance has ended.
  ///
  /// - Parameter resumptions: Receives what is to be resumed outside the lock.
  func show(into resumptions: inout [PendingResumption]) {
    hasShown = true
    guard case .awaited(let waiters) = ending else { return }
    resumptions += waiters.forShown.map { .shown($0, true) }
    waiters.forShown = []
  }

  /// It has ended.
  ///
  /// - Parameters:
  ///   - outcome: How.
  ///   - resumptions: Receives what is to be resumed outside the lock.
  func end(_ outcome: Outcome, into resumptions: inout [PendingResumption]) {
    defer { ending = .known(outcome) }
    guard case .awaited(let waiters) = ending else { return }
    resumptions += waiters.forOutcome.map { .outcome($0, outcome) }
    resumptions += waiters.forShown.map { .shown($0, false) }
  }

  /// An answer on its way to somebody who waits, or what else is left to do outside the lock.
  enum PendingResumption: Sendable {
    case outcome(Waiter<Outcome>, Outcome)
    case shown(Waiter<Bool>, Bool)
    case wake(CheckedContinuation<Void, Never>)
    /// A maker that nobody calls any more, to be released outside the lock.
    case release(PostManager.Maker)

    /// Resumes it; outside every lock.
    func resume() {
      switch self {
      case .outcome(let waiter, let outcome): waiter.resume(returning: outcome)
      case .shown(let waiter, let isShown): waiter.resume(returning: isShown)
      case .wake(let continuation): continuation.resume()
      case .release: break
      }
    }
  }
}
