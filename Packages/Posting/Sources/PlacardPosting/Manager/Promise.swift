import Synchronization

/// A value that becomes known once, and is told to everyone who waits for it, before and after.
final class Promise<Value: Sendable>: Sendable {
  private enum State {
    case open([CheckedContinuation<Value, Never>])
    case known(Value)
  }

  private let state = Mutex(State.open([]))

  var value: Value {
    get async {
      await withCheckedContinuation { continuation in
        let known = state.withLock { state -> Value? in
          switch state {
          case .known(let value): return value
          case .open(let waiting):
            state = .open(waiting + [continuation])
            return nil
          }
        }
        if let known { continuation.resume(returning: known) }
      }
    }
  }

  /// Makes the value known; a second one is ignored.
  func settle(_ value: Value) {
    let waiting = state.withLock { state -> [CheckedContinuation<Value, Never>] in
      guard case .open(let waiting) = state else { return [] }
      state = .known(value)
      return waiting
    }
    for continuation in waiting {
      continuation.resume(returning: value)
    }
  }
}
