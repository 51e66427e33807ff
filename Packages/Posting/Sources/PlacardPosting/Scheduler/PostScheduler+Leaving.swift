import PlacardModels

extension PostScheduler {
  /// Ends a presented post: now, or when its minimum is over.
  ///
  /// Once a reason is set it is replaced only by a user action, a failure, a detached host or
  /// `close`.
  ///
  /// - Parameters:
  ///   - index: The post.
  ///   - reason: The reason.
  ///   - isAnimated: Whether its exit is animated.
  ///   - ignoringMinimum: Whether it leaves before its minimum is over.
  ///   - purpose: The operation that the removal is part of.
  ///   - isAllowed: Whether the policy has already allowed it.
  /// - Returns: Whether it ends; false when it is not presented, the policy refused, or the
  ///   decision is pending.
  @discardableResult
  mutating func end(
    _ index: Int, reason: CloseReason, isAnimated: Bool = true, ignoringMinimum: Bool = false,
    for purpose: RemovalRequest.Purpose = .plain, isAllowed: Bool = false
  ) -> Bool {
    var exit = PostRecord.Exit(reason: reason, isAnimated: isAnimated)
    switch posts[index].stage {
    case .delayed, .queued, .held, .making: return false
    case .exiting(_, let exit):
      if !isAnimated { finishExit(index, exit) }
      return true
    case .leaving(_, var decided) where !ignoringMinimum:
      decided.isAnimated = decided.isAnimated && isAnimated
      posts[index].leave(decided, until: presentations[index].minimumEnd)
      return true
    case .leaving(_, let decided):
      // mutant: decided-reason
      if reason == .replaced || reason == .evicted { exit.reason = decided.reason }
      exit.isAnimated = isAnimated && decided.isAnimated
    case .entering, .shown:
      let mayEnd =
        isAllowed ? true : mayRemove(index, exit, ignoringMinimum: ignoringMinimum, for: purpose)
      guard let mayEnd else { return false }
      guard mayEnd else {
        stay(index, reason, purpose)
        return false
      }
    }
    timers.cancel(.stage(index))
    let minimumEnd = presentations[index].minimumEnd
    posts[index].leave(exit, until: minimumEnd)
    if ignoringMinimum || minimumEnd <= now {
      beginExit(index, exit)
    } else {
      timers.set(.stage(index), due: minimumEnd)
    }
    return true
  }

  mutating func beginExit(_ index: Int, _ exit: PostRecord.Exit) {
    timers.cancel(.entrance(index))
    let length = exit.isAnimated ? presentations[index].exitLength : .zero
    let end = now.advanced(by: length)
    posts[index].exit(until: end, exit)
    let action = exit.reason == .action ? posts.chosenAction(ofNumber: posts[index].number) : nil
    let payload = action.map { EventPayload(action: $0) }
    // mutant: will-hide
    emit(.willHide, index, reason: exit.reason, payload: payload, isForPosters: true)
    if length > .zero {
      timers.set(.stage(index), due: end)
    } else {
      finishExit(index, exit)
    }
  }

  mutating func finishExit(_ index: Int, _ exit: PostRecord.Exit) {
    let (number, lane) = (posts[index].number, posts[index].lane)
    let isRecorded = posts[index].isRecorded
    withdraw(index)
    // mutant: did-hide
    emit(.didHide, index, reason: exit.reason)
    guard let content = remove(index) else { return }
    let action = posts.takeChosenAction(ofNumber: number)
    conclude(
      content, number: number, lane: lane, exit.reason,
      exit.reason == .failed ? .unseen : .seen, isForRecorders: isRecorded,
      payload: exit.reason == .action ? action.map { EventPayload(action: $0) } : nil)
    if lanes[lane].hovered == index { endHover(in: lane) }
    guard !isClosed else { return }
    if let replacement = replacement(in: lane, of: content) {
      // mutant: replacement-skips-gap
      posts[replacement].raise(to: .replacement)
    }
    beginGap(lane)
  }

