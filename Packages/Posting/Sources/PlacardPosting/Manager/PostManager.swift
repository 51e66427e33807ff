public import PlacardAccessibility
public import PlacardModels
import Synchronization

/// Posts messages: a locked ``PostQueue``, driven by a clock, with a mailbox for each poster.
///
/// Everything but waiting for an end is synchronous and may be called from any thread or task; no
/// user code ever runs under the lock. Backends are chosen where a manager is made.
///
/// ```swift
/// let messages = PostManager(posters: [.terminal()])
/// messages.post("Saved")
/// await messages.finish()
/// ```
public final class PostManager: Sendable {
  struct State: Sendable {
    var queue: PostQueue
    var endings: [Int: PostEnding] = [:]
    /// How many posters have failed to show a post.
    var failures: [Int: Int] = [:]
    var timer: Task<Void, Never>?
    var timerDue: Duration?
    var listeners: [Int: @Sendable (PostEvent) -> Void] = [:]
    var listenerCount = 0
    var outbox: [PostEvent] = []
    var isDelivering = false
    var idleWaiters: [CheckedContinuation<Void, Never>] = []
  }

  let clock: ManagerClock
  let mailboxes: [PosterMailbox]
  let state: Mutex<State>
  private let carriers: Mutex<[Task<Void, Never>]>

  /// Creates a manager; its time starts now.
  ///
  /// - Parameters:
  ///   - posters: The backends, each of which is given every post.
  ///   - lanes: The rules of lanes that differ from the serial default.
  ///   - defaults: What a post leaves open and its style does not decide.
  ///   - readingTime: How long a message takes to read, with the person's time factor.
  ///   - clock: What time is told by; tests pass a manual one.
  ///   - onFailure: Told of every error that a poster throws; called from the poster's own task.
  public init(
    posters: [any Poster], lanes: [LaneChange] = [], defaults: PostOptions = PostOptions(),
    readingTime: ReadingTime = ReadingTime(), clock: some Clock<Duration> = ContinuousClock(),
    onFailure: @escaping @Sendable (any Error) -> Void = { _ in }
  ) {
    let mailboxes = posters.map { PosterMailbox($0) }
    self.mailboxes = mailboxes
    self.clock = ManagerClock(clock)
    let queue = PostQueue(defaults: defaults, lanes: lanes, readingTime: readingTime) { post in
      posters.reduce(.zero) { $0.longest($1.timing(for: post)) }
    }
    state = Mutex(State(queue: queue))
    carriers = Mutex([])
    for poster in posters {
      poster.attach(PosterSignals { [weak self] in self?.receive($0) })
    }
    let tasks = mailboxes.map { mailbox in
      Task { [weak self] in
        await mailbox.run { [weak self] error, post in
          onFailure(error)
          if let post { self?.countFailure(of: post) }
        }
      }
    }
    carriers.withLock { $0 = tasks }
  }

  deinit {
    state.withLock { $0.timer?.cancel() }
    for mailbox in mailboxes {
      mailbox.close()
    }
  }

  /// Carries out a command: the way for whatever comes as data, from a feed or a script.
  public func handle(_ command: PostCommand) {
    if case .post(let message, let options) = command {
      post(message, options)
    } else {
      transact { queue, now in queue.handle(command, at: now) }
    }
  }

  /// How many deliveries wait for the poster that is furthest behind.
  public var backlog: Int {
    mailboxes.map(\.count).max() ?? 0
  }

  /// Waits until nothing more happens by itself, then closes.
  ///
  /// What never expires is ended by the closing, unless a person can still answer it: a post with
  /// actions is waited for while some poster is interactive.
  public func finish() async {
    await withCheckedContinuation { continuation in
      let isDone = state.withLock { state -> Bool in
        if isIdle(&state) { return true }
        state.idleWaiters.append(continuation)
        return false
      }
      if isDone { continuation.resume() }
    }
    await flush()
    await close()
  }

  /// Waits until every poster has carried out what was asked of it so far.
  public func flush() async {
    for mailbox in mailboxes {
      await mailbox.flush()
    }
  }

