import Synchronization

/// A task that is suspended until a value is known or the task is cancelled, whichever comes first.
final class Waiter<Value: Sendable>: Sendable {
  private enum State {
    case open
    case suspended(CheckedContinuation<Value, Never>)
    case resumed(Value)
  }

  private let state = Mutex(State.open)

  /// Suspends the task until ``resume(returning:)``; called once.
  ///
  /// - Parameter fallback: The value of a cancelled wait.
  /// - Returns: The value.
  func value(orWhenCancelled fallback: Value) async -> Value {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let known = state.withLock { state -> Value? in
          if case .resumed(let value) = state { return value }
          state = .suspended(continuation)
          return nil
        }
        if let known { continuation.resume(returning: known) }
      }
    } onCancel: {
      resume(returning: fallback)
    }
  }

  /// Resumes the task, outside every lock; only the first call counts.
  func resume(returning value: Value) {
    let suspended = state.withLock { state -> CheckedContinuation<Value, Never>? in
      switch state {
      case .resumed: return nil
      case .open:
        state = .resumed(value)
        return nil
      case .suspended(let continuation):
        state = .resumed(value)
        return continuation
      }
    }
    suspended?.resume(returning: value)
  }
}
