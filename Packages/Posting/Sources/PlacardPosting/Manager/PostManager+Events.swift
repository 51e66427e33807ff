public import PlacardModels
import Synchronization

extension PostManager {
  /// Everything that happens from now on; each reading of the property is a subscription of its own.
  ///
  /// The stream keeps what its reader has not yet taken. It ends when its reader stops, or after the
  /// last event of a manager that has closed.
  public var events: AsyncStream<PostEvent> {
    AsyncStream { continuation in
      let token = listen { continuation.yield($0) }
      continuation.onTermination = { [weak self] _ in self?.stopListening(token) }
      let isClosed = state.withLock { state in
        state.streams[token] = continuation
        return state.queue.isClosed
      }
      if isClosed { tellListeners() }
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
      state.subscriptions += 1
      state.listeners.append(Listener(token: state.subscriptions, hear: listener))
      return state.subscriptions
    }
  }

  /// Ends a subscription made with ``listen(_:)``; an event that is being told may still arrive.
  public func stopListening(_ token: Int) {
    state.withLock { state in
      state.listeners.removeAll { $0.token == token }
      state.streams[token] = nil
    }
  }

  /// What happens to one post from now on.
  func events(of handle: PostHandle) -> AsyncStream<PostEvent> {
    AsyncStream { continuation in
      let token = state.withLock { state -> Int? in
        guard handle.life.outcome == nil else { return nil }
        state.subscriptions += 1
        let follower = Listener(token: state.subscriptions) { event in
          continuation.yield(event)
          if event.kind == .gone { continuation.finish() }
        }
        state.followers[handle.number, default: []].append(follower)
        return state.subscriptions
      }
      guard let token else { return continuation.finish() }
      continuation.onTermination = { [weak self] _ in
        self?.stopFollowing(handle.number, token)
      }
    }
  }

  private func stopFollowing(_ number: Int, _ token: Int) {
    state.withLock { state in
      state.followers[number]?.removeAll { $0.token == token }
      if state.followers[number]?.isEmpty ?? false { state.followers[number] = nil }
    }
  }

  /// Tells the events in order; a call made from inside a listener is told after this one.
  ///
  /// Whoever tells the last of them also wakes those who wait for the end.
  func tellListeners() {
    while true {
      var idle: [CheckedContinuation<Void, Never>] = []
      var ended: [Int: AsyncStream<PostEvent>.Continuation] = [:]
      let batch = state.withLock { state -> [(event: PostEvent, upTo: Int)]? in
        guard !state.isDelivering else { return nil }
        if state.outbox.isEmpty {
          if !state.idleWaiters.isEmpty, isIdle(&state) { swap(&idle, &state.idleWaiters) }
          if state.queue.isClosed { swap(&ended, &state.streams) }
          return nil
        }
        state.isDelivering = true
        var batch: [(event: PostEvent, upTo: Int)] = []
        swap(&batch, &state.outbox)
        return batch
      }
      for waiter in idle {
        waiter.resume()
      }
      for stream in ended.values {
        stream.finish()
      }
      guard let batch else { return }
      for (event, newest) in batch {
        for listener in audience(of: event) where listener.token <= newest {
          listener.hear(event)
        }
      }
      state.withLock { $0.isDelivering = false }
    }
  }

  private func audience(of event: PostEvent) -> [Listener] {
    state.withLock { state in
      guard let followers = event.post.flatMap({ state.followers[$0] }) else {
        return state.listeners
      }
      return state.listeners + followers
    }
  }
}
