public import PlacardAccessibility
public import PlacardModels
import Synchronization

/// Posts messages: a locked ``PostQueue``, driven by a clock, with a mailbox for each poster.
///
/// Everything but waiting for an end is synchronous and may be called from any thread or task. Under
/// the lock no code of others runs but what must be quick and pure anyway: `Poster.timing(for:)`, the
/// clock's `now`, and the changes of an update. Backends are chosen where a manager is made.
///
/// A manager that is let go of closes: every post ends as `closed`, and its posters are told so.
///
/// ```swift
/// let messages = PostManager(posters: [.terminal()])
/// messages.post("Saved")
/// await messages.finish()
/// ```
public final class PostManager: Sendable {
  struct State: Sendable {
    var queue: PostQueue
    var endings: [Int: Settled<Outcome>] = [:]
    /// How many posters have failed to show a post.
    var failures: [Int: Int] = [:]
    var timer: Task<Void, Never>?
    var timerDue: Duration?
    /// In the order of subscription.
    var listeners: [Listener] = []
    var subscriptions = 0
    /// The events that are not told yet, each with the newest subscription that hears of it.
    var outbox: [(event: PostEvent, upTo: Int)] = []
    var isDelivering = false
    var streams: [Int: AsyncStream<PostEvent>.Continuation] = [:]
    var idleWaiters: [CheckedContinuation<Void, Never>] = []
  }

  let clock: ManagerClock
  let mailboxes: [PosterMailbox]
  let state: Mutex<State>
  let carriers: Mutex<[Task<Void, Never>]>

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
    transact { queue, now in queue.handle(.close, at: now) }
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

  private func receive(_ signal: PosterSignal) {
    transact { queue, now in queue.handle(signal, at: now) }
  }

  private func countFailure(of post: Post) {
    let everyoneFailed = state.withLock { state in
      guard state.endings[post.number] != nil else { return false }
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
    let result = state.withLock { state in
      let result = body(&state.queue, clock.now())
      register(&state, result)
      state.queue.settle()
      distribute(&state)
      schedule(&state)
      return result
    }
    tellListeners()
    return result
  }

  private func distribute(_ state: inout State) {
    for effect in state.queue.takeEffects() {
      switch effect {
      case .show(let post): deliver(.show(post))
      case .update(let post): deliver(.update(post))
      case .hide(let post): deliver(.hide(post))
      case .make: break
      case .event(let event):
        for mailbox in mailboxes where mailbox.wantsEvents {
          mailbox.put(.event(event))
        }
        if !state.listeners.isEmpty { state.outbox.append((event, state.subscriptions)) }
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
    state.endings.removeValue(forKey: number)?.settle(outcome)
  }

  /// Keeps exactly one sleeping task, for the earliest deadline.
  private func schedule(_ state: inout State) {
    let deadline = state.queue.nextDeadline
    guard deadline != state.timerDue else { return }
    state.timer?.cancel()
    state.timerDue = deadline
    state.timer = deadline.map { due in
      Task { [weak self, clock] in
        guard (try? await clock.sleep(until: due)) != nil else { return }
        self?.tick(due)
      }
    }
  }

  private func tick(_ due: Duration) {
    transact { queue, now in queue.advance(to: max(now, due)) }
  }
}
