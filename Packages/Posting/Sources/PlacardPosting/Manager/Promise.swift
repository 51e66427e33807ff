import Synchronization

/// A value that becomes known once, for everyone who waits for it, before and after.
final class Promise<Value: Sendable>: Sendable {
  private enum State {
    case open([Waiter<Value?>])
    case known(Value)
  }

  private let state = Mutex(State.open([]))

  /// The value; nil when the task that waits is cancelled before it is known.
  var value: Value? {
    get async {
      let waiter = Waiter<Value?>()
      let known = state.withLock { state -> Value? in
        switch state {
        case .known(let value): return value
        case .open(let waiting):
          state = .open(waiting + [waiter])
          return nil
        }
      }
      if let known { return known }
      let value = await waiter.value(orWhenCancelled: nil)
      if value == nil { forget(waiter) }
      return value
    }
  }

  /// Makes the value known; a second one is ignored.
  func resolve(_ value: Value) {
    let waiting = state.withLock { state -> [Waiter<Value?>] in
      guard case .open(let waiting) = state else { return [] }
      state = .known(value)
      return waiting
    }
    for waiter in waiting {
      waiter.resume(returning: value)
    }
  }

  private func forget(_ waiter: Waiter<Value?>) {
    state.withLock { state in
      guard case .open(let waiting) = state else { return }
      state = .open(waiting.filter { $0 !== waiter })
    }
  }
}

extension Promise<Void> {
  /// Does something in a task of its own, which goes on when the one that waits for it is cancelled.
  ///
  /// - Returns: Whether it was done; false when this task was cancelled before.
  static func completion(of body: @escaping @Sendable () async -> Void) async -> Bool {
    let promise = Promise<Void>()
    Task {
      await body()
      promise.resolve(())
    }
    return await promise.value != nil
  }
}
