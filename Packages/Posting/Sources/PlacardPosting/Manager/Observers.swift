import PlacardModels

/// What observes events, beside the posters: handles, listeners and streams.
struct Observers: Sendable {
  struct Listener: Sendable {
    let token: Int
    let hear: PostListener
  }

  typealias IdleWaiter = (FinishCondition, Waiter<Void>)

  var handleStates = HandleTable()
  /// In the order of subscription.
  var listeners: [Listener] = []
  /// Those of a single post, by its number.
  var followers: [Int: [Listener]] = [:]
  var subscriptions = 0
  /// The undelivered events, each with the newest subscription that receives it.
  var outbox: [(event: PostEvent, upTo: Int)] = []
  var isDelivering = false
  var streams: [Int: AsyncStream<PostEvent>.Continuation] = [:]
  /// Who waits for the end, and under which condition.
  var idleWaiters: [IdleWaiter] = []
  /// What is to be resumed after the lock is released.
  var resumptions: [HandleState.PendingResumption] = []

  /// Whether no listener hears of anything.
  var isUnheard: Bool { listeners.isEmpty && followers.isEmpty }

  /// Whether some listener hears of a post; 0 is no post.
  func follows(_ number: Int) -> Bool {
    !listeners.isEmpty || !followers.isEmpty && followers[number] != nil
  }

  /// Takes note of what happened to a post, for those who hold its handle.
  ///
  /// - Parameters:
  ///   - eventRecord: What happened.
  ///   - action: The action that the post left for, if it did.
  mutating func note(_ eventRecord: PostScheduler.EventRecord, action: @autoclosure () -> String?) {
    switch eventRecord.kind {
    case .didShow:
      handleStates[eventRecord.number]?.show(into: &resumptions)
    case .gone:
      guard let reason = eventRecord.reason,
        let handleState = handleStates.remove(eventRecord.number)
      else { return }
      handleState.end(action().map { .action($0) } ?? .closed(reason), into: &resumptions)
    default: break
    }
  }

  /// Those who hear of an event.
  func listeners(of event: PostEvent) -> [Listener] {
    guard let followers = event.number.flatMap({ followers[$0] }) else { return listeners }
    return listeners + followers
  }

  /// Begins a subscription: to everything, or to what happens to one post.
  mutating func add(_ hear: @escaping PostListener, to post: Int? = nil) -> Int {
    subscriptions += 1
    let listener = Listener(token: subscriptions, hear: hear)
    if let post {
      followers[post, default: []].append(listener)
    } else {
      listeners.append(listener)
    }
    return subscriptions
  }

  /// Ends a subscription.
  ///
  /// - Returns: What is to be released outside the lock.
  mutating func remove(_ token: Int, from post: Int? = nil) -> [Listener] {
    streams[token] = nil
    var own = post.map { followers[$0] ?? [] } ?? listeners
    let removed = own.filter { $0.token == token }
    own.removeAll { $0.token == token }
    if let post { followers[post] = own.isEmpty ? nil : own } else { listeners = own }
    return removed
  }

  /// Ends the subscriptions to a post.
  ///
  /// - Returns: What is to be released outside the lock.
  mutating func removeFollowers(of post: Int) -> [Listener] {
    followers.isEmpty ? [] : followers.removeValue(forKey: post) ?? []
  }
}
