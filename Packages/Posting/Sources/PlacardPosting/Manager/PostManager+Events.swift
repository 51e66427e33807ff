public import PlacardModels
import Synchronization

extension PostManager {
  /// How many events a stream keeps for a reader that falls behind, unless another number is asked for.
  static let keptEventCount = 4096

  /// Everything that happens from now on; each reading of the property is a subscription of its own.
  ///
  /// The stream keeps the newest 4096 events that its reader has not yet taken; what was dropped before them
  /// shows as one gap in ``PostEvent/sequence``, which counts without gaps otherwise. It ends when its reader
  /// stops, or after the last event of a manager that has closed.
  public var events: AsyncStream<PostEvent> {
    events(keepingNewest: Self.keptEventCount)
  }

  /// Everything that happens from now on, as ``events``, with a bound of your own.
  ///
  /// - Parameter limit: How many events at most, at least 1, are kept until they are taken: the
  ///   newest. What was dropped shows as a gap in the sequence numbers.
  /// - Returns: The stream.
  public func events(keepingNewest limit: Int) -> AsyncStream<PostEvent> {
    stream(.bufferingNewest(max(limit, 1)))
  }

  /// Everything that happens from now on, as ``events``, none dropped: a reader that falls behind costs memory
  /// without a bound.
  public var unboundedEvents: AsyncStream<PostEvent> {
    stream(.unbounded)
  }

  private func stream(
    _ policy: AsyncStream<PostEvent>.Continuation.BufferingPolicy
  ) -> AsyncStream<PostEvent> {
    AsyncStream(bufferingPolicy: policy) { continuation in
      let token = addListener { continuation.yield($0) }
      continuation.onTermination = { [weak self] _ in self?.stopListening(token) }
      let isClosed = state.withLock { state in
        state.observers.streams[token] = continuation
        return state.scheduler.isClosed
      }
      if isClosed { notifyListeners() }
    }
  }

  /// Calls a closure for everything that happens from now on, in order and one call at a time.
  ///
  /// The closure runs on whatever thread made it happen, outside the lock: it may call the manager,
  /// and what follows from that is delivered after this call.
  ///
  /// - Returns: The registration, with which the listening ends: when it is cancelled, and when it is released.
  public func listen(_ listener: @escaping PostListener) -> Registration {
    Registration(.listener(addListener(listener)), in: reference)
  }

  private func addListener(_ listener: @escaping PostListener) -> Int {
    state.withLock { $0.observers.add(listener) }
  }

  /// Ends a subscription to everything; an event that is being delivered may still arrive.
  func stopListening(_ token: Int) {
    _ = state.withLock { $0.observers.remove(token) }
  }

  /// The events of one post from now on; `post(_:_:owner:onEvent:)` delivers the first ones, too.
  func events(of handle: PostHandle<some Any>) -> AsyncStream<PostEvent> {
    AsyncStream(bufferingPolicy: .bufferingNewest(Self.keptEventCount)) { continuation in
      let token = state.withLock { state -> Int? in
        guard handle.handleState.outcome == nil else { return nil }
        return state.observers.add(
          { event in
            continuation.yield(event)
            if event.kind == .gone { continuation.finish() }
          }, to: handle.number)
      }
      guard let token else { return continuation.finish() }
      continuation.onTermination = { [weak self] _ in
        _ = self?.state.withLock { $0.observers.remove(token, from: handle.number) }
      }
    }
  }

  /// Delivers the events in order; the events of a call made from inside a listener come after this one.
  ///
  /// The thread that delivers the last of them also wakes those who wait for the end.
  func notifyListeners() {
    while true {
      var hasIdleWaiters = false
      var ended: [Int: AsyncStream<PostEvent>.Continuation] = [:]
      let batch = state.withLock { state -> [(event: PostEvent, upTo: Int)]? in
        guard !state.observers.isDelivering else { return nil }
        if state.observers.outbox.isEmpty {
          hasIdleWaiters = !state.observers.idleWaiters.isEmpty
          if state.scheduler.isClosed { swap(&ended, &state.observers.streams) }
          return nil
        }
        state.observers.isDelivering = true
        var batch: [(event: PostEvent, upTo: Int)] = []
        swap(&batch, &state.observers.outbox)
        return batch
      }
      if hasIdleWaiters { wakeIdleWaiters() }
      for stream in ended.values {
        stream.finish()
      }
      guard let batch else { return }
      for (event, newest) in batch {
        for listener in state.withLock({ $0.observers.listeners(of: event) })
        where listener.token <= newest {
          listener.hear(event)
        }
        if event.kind == .gone, let number = event.number { endFollowing(number) }
      }
      state.withLock { $0.observers.isDelivering = false }
    }
  }

  /// Releases the listeners of a post that has ended.
  private func endFollowing(_ number: Int) {
    _ = state.withLock { $0.observers.removeFollowers(of: number) }
  }
}