  /// Ends a post that was never presented.
  mutating func leaveUnseen(
    _ index: Int, reason: CloseReason, _ course: History.Course = .unseen
  ) {
    let (number, lane) = (posts[index].number, posts[index].lane)
    guard number > 0 else { return }
    let isLeft = reason == .closed || reason == .evicted
    if isLeft, !posts[index].needsContent { requestRecord(index) }
    let isRecorded = posts[index].isRecorded
    if !posts[index].stage.isDelayed { removeFromLane(index) }
    guard let content = remove(index) else { return }
    conclude(
      content, number: number, lane: lane, reason, course, isForPosters: isLeft,
      isForRecorders: isRecorded)
  }

  mutating func hide(id: String?, animated: Bool) {
    if let id {
      hide(posts.indices(ofID: id), animated: animated)
    } else if let current = currentOfMain {
      end(current, reason: .hidden, isAnimated: animated)
    }
  }

  /// The newest presented post of the main lane, preferably one that is not leaving.
  private var currentOfMain: Int? {
    let presented = presented(in: 0)
    return presented.last { posts[$0].stage.claimsID } ?? presented.last
  }

  mutating func hideAll(animated: Bool) {
    hide(posts.indices { _ in true }, animated: animated)
  }

  mutating func hideGroup(_ group: String) {
    let members = posts.indices { _ in true }.filter { index in
      guard let content = posts.content(at: index) else { return false }
      return (content.given.group ?? fallback(of: content).group) == group
    }
    hide(members, animated: true)
  }

  /// Ends posts: waiting ones first, so that none of them enters when another leaves.
  ///
  /// - Returns: Whether any of them ends or has ended.
  @discardableResult
  mutating func hide(
    _ indices: [Int], reason: CloseReason? = nil, animated: Bool
  ) -> Bool {
    let seen = indices.filter { posts[$0].stage.isPresented }
    for index in indices where !posts[index].stage.isPresented {
      leaveUnseen(index, reason: reason ?? .cancelled)
    }
    var hasEnded = seen.count < indices.count
    for index in seen where end(index, reason: reason ?? .hidden, isAnimated: animated) {
      hasEnded = true
    }
    return hasEnded
  }

  mutating func removeQueued(id: String) {
    for index in posts.indices(ofID: id) where !posts[index].stage.isPresented {
      leaveUnseen(index, reason: .cancelled)
    }
  }

  /// Lets a post's time be up as soon as it has been seen, for a reason of another manager.
  mutating func endSeen(_ index: Int, _ reason: CloseReason) {
    posts[index].reasonOfExpiry = reason
    update(index, PostChange { _, options in options.duration = .seconds(0) })
  }

  mutating func hideCounted(id: String) {
    guard let index = posts.newest(ofID: id, where: { $0.stage.claimsID }) else { return }
    if posts[index].count > 1 {
      posts[index].setCount(posts[index].count - 1)
      reportCount(index)
    } else {
      hide(id: id, animated: true)
    }
  }

  mutating func setCount(id: String, _ count: Int) {
    guard let index = posts.newest(ofID: id, where: { $0.stage.claimsID }) else { return }
    posts[index].setCount(count)
    reportCount(index)
  }

  /// Reports a new count.
  mutating func reportCount(_ index: Int) {
    emit(.counted, index, isForPosters: posts[index].stage.isPresented)
  }

  /// Ends a post that no poster could show.
  mutating func fail(_ index: Int) {
    if posts[index].stage.isPresented {
      end(index, reason: .failed, isAnimated: false, ignoringMinimum: true)
    } else {
      leaveUnseen(index, reason: .failed)
    }
  }

  /// Ends a post that its poster kept in the permanent output or gave up.
  mutating func endByPoster(_ index: Int, reason: CloseReason) {
    if posts[index].stage.isPresented {
      end(index, reason: reason, isAnimated: false, ignoringMinimum: true)
    }
  }

  /// Ends every post at once, in order of arrival.
  ///
  /// Summaries of rate-limited posts are posted first, without asking the policy.
  mutating func close() {
    decisions.kinds = []
    for lane in lanes.byName {
      postSummary(of: lane)
    }
    conditions.isClosed = true
    for index in posts.indices(where: { _ in true }) {
      if posts[index].stage.isPresented {
        end(index, reason: .closed, isAnimated: false, ignoringMinimum: true)
      } else {
        leaveUnseen(index, reason: .closed)
      }
    }
    timers.cancelLanes(0..<lanes.count)
    lanes.fillNone()
    endInstant()
  }
}
