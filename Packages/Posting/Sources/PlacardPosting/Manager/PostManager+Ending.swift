import PlacardModels
import Synchronization

/// What a manager waits for before it closes.
public enum FinishCondition: Sendable, Hashable, CaseIterable {
  /// Work that runs, and questions that a person can still answer; where what was said does not stay
  /// to be read, the time of what is shown, too.
  case whenShown
  /// Everything that ends by itself.
  case whenExpired
}

extension PostManager {
  /// Waits for work that runs and for open questions, then closes.
  ///
  /// In a pipe, a log and an inline region of a terminal, what was said stays, so nothing else is waited
  /// for: what is still shown or waits is left there, in order. A poster that presents without the capability
  /// ``PosterCapabilities/keeps``, as one above an application does, leaves nothing behind: while there is
  /// one, timed posts are given their time. A question is a post that is modal or has an action,
  /// and does not expire; it is open while some poster is interactive, so in a pipe none is waited for. What
  /// a person drags or points at is waited for, too.
  ///
  /// Where the task is cancelled, nothing more is waited for: the manager closes, and posters carry out on
  /// their own what was asked of them.
  ///
  /// - Parameters:
  ///   - condition: What is waited for.
  ///   - timeout: How long it waits for a poster that hangs, as ``close(timeout:)``.
  public func finish(
    _ condition: FinishCondition = .whenShown, timeout: Duration? = .seconds(1)
  ) async {
    runFinishHooks()
    repeat {
      await becomeIdle(condition)
      let mailboxes = state.withLock { $0.mailboxes }
      let isComplete = await wait(for: mailboxes, timeout: timeout) {
        for mailbox in mailboxes { await mailbox.flush() }
      }
      guard isComplete, !Task.isCancelled else {
        await close(timeout: timeout.map { min($0, .seconds(1)) })
        return
      }
    } while !isIdle(condition)
    await close(timeout: timeout)
  }

  /// Waits until every poster has carried out what was asked of it so far, or the task is cancelled.
  public func flush() async {
    for mailbox in state.withLock({ $0.mailboxes }) {
      await mailbox.flush()
    }
  }

  /// Ends everything now, and waits until every poster has carried that out and is closed.
  ///
  /// Every post is seen first: it gets its line, or its first frame, which a region leaves in the
  /// scrollback. Work and questions are not waited for; ``finish(_:timeout:)`` does that. Later posts are
  /// `rejected`. May be called more than once, and at the same time. Where the task is cancelled, it returns at
  /// once, and posters carry out on their own what was asked of them.
  ///
  /// - Parameter timeout: How long it waits while no poster carries anything out: a slow poster is
  ///   waited for, one that hangs is given up; nil waits for ever, as a program does whose output is
  ///   a pipe that somebody may read later.
  /// - Returns: Whether every poster has carried everything out before the timeout or the end of the task.
  @discardableResult
  public func close(timeout: Duration? = .seconds(1)) async -> Bool {
    transact { scheduler, now in scheduler.handle(.close, at: now) }
    let (mailboxes, recorders) = state.withLock { ($0.mailboxes, $0.recorders) }
    closeMailboxes()
    let areRecordersClosed = await Promise.completion {
      for recorder in recorders { await recorder.poster.close() }
    }
    guard areRecordersClosed else { return false }
    let carriers = state.withLock { $0.carriers }
    return await wait(for: mailboxes, timeout: timeout) {
      for carrier in carriers.values { await carrier.value }
    }
  }

  /// Waits for the end of something that posters do, as long as any of them carries something out.
  ///
  /// - Parameters:
  ///   - mailboxes: The posters'.
  ///   - timeout: How long it waits while nothing is carried out; nil waits for ever.
  ///   - end: What is waited for.
  /// - Returns: Whether it has come before the timeout or the end of the task.
  private func wait(
    for mailboxes: [PosterMailbox], timeout: Duration?,
    until end: @escaping @Sendable () async -> Void
  ) async -> Bool {
    guard !mailboxes.isEmpty else { return true }
    let isComplete = Promise<Bool>()
    Task {
      await end()
      isComplete.resolve(true)
    }
    var watcher: Task<Void, Never>?
    if let timeout {
      watcher = Task { await watch(mailboxes, for: max(timeout, .zero), givingUp: isComplete) }
    }
    defer { watcher?.cancel() }
    return await isComplete.value ?? false
  }

  /// Resolves to false once no poster has carried anything out for so long.
  private func watch(
    _ mailboxes: [PosterMailbox], for timeout: Duration, givingUp isComplete: Promise<Bool>
  ) async {
    var carriedOut: [Int] = []
    repeat {
      carriedOut = mailboxes.map(\.progress.carriedOut)
      guard (try? await clock.sleep(until: clock.now + timeout)) != nil else { return }
    } while mailboxes.map(\.progress.carriedOut) != carriedOut
    isComplete.resolve(false)
  }

  private func becomeIdle(_ condition: FinishCondition) async {
    let waiter = Waiter<Void>()
    let canAnswer = isInteractive
    let isDone = state.withLock { state -> Bool in
      if state.isIdle(condition, canAnswer: canAnswer) { return true }
      state.observers.idleWaiters.append((condition, waiter))
      return false
    }
    guard !isDone else { return }
    // Who could answer may have changed since it was asked.
    wakeIdleWaiters()
    await waiter.value(orWhenCancelled: ())
    if Task.isCancelled {
      state.withLock { $0.observers.idleWaiters.removeAll { $0.1 === waiter } }
    }
  }

  /// Wakes those who wait for the end and for whom it has come.
  func wakeIdleWaiters() {
    let canAnswer = isInteractive
    for waiter in state.withLock({ $0.takeIdle(canAnswer: canAnswer) }) {
      waiter.resume(returning: ())
    }
  }

  private func isIdle(_ condition: FinishCondition) -> Bool {
    let canAnswer = isInteractive
    return state.withLock { $0.isIdle(condition, canAnswer: canAnswer) }
  }
}

extension PostManager.State {
  /// Takes those out of who waits for the end for whom it has come.
  fileprivate mutating func takeIdle(canAnswer: Bool) -> [Waiter<Void>] {
    var (idle, waiting): ([Waiter<Void>], [Observers.IdleWaiter]) = ([], [])
    for (condition, waiter) in observers.idleWaiters {
      if isIdle(condition, canAnswer: canAnswer) {
        idle.append(waiter)
      } else {
        waiting.append((condition, waiter))
      }
    }
    observers.idleWaiters = waiting
    return idle
  }

  /// Whether nothing more happens that is to be waited for: no work runs, no content is being made, nothing is
  /// being decided, no listener is being called, nobody is asked.
  fileprivate func isIdle(_ condition: FinishCondition, canAnswer: Bool) -> Bool {
    guard runningWork.isEmpty, !observers.isDelivering, observers.outbox.isEmpty, makingCount == 0,
      decidingCount == 0
    else { return false }
    let stays = mailboxes.allSatisfy(\.keeps)
    if condition == .whenExpired || !stays, scheduler.nextDeadline != nil { return false }
    return !canAnswer || !scheduler.awaitsPerson
  }
}