  /// Ends everything now, and waits until every poster has carried that out.
  public func close() async {
    transact { queue, now in queue.handle(.close, at: now) }
    for mailbox in mailboxes {
      mailbox.close()
    }
    for carrier in carriers.withLock({ $0 }) {
      await carrier.value
    }
  }

  private func isIdle(_ state: inout State) -> Bool {
    if state.queue.nextDeadline != nil { return false }
    let canAnswer = mailboxes.contains { $0.poster.capabilities.contains(.interactive) }
    guard canAnswer else { return true }
    return !state.queue.posts(in: [.showing, .shown]).contains { !$0.message.actions.isEmpty }
  }

  private func receive(_ signal: PosterSignal) {
    transact { queue, now in queue.handle(signal, at: now) }
  }

  private func countFailure(of post: Post) {
    let everyoneFailed = state.withLock { state in
      state.failures[post.number, default: 0] += 1
      return state.failures[post.number] == mailboxes.count
    }
    if everyoneFailed {
      transact { queue, now in queue.fail(post.number, at: now) }
    }
  }

  /// Changes the queue under the lock, hands out what follows, then tells the listeners.
  @discardableResult
  func transact<Result: Sendable>(
    _ body: (inout PostQueue, Duration) -> Result,
    registering register: (inout State, Result) -> Void = { _, _ in }
  ) -> Result {
    var idle: [CheckedContinuation<Void, Never>] = []
    let result = state.withLock { state in
      let result = body(&state.queue, clock.now())
      register(&state, result)
      state.queue.settle()
      distribute(&state)
      schedule(&state)
      if !state.idleWaiters.isEmpty, isIdle(&state) {
        swap(&idle, &state.idleWaiters)
      }
      return result
    }
    tellListeners()
    for waiter in idle {
      waiter.resume()
    }
    return result
  }

  private func distribute(_ state: inout State) {
    for effect in state.queue.takeEffects() {
      switch effect {
      case .show(let post): deliver(.show(post))
      case .update(let post): deliver(.update(post))
      case .hide(let post): deliver(.hide(post))
      case .event(let event):
        for mailbox in mailboxes where mailbox.wantsEvents {
          mailbox.put(.event(event))
        }
        if !state.listeners.isEmpty { state.outbox.append(event) }
        if event.kind == .gone { conclude(event, &state) }
      }
    }
  }

  private func deliver(_ delivery: PosterMailbox.Delivery) {
    for mailbox in mailboxes {
      mailbox.put(delivery)
    }
  }

  private func conclude(_ event: PostEvent, _ state: inout State) {
    guard let number = event.post, let reason = event.reason else { return }
    state.failures[number] = nil
    let outcome = event.action.map { Outcome.action($0) } ?? .closed(reason)
    state.endings.removeValue(forKey: number)?.end(outcome)
  }

  /// Keeps exactly one sleeping task, for the earliest deadline.
  private func schedule(_ state: inout State) {
    let deadline = state.queue.nextDeadline
    guard deadline != state.timerDue else { return }
    state.timer?.cancel()
    state.timerDue = deadline
    state.timer = deadline.map { due in
      Task { [weak self, clock] in
        guard (try? await clock.sleep(due)) != nil else { return }
        self?.tick(due)
      }
    }
  }

  private func tick(_ due: Duration) {
    transact { queue, now in queue.advance(to: max(now, due)) }
  }

  /// Tells the events in order; a call made from inside a listener is told after this one.
  private func tellListeners() {
    while true {
      let batch = state.withLock {
        state -> (events: [PostEvent], to: [@Sendable (PostEvent) -> Void])? in
        guard !state.isDelivering, !state.outbox.isEmpty else { return nil }
        state.isDelivering = true
        defer { state.outbox.removeAll(keepingCapacity: true) }
        return (state.outbox, state.listeners.sorted { $0.key < $1.key }.map(\.value))
      }
      guard let batch else { return }
      for event in batch.events {
        for listener in batch.to {
          listener(event)
        }
      }
      state.withLock { $0.isDelivering = false }
    }
  }
}
