import PlacardModels
import Synchronization

extension PosterMailbox {
  /// What the poster's task needs to know of its manager.
  struct Callbacks: Sendable {
    /// Looks at the board, under the manager's lock; at nil once the manager is gone.
    let look: @Sendable ((PostScheduler?) -> Void) -> Void
    /// Told of each error, with the number of the post that could not be shown, if it was that.
    let fail: @Sendable (any Error, _ number: Int?) -> Void
  }

  /// Whether a selective poster wants a post, by the content that the post had when it decided.
  private struct CatchUpChoice {
    let content: PostScheduler.Content
    let isWanted: Bool

    /// The decision about a post as it is now; nil when it has other content, which is not decided on.
    func isWanted(_ post: PostScheduler.PostSnapshot) -> Bool? {
      post.content === content ? isWanted : nil
    }
  }

  private enum Step { case handed, batch, behind, end, nap }

  /// How many deliveries are carried out before it is looked whether somebody waits for that.
  private static let stretch = 64

  /// Carries out deliveries until the mailbox is closed and empty, then closes the poster.
  func run(for callbacks: Callbacks) async {
    var batch: [Delivery?] = []
    var isHanded = false
    while await next(&batch, &isHanded, callbacks) {
      var index = 0
      while index < batch.count {
        if !isHanded, !progress.claim(index + 1), revise(&batch, from: index, callbacks) {
          index = 0
          continue
        }
        if let delivery = batch[index] {
          await carryOut(delivery, callbacks)
          progress.step()
        }
        index += 1
        if index.isMultiple(of: Self.stretch) { clear() }
      }
    }
    clear(isDone: true)
    await poster.close()
    finish()
  }

  /// Waits for the next batch.
  ///
  /// - Parameters:
  ///   - batch: The last one, whose memory is used again.
  ///   - isHanded: Whether it was put together for an idle poster, and nothing changes it.
  ///   - callbacks: Where the board is looked at.
  /// - Returns: False at the end.
  private func next(
    _ batch: inout [Delivery?], _ isHanded: inout Bool, _ callbacks: Callbacks
  ) async -> Bool {
    clear()
    isHanded = false
    while true {
      switch reference.section({ step(&batch) }) {
      case .handed:
        isHanded = true
        return true
      case .batch: return true
      case .end: return false
      case .behind:
        catchUp(&batch, from: 0, callbacks)
        return true
      case .nap:
        await withCheckedContinuation { reader in
          let isNeeded = state.withLock { state in
            if state.hasWork || state.isClosed { return true }
            state.reader = reader
            return false
          }
          if isNeeded { reader.resume() }
        }
      }
    }
  }

  private func step(_ batch: inout [Delivery?]) -> Step {
    state.withLock { state in
      state.inHand = ([], 0)
      batch.removeAll(keepingCapacity: batch.count <= MailboxQueue.limit / 8)
      if !state.handed.isEmpty {
        swap(&batch, &state.handed)
        state.inHand = (batch, progress.carriedOut)
        return .handed
      }
      if state.line.resyncState != nil { return .behind }
      if state.line.take(into: &batch) {
        state.inHand = (batch, progress.carriedOut)
        return .batch
      }
      return state.isClosed ? .end : .nap
    }
  }

  /// Takes over what has changed since the batch was taken; true when it is another one now.
  private func revise(_ batch: inout [Delivery?], from index: Int, _ callbacks: Callbacks) -> Bool {
    let isVoid = reference.section {
      state.withLock { state in
        progress.settle()
        guard !state.line.isBatchVoid else { return true }
        for (place, delivery) in state.line.revisions where place >= index {
          batch[place] = delivery
        }
        state.line.revisions.removeAll(keepingCapacity: true)
        return false
      }
    }
    if isVoid { catchUp(&batch, from: index, callbacks) }
    return isVoid
  }

  private func catchUp(_ batch: inout [Delivery?], from index: Int, _ callbacks: Callbacks) {
    let choices = isSelective ? choices(callbacks) : [:]
    reference.section {
      callbacks.look { board in
        state.withLock { catchUp(&batch, from: index, with: board, &$0, choices) }
      }
    }
  }

  private func catchUp(
    _ batch: inout [Delivery?], from index: Int, with board: PostScheduler?, _ state: inout State,
    _ choices: [Int: CatchUpChoice]
  ) {
    let board = state.hasLeft ? nil : board
    state.line.catchUp(&batch, from: index) {
      board?.presentedNumbers ?? []
    } post: { number in
      board?.presentedSnapshot(number)
    } wants: { post in
      isSelective ? choices[post.number]?.isWanted(post) : wants(post.post)
    }
  }

  /// Has a selective poster decide which of the posts it wants that come next as it is brought up to date:
  /// outside every lock.
  private func choices(_ callbacks: Callbacks) -> [Int: CatchUpChoice] {
    var candidates: [PostScheduler.PostSnapshot] = []
    callbacks.look { board in
      guard let board else { return }
      candidates = state.withLock { state in
        state.line.resyncCandidates(presented: { board.presentedNumbers })
          .compactMap { board.presentedSnapshot($0) }
      }
    }
    return Dictionary(
      uniqueKeysWithValues: candidates.map { candidate in
        let choice = CatchUpChoice(content: candidate.content, isWanted: wants(candidate.post))
        return (candidate.number, choice)
      })
  }

  /// Hands over a post that has ended before the poster was told of it: one that keeps what it shows
  /// leaves it where that stays, any other shows it and takes it away.
  private func leave(_ post: Post) async throws {
    var seen = post
    (seen.state, seen.reason, seen.isAnimated) = (.shown, nil, false)
    seen.count = max(seen.count, 1)
    var failure: (any Error)?
    if !keeps { do { try await poster.show(seen) } catch { failure = error } }
    (seen.state, seen.reason, seen.count) = (.hiding, post.reason, 0)
    await poster.hide(seen)
    if let failure { throw failure }
  }

  private func carryOut(_ delivery: Delivery, _ callbacks: Callbacks) async {
    do {
      switch delivery {
      case .show(let post): try await poster.show(post.post)
      case .update(let post): try await poster.update(post.post)
      case .hide(let post): await poster.hide(post.post)
      case .leave(let post): try await leave(post.post)
      case .event(let event): try await poster.observe(event)
      case .missed(let count, let first): try await poster.observe(.missed(count, first: first))
      case .barrier(let barrier): barrier.settle(true)
      }
    } catch {
      if case .show(let post) = delivery {
        callbacks.fail(error, post.number)
      } else {
        callbacks.fail(error, nil)
      }
    }
  }
}

extension PostEvent {
  /// What a poster that was too slow for the events is told in their place.
  fileprivate static func missed(_ count: Int, first: PostEvent) -> PostEvent {
    var event = PostEvent(.error, sequence: first.sequence, at: first.at)
    event.problem = Problem(
      "\(count) \(count == 1 ? "event was" : "events were") dropped here: more happened than this "
        + "output could take in time, and at most \(MailboxQueue.eventLimit) events may wait for it."
    )
    return event
  }
}
