import PlacardModels
import Synchronization

/// What stands between a manager and one poster: deliveries in order, carried out one at a time.
///
/// Putting in never waits and takes the lock once for all effects of a change. The poster's task takes the
/// whole line at once too. What waits for a slow poster is bounded, see ``MailboxQueue``.
final class PosterMailbox: Sendable {
  typealias Delivery = MailboxQueue.Delivery
  typealias Reader = CheckedContinuation<Void, Never>

  struct State {
    var queue: MailboxQueue
    var isClosed = false
    /// Whether the poster is closed too.
    var isDone = false
    /// Whether the poster has written, at exit, the posts that it had not received.
    var hasFlushed = false
    var isBehind = false
    /// The poster's task, while it has nothing to do.
    var reader: Reader?
    /// The posts of which a selective poster has recorded an event.
    var heard: Set<Int> = []
    /// What a selective poster has not decided on.
    var offers: [Offer] = []
    /// Whether some thread has it decide.
    var isChoosing = false

    /// The poster's task, to be woken if it has nothing to do while there is something.
    ///
    /// The entries it is woken for are claimed, so the result does not depend on when the task runs.
    mutating func wake() -> Reader? {
      guard reader != nil, !queue.isEmpty || isClosed else { return nil }
      if queue.waiting <= PosterMailbox.claimLimit { queue.claimAll() }
      return reader.take()
    }
  }

  /// How many deliveries wait for a poster that is far behind, and at how many it has caught up.
  private static let pendingLimits = (far: 1024, near: 512)

  /// The maximum number of deliveries claimed for an idle poster.
  private static let claimLimit = 64

  /// The number that the manager knows the poster by.
  let token: Int
  let poster: any Poster
  let name: String?
  let wantsEvents: Bool
  /// Whether it decides which posts it receives.
  let isSelective: Bool
  /// Whether it leaves what ended unseen where things stay.
  let keeps: Bool
  /// Whether it says how long entrances and exits take.
  let animates: Bool
  let progress: DeliveryProgress
  let state: Mutex<State>
  let reference: ManagerReference
  private let gate: BackpressureGate
  /// What ``leaveAtExit()`` was registered with; 0 for nothing.
  private let exitToken = Atomic(0)

  init(
    _ poster: any Poster, token: Int, gate: BackpressureGate, reference: ManagerReference
  ) {
    self.poster = poster
    self.token = token
    self.gate = gate
    self.reference = reference
    name = poster.name
    wantsEvents = poster.capabilities.contains(.records)
    isSelective = poster.capabilities.contains(.selective)
    keeps = poster.capabilities.contains(.keeps)
    animates = poster.capabilities.contains(.animates)
    let queue = MailboxQueue(keeps: keeps)
    progress = queue.progress
    state = Mutex(State(queue: queue))
  }

  /// How many deliveries wait.
  var count: Int {
    state.withLock { $0.queue.waiting }
  }

  /// Takes over what posters have to do about some events, and the events where the poster wants them.
  ///
  /// - Returns: The poster's task, if it has to be woken: outside every lock.
  func put(_ range: Range<Int>, of scheduler: borrowing PostScheduler) -> Reader? {
    state.withLock { state in
      guard !state.isClosed else { return nil }
      for index in range {
        let eventRecord = scheduler.events[index]
        if wantsEvents, eventRecord.sequence > 0 {
          state.queue.put(scheduler.event(of: eventRecord))
        }
        if let notice = scheduler.notice(of: eventRecord) { state.queue.put(notice) }
      }
      closeGateIfBehind(&state)
      return state.wake()
    }
  }

  /// Takes over deliveries, which are put in under the lock.
  func put(_ fill: (inout State) -> Void) -> Reader? {
    state.withLock { state in
      guard !state.isClosed else { return nil }
      fill(&state)
      closeGateIfBehind(&state)
      return state.wake()
    }
  }

  /// Closes the back-pressure gate if the poster has fallen far behind.
  func closeGateIfBehind(_ state: inout State) {
    guard !state.isBehind, !state.isClosed, state.queue.waiting > Self.pendingLimits.far else {
      return
    }
    state.isBehind = true
    gate.close()
  }

  /// Waits until everything put in before has been carried out.
  func flush() async {
    let barrier = Promise<Bool>()
    let reader = perform { state in
      if state.isClosed { barrier.resolve(false) } else { state.queue.put(.barrier(barrier)) }
    }
    reader?.resume()
    choose()
    _ = await barrier.value
  }

  /// Ends the deliveries; what was put in before is still carried out.
  func close() {
    let reader = perform { $0.isClosed = true }
    reader?.resume()
    choose()
    clear()
  }

  /// Offers a presented post to a poster that joins; a selective one needs ``choose()`` afterwards.
  func welcome(_ post: PostScheduler.PostSnapshot) {
    let offer = Offer.post(post, event: nil, isGone: false, .show(post))
    let isWanted = isSelective || wants(post.post)
    state.withLock { state in
      if isSelective { state.offers.append(offer) } else { state.take(offer, isWanted: isWanted) }
    }
  }

  /// Reports the waiting posts of a lane to a poster that comes late, or a selective one; see
  /// ``welcome(_:)``.
  func welcome(_ queue: LaneQueue) {
    state.withLock { state in
      if isSelective {
        state.offers.append(.action { if !$0.isClosed { $0.queue.put(.queue(queue)) } })
      } else {
        state.queue.put(.queue(queue))
      }
    }
  }

  /// Ends the deliveries with the ends of all posts that the poster has received; a selective one needs
  /// ``choose()`` afterwards.
  ///
  /// - Returns: The poster's task, if it has to be woken: outside every lock.
  func leave(_ scheduler: PostScheduler) -> Reader? {
    let posts = scheduler.presentedSnapshots
    return perform { state in
      guard !state.isClosed else { return }
      for var post in posts {
        (post.reason, post.isAnimated) = (.closed, false)
        state.queue.put(.hide(post))
      }
      state.isClosed = true
    }
  }

  /// Has the poster write pending posts if the process exits before their delivery; for a mailbox whose
  /// manager is gone.
  func leaveAtExit() {
    exitToken.store(ProcessExit.add { [self] in flushAtExit([]) }, ordering: .relaxed)
  }

  /// Everything has been carried out, and the poster is closed.
  func finish() {
    state.withLock { $0.isDone = true }
    ProcessExit.remove(exitToken.load(ordering: .relaxed))
  }

  /// Has the poster write the posts that it has not received, as the process exits; once.
  ///
  /// - Parameter live: The live posts of the scheduler.
  func flushAtExit(_ live: [Post]) {
    let found = ProcessExit.attempt {
      state.withLockIfAvailable { state in
        defer { state.hasFlushed = true }
        return (isOver: state.isDone || state.hasFlushed, posts: state.undelivered(of: live))
      }
    }
    let (isOver, posts) = found ?? (false, live)
    if !isOver { poster.flushAtExit(posts.filter { wants($0) }) }
  }

  /// Lets those go on who wait for this poster, once it has caught up or gets nothing more.
  func clear() {
    let isClear = state.withLock { state in
      guard state.isBehind else { return false }
      guard state.isClosed || state.queue.waiting <= Self.pendingLimits.near else { return false }
      state.isBehind = false
      return true
    }
    if isClear { gate.open() }
  }
}
