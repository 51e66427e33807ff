public import PlacardAccessibility
public import PlacardModels
import Synchronization

/// Posts messages: a locked ``PostScheduler``, driven by a clock, and the posters that it drives.
///
/// Everything but waiting for an end is synchronous and may be called from any thread or task. Backends
/// are chosen where a manager is made, and may join and leave later:
///
/// - A ``Recorder`` writes what stays. It is called on the thread that posts, before `post` returns, in
///   the order of admission and outside the lock; a slow one makes those who post wait, as `print` does.
/// - Any other ``Poster`` presents, and is called from a task of its own behind a mailbox. Posting does not
///   wait for it. One that falls behind costs a bounded amount of memory: it gets the latest state of
///   each post instead of every step, and one `error` event for all events that no longer fit. Whoever would
///   rather wait calls ``waitForCapacity()``.
///
/// Under the lock no code of others runs but the clock's `now`: what posters answer to ``Poster/timing(for:)``,
/// ``Poster/accepts(_:)`` and ``Poster/wants(_:)``, the policy, the changes of an update, makers of content,
/// listeners, and the `deinit` of content may call the manager.
///
/// A program ends with ``finish(_:timeout:)`` or ``close(timeout:)``. A manager that is released closes
/// without waiting: every post ends as `closed`. When the process exits without either, by `exit` or at the
/// end of `main`, a hook on the exiting thread has every recorder write what is pending and calls
/// ``Poster/flushAtExit(_:)`` of the others; `_exit`, a fatal signal and a forked child skip it. An `exit` from
/// inside a recorder, or from inside what that writes to, leaves out that recorder and no other.
///
/// In a child that is made by `fork` without `exec`, recorders go on: what is posted there is written. Posters
/// that present, and ``finish(_:timeout:)``, need threads that only the parent has; make the child's
/// manager in the child.
///
/// ```swift
/// let messages = PostManager(posters: [.terminal()])
/// messages.post("Saved")
/// await messages.finish()
/// ```
public final class PostManager: Sendable {
  /// The clock that it was made with: what else shows things over time, such as work, goes by the same.
  public let clock: ManagerClock
  let posterRegistry: PosterRegistry
  let backpressureGate = BackpressureGate()
  let recording = RecordingLine()
  let state: Monitor<State>
  /// What handles, owners and registrations keep.
  let reference: ManagerReference
  let terminalReleases = TerminalReleases()
  let postPolicy: PostPolicy?
  private let spokenWords: Mutex<AnnouncementWords>
  let onFailure: @Sendable (any Error) -> Void
  private let exitToken = Atomic(0)
  private let releaseProgress = ReleaseProgress()

  /// Creates a manager; its time starts now.
  ///
  /// - Parameters:
  ///   - posters: The backends, each of which is given every post.
  ///   - lanes: The rules of lanes that differ from the default, a stack.
  ///   - defaults: What a post leaves open and its style does not decide.
  ///   - readingTime: How long a message takes to read, with the person's time factor.
  ///   - automatic: How long an automatic duration is in a lane that does not say so itself.
  ///   - rules: What is laid down about posts in general.
  ///   - historyLimit: How many ended posts are remembered, at least 0.
  ///   - postPolicy: Who may refuse a post or a removal, beside the posters.
  ///   - words: The words that are added to what is said, for translation.
  ///   - clock: The clock; tests pass a manual one.
  ///   - onFailure: Called with every error that a poster throws: from the poster's own task, or, for a
  ///     recorder, on the thread that posts.
  @_disfavoredOverload
  public init(
    posters: [any Poster], lanes: [LaneConfiguration] = [], defaults: PostOptions = PostOptions(),
    readingTime: ReadingTime = ReadingTime(), automatic: LaneConfiguration.Automatic = .reading,
    rules: RuleBook = RuleBook(), historyLimit: Int = 1000, postPolicy: PostPolicy? = nil,
    words: AnnouncementWords = .english,
    clock: some Clock<Duration> = ContinuousClock(),
    onFailure: @escaping @Sendable (any Error) -> Void = { _ in }
  ) {
    let posterRegistry = PosterRegistry()
    self.posterRegistry = posterRegistry
    self.clock = ManagerClock(clock)
    self.postPolicy = postPolicy
    self.onFailure = onFailure
    let state = Monitor(
      State(
        PostScheduler(
          defaults: defaults, lanes: lanes, readingTime: readingTime, automatic: automatic,
          rules: rules, historyLimit: historyLimit)
      ))
    self.state = state
    reference = ManagerReference(state)
    spokenWords = Mutex(words)
    reference.lead(to: self)
    self.words = words
    for poster in posters {
      add(poster)
    }
    if posters.isEmpty {
      state.withLock { state in
        regardDecisions(&state)
        followHosts(&state)
      }
    }
    let token = ProcessExit.add { [weak self, releaseProgress] in
      if let self { flushAtExit() } else { releaseProgress.waitAtExit() }
    }
    exitToken.store(token, ordering: .relaxed)
  }

  deinit {
    releaseProgress.begin()
    transact { scheduler, now in scheduler.handle(.close, at: now) }
    for mailbox in state.withLock({ $0.mailboxes }) {
      mailbox.leaveAtExit()
    }
    closeMailboxes()
    releaseProgress.end()
    ProcessExit.remove(exitToken.load(ordering: .relaxed))
    var released = State(PostScheduler())
    state.withLock { swap(&$0, &released) }
  }

  /// The words that are added to what is said; those set later hold for what is announced from then on.
  public var words: AnnouncementWords {
    get { spokenWords.withLock { $0 } }
    set {
      spokenWords.withLock { $0 = newValue }
      state.withLock { $0.scheduler.announcementWords = newValue == .english ? nil : newValue }
    }
  }

  /// Carries out a command: the way for whatever comes as data, from a feed or a script.
  ///
  /// - Parameters:
  ///   - command: What is asked.
  ///   - line: The physical line that gave it, from 1: named by every problem with it.
  public func handle(_ command: PostCommand, line: Int? = nil) {
    if case .update(let id, let change) = command, change.source == nil {
      return self.change(id: id, by: change, line: line)
    }
    transact { scheduler, now in scheduler.handle(command, at: now, line: line) }
  }

  /// Changes the scheduler under the lock, hands out what follows, has it recorded, then notifies the listeners.
  ///
  /// What others have to decide is decided outside the lock, before and afterwards.
  @discardableResult
  func transact<Result: Sendable>(
    _ body: (inout PostScheduler, Duration) -> Result,
    registering register: (inout State, Result) -> Void = { _, _ in }
  ) -> Result {
    var time: Duration?
    var hasListeners = false
    while true {
      let turn = takeTurn(at: time, body, registering: register)
      complete(turn)
      hasListeners = hasListeners || turn.hasListeners
      if !turn.requests.isEmpty, decide(turn.requests, until: turn.time) { hasListeners = true }
      if let result = turn.result {
        if hasListeners { notifyListeners() }
        return result
      }
      time = turn.time
    }
  }
}
