import PlacardModels

/// What a handle knows of its post, and who waits to learn more; guarded by the manager's lock.
///
/// - Note: Small, because there is one for every post that waits: 48 bytes on the heap.
final class HandleState: @unchecked Sendable {
  /// Somebody who waits for the end, or for the post to be seen.
  enum Waiter {
    case forOutcome(CheckedContinuation<Outcome, Never>)
    case forShown(CheckedContinuation<Bool, Never>)
  }

  private final class Waiters {
    var all: [Waiter] = []
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

  /// Notes who waits for something that is not known yet.
  func add(_ waiter: Waiter) {
    if case .awaited(let waiters) = ending {
      waiters.all.append(waiter)
    } else {
      let waiters = Waiters()
      waiters.all = [waiter]
      ending = .awaited(waiters)
    }
  }

  /// Its entrance has ended.
  ///
  /// - Parameter resumptions: Gets what is to be told, outside the lock.
  func show(telling resumptions: inout [PendingResumption]) {
    hasShown = true
    guard case .awaited(let waiters) = ending else { return }
    let all = waiters.all
    waiters.all = all.filter { if case .forOutcome = $0 { true } else { false } }
    resumptions += all.compactMap { waiter in
      if case .forShown(let continuation) = waiter { .shown(continuation, true) } else { nil }
    }
  }

  /// It has ended.
  ///
  /// - Parameters:
  ///   - outcome: How.
  ///   - resumptions: Gets what is to be told, outside the lock.
  func end(_ outcome: Outcome, telling resumptions: inout [PendingResumption]) {
    defer { ending = .known(outcome) }
    guard case .awaited(let waiters) = ending else { return }
    resumptions += waiters.all.map { waiter in
      switch waiter {
      case .forOutcome(let continuation): .outcome(continuation, outcome)
      case .forShown(let continuation): .shown(continuation, false)
      }
    }
  }

  /// An answer on its way to somebody who waits.
  enum PendingResumption: Sendable {
    case outcome(CheckedContinuation<Outcome, Never>, Outcome)
    case shown(CheckedContinuation<Bool, Never>, Bool)
    case wake(CheckedContinuation<Void, Never>)

    /// Tells it; outside every lock.
    func tell() {
      switch self {
      case .outcome(let continuation, let outcome): continuation.resume(returning: outcome)
      case .shown(let continuation, let isShown): continuation.resume(returning: isShown)
      case .wake(let continuation): continuation.resume()
      }
    }
  }
}
