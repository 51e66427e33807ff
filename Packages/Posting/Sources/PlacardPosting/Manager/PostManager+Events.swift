public import PlacardModels
import Synchronization

extension PostManager {
  /// Everything that happens from now on; each reading of the property is a subscription of its own.
  ///
  /// The stream keeps what its reader has not yet taken. It ends when its reader stops.
  public var events: AsyncStream<PostEvent> {
    AsyncStream { continuation in
      let token = listen { continuation.yield($0) }
      continuation.onTermination = { [weak self] _ in self?.stopListening(token) }
    }
  }

  /// Calls a closure for everything that happens from now on, in order and one call at a time.
  ///
  /// The closure runs on whatever thread made it happen, outside the lock: it may call the manager,
  /// and what follows from that is told after this call.
  ///
  /// - Returns: What ``stopListening(_:)`` takes.
  @discardableResult
  public func listen(_ listener: @escaping @Sendable (PostEvent) -> Void) -> Int {
    state.withLock { state in
      state.listenerCount += 1
      state.listeners[state.listenerCount] = listener
      return state.listenerCount
    }
  }

  /// Ends a subscription made with ``listen(_:)``.
  public func stopListening(_ token: Int) {
    state.withLock { $0.listeners[token] = nil }
  }
}
