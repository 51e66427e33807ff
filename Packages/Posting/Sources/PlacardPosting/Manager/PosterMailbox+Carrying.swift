import PlacardModels
import Synchronization

extension PosterMailbox {
  /// The maximum number of entries claimed at once, and the number after which backpressure is checked.
  private static let batchLimit = 64
  /// The maximum duration of a batch for the next to be longer.
  ///
  /// Claimed entries do not change any more, so a slow poster claims one at a time.
  private static let quickBatch = Duration.microseconds(500)

  /// Carries out deliveries until the mailbox is closed and empty, then closes the poster.
  ///
  /// - Parameter fail: Receives each error, with the number of the post if it could not be shown.
  func run(failing fail: @Sendable (any Error, _ number: Int?) -> Void) async {
    var entries: [MailboxQueue.Entry] = []
    while await next(&entries) {
      var batch = 0..<min(1, entries.count)
      while !batch.isEmpty {
        let start = ContinuousClock.now
        claim(&entries, batch)
        for index in batch {
          progress.begin()
          var entry = MailboxQueue.Entry.carriedOut
          swap(&entry, &entries[index])
          if case .other(let delivery) = consume entry { await carryOut(delivery, fail) }
          progress.end()
        }
        let hasComeFar =
          batch.lowerBound / Self.batchLimit < batch.upperBound / Self.batchLimit
        if hasComeFar { clear() }
        let isQuick = start.duration(to: .now) < Self.quickBatch
        let length = isQuick ? min(2 * batch.count, Self.batchLimit) : 1
        batch = batch.upperBound..<min(batch.upperBound + length, entries.count)
      }
    }
    await poster.close()
    finish()
  }

  /// Waits for what comes next.
  ///
  /// - Parameter entries: What was taken last, whose memory is used again.
  /// - Returns: False at the end.
  private func next(_ entries: inout [MailboxQueue.Entry]) async -> Bool {
    clear()
    entries.removeAll(keepingCapacity: true)
    while true {
      let (hasMore, isOver) = state.withLock { ($0.queue.take(into: &entries), $0.isClosed) }
      if hasMore { return true }
      if isOver { return false }
      if entries.capacity > MailboxQueue.idleCapacity { entries = [] }
      await withCheckedContinuation { reader in
        let isNeeded = state.withLock { state in
          state.reader = reader
          state.queue.releaseCapacity()
          return state.wake() != nil
        }
        if isNeeded { reader.resume() }
      }
    }
  }

  /// Claims the entries of a batch, which is begun next.
  private func claim(_ entries: inout [MailboxQueue.Entry], _ batch: Range<Int>) {
    guard entries[batch].contains(where: \.isOpen) else { return }
    state.withLock { $0.queue.claim(&entries, batch) }
  }

  /// Delivers a post that ended before the poster received it: one that keeps what it shows
  /// leaves it where that stays, any other shows it and takes it away.
  private func leave(_ post: Post) async throws {
    var seen = post
    (seen.state, seen.reason, seen.isAnimated) = (.shown, nil, false)
    seen.count = max(seen.count, 1)
    var failure: (any Error)?
    if !keeps { do { try await poster.show(seen) } catch { failure = error } }
    (seen.state, seen.reason, seen.count) = (.hiding, post.reason, 0)
    await poster.hide(seen)
    _ = state.withLock { $0.queue.removeUnseen(seen.number) }
    if let failure { throw failure }
  }

  /// Calls the poster for one delivery.
  ///
  /// Kept out of ``run(failing:)``, whose end would be copied into each suspension.
  @inline(never)
  private func carryOut(
    _ delivery: consuming Delivery, _ fail: (any Error, _ number: Int?) -> Void
  ) async {
    var shown: Int?
    do {
      switch consume delivery {
      case .show(let post):
        shown = post.number
        try await poster.show(post.post)
      case .update(let post): try await poster.update(post.post)
      case .hide(let post): await poster.hide(post.post)
      case .leave(let post): try await leave(post.post)
      case .queue(let queue): await poster.updateQueue(queue)
      case .event(let event): try await poster.observe(event)
      case .missed(let count, let first): try await poster.observe(.missed(count, first: first))
      case .barrier(let barrier): barrier.resolve(true)
      }
    } catch {
      fail(error, shown)
    }
  }
}

extension PostEvent {
  /// The event that a slow poster receives in place of dropped ones.
  fileprivate static func missed(_ count: Int, first: PostEvent) -> PostEvent {
    var event = PostEvent(.error, sequence: first.sequence, at: first.at)
    event.problem = Problem(
      "\(count) \(count == 1 ? "event was" : "events were") dropped here: more happened than this "
        + "output could take in time, and at most \(MailboxQueue.eventLimit) events may wait for it."
    )
    return event
  }
}
