import PlacardModels
import Synchronization

extension PostManager {
  /// Waits until nothing more happens by itself, then closes.
  ///
  /// What never expires is ended by the closing, unless a person can still answer it: while some
  /// poster is interactive, a post with actions is waited for, and so is one that a person drags or
  /// points at. What only the program or a focused window could set going again is not: a suspended
  /// manager is closed. As long as a poster takes for what was asked of it, so long this waits too.
  ///
  /// - Parameter patience: How long the closing waits for a poster that hangs, as ``close(patience:)``.
  public func finish(patience: Duration? = .seconds(5)) async {
    cancelOwnLoops()
    repeat {
      await becomeIdle()
      await flush()
    } while !state.withLock { isIdle(&$0) }
    await close(patience: patience)
  }

  /// Waits until every poster has carried out what was asked of it so far.
  public func flush() async {
    for mailbox in state.withLock({ $0.mailboxes }) {
      await mailbox.flush()
    }
  }

  /// Ends everything now, and waits until every poster has carried that out and is closed.
  ///
  /// May be called more than once, and at the same time.
  ///
  /// - Parameter patience: How long it waits while no poster carries anything out: a slow poster is
  ///   waited for, one that hangs is given up; nil waits for ever, as a program does whose output is
  ///   a pipe that somebody may read later.
  /// - Returns: Whether every poster has carried everything out.
  @discardableResult
  public func close(patience: Duration? = .seconds(5)) async -> Bool {
    transact { queue, now in queue.handle(.close, at: now) }
    let mailboxes = state.withLock { $0.mailboxes }
    closeMailboxes()
    let farewell = Settled<Bool>()
    let carriers = state.withLock { $0.carriers }
    Task {
      for carrier in carriers.values {
        await carrier.value
      }
      farewell.settle(true)
    }
    var watcher: Task<Void, Never>?
    if let patience {
      watcher = Task { await watch(mailboxes, for: max(patience, .zero), givingUp: farewell) }
    }
    defer { watcher?.cancel() }
    return await farewell.value
  }

  /// Settles for failure once no poster has carried anything out for so long.
  private func watch(
    _ mailboxes: [PosterMailbox], for patience: Duration, givingUp farewell: Settled<Bool>
  ) async {
    var carriedOut: [Int] = []
    repeat {
      carriedOut = mailboxes.map(\.progress.carriedOut)
      guard (try? await clock.sleep(until: clock.now() + patience)) != nil else { return }
    } while mailboxes.map(\.progress.carriedOut) != carriedOut
    farewell.settle(false)
  }

  private func becomeIdle() async {
    await withCheckedContinuation { continuation in
      let isDone = state.withLock { state -> Bool in
        if isIdle(&state) { return true }
        state.audience.idleWaiters.append(continuation)
        return false
      }
      if isDone { continuation.resume() }
    }
  }

  /// Whether nothing more happens by itself: no work and no timer runs, no listener is being told,
  /// nobody is asked.
  func isIdle(_ state: inout State) -> Bool {
    guard state.runningWork == 0, !state.audience.isDelivering, state.audience.outbox.isEmpty,
      state.makingCount == 0,
      state.queue.nextDeadline == nil
    else { return false }
    let canAnswer = state.mailboxes.contains { $0.poster.capabilities.contains(.interactive) }
    return !canAnswer || !state.queue.awaitsPerson
  }
}
