import PlacardModels

extension PostScheduler {
  /// Decides that a presented post ends: now, or when its minimum is over.
  ///
  /// A reason that was decided stays, but for a person's own act, a failure, a host that is gone and
  /// the closing.
  ///
  /// - Returns: Whether it ends; false when it is not on the board or the judge refused.
  @discardableResult
  mutating func end(
    _ slot: Int, reason: CloseReason, isAnimated: Bool = true, ignoringMinimum: Bool = false
  ) -> Bool {
    switch entries[slot].state {
    case .delayed, .queued, .gone: return false
    case .hiding:
      if !isAnimated { finishExit(slot) }
      return true
    case .leaving where !ignoringMinimum:
      if !isAnimated { entries[slot].flags.insert(.isUnanimated) }
      return true
    case .leaving where reason == .replaced || reason == .evicted: break
    case .leaving: entries[slot].reason = reason
    case .showing, .shown:
      if isRefused(slot, reason) {
        if reason == .expired { stayOn(slot) }
        return false
      }
      entries[slot].reason = reason
    }
    disarm(slot)
    entries[slot].state = .leaving
    entries[slot].count = 0
    if !isAnimated { entries[slot].flags.insert(.isUnanimated) }
    if ignoringMinimum || entries[slot].minimumEnd <= now {
      beginExit(slot)
    } else {
      arm(2 * slot + 1, due: entries[slot].minimumEnd)
    }
    return true
  }

  /// Starts the time of a post anew that may not end though it is up: at least a second, so that a
  /// dwell of zero does not ask again at once.
  private mutating func stayOn(_ slot: Int) {
    guard let displayDuration = displayDuration(of: slot) else { return }
    arm(slot, for: max(displayDuration, Moment(.seconds(1))))
  }

  private mutating func isRefused(_ slot: Int, _ reason: CloseReason) -> Bool {
    guard let postPolicy else { return false }
    switch reason {
    case .expired, .dismissed, .swiped, .tapped, .tappedOutside, .action, .hidden:
      return post(at: slot).map { postPolicy.refusesRemoval($0, reason) } ?? false
    case .replaced, .evicted, .kept, .folded, .muted, .ownerGone, .duplicate, .cancelled, .orphaned,
      .failed, .closed:
      return false
    }
  }

  mutating func beginExit(_ slot: Int) {
    if timers.contains(2 * slot, timerPlaces) { timers.remove(2 * slot, timerPlaces) }
    entries[slot].state = .hiding
    emit(.willHide, slot, reason: entries[slot].reason, isForPosters: true)
    let exit = entries[slot].exitNanoseconds
    if exit > 0, !entries[slot].flags.contains(.isUnanimated) {
      arm(2 * slot + 1, due: now.advanced(by: Moment(.nanoseconds(exit))))
    } else {
      finishExit(slot)
    }
  }

  mutating func finishExit(_ slot: Int) {
    let entry = entries.pointer(to: slot)
    let (number, lane) = (entry.pointee.number, Int(entry.pointee.lane))
    let reason = entry.pointee.reason ?? .hidden
    let isRecorded = entry.pointee.flags.contains(.isRecorded)
    withdraw(slot)
    emit(.didHide, slot, reason: reason)
    guard let content = vacate(slot) else { return }
    let action = chosenActions.isEmpty ? nil : chosenActions.removeValue(forKey: number)
    conclude(
      content, number: number, lane: lane, reason, reason == .failed ? .unseen : .seen,
      isForRecorders: isRecorded,
      payload: reason == .action ? action.map { EventPayload(action: $0) } : nil)
    if Int(lanes[lane].hovered) == slot { endHover(in: lane) }
    guard !isClosed else { return }
    if let replacement = replacement(in: lane, of: content) {
      entries[replacement].flags.insert(.isReplacement)
    }
    beginPause(lane)
  }

  /// Ends a post that nobody has seen.
  mutating func leaveUnseen(
    _ slot: Int, reason: CloseReason, _ course: History.Course = .unseen
  ) {
    let (number, lane) = (entries[slot].number, Int(entries[slot].lane))
    let isLeft = reason == .closed || reason == .evicted
    if isLeft, !entries[slot].flags.contains(.isDeferred) { requestRecord(slot) }
    let isRecorded = entries[slot].flags.contains(.isRecorded)
    if entries[slot].state == .queued { stepOut(slot) }
    guard let content = vacate(slot) else { return }
    conclude(
      content, number: number, lane: lane, reason, course, isForPosters: isLeft,
      isForRecorders: isRecorded)
  }

  mutating func hide(id: String?, animated: Bool) {
    if let id {
      hide(places(ofID: id), animated: animated)
    } else if let current = currentOfMain {
      end(current, reason: .hidden, isAnimated: animated)
    }
  }

  /// The newest post on the main lane's board, if possible one that does not leave already.
  private var currentOfMain: Int? {
    let board = presented(in: 0)
    return board.last { entries[$0].state.claimsID } ?? board.last
  }

  mutating func hideAll(animated: Bool) {
    hide(places { _ in true }, animated: animated)
  }

  mutating func hideGroup(_ group: String) {
    let members = places { _ in true }.filter { slot in
      guard let content = contents[slot] else { return false }
      return (content.given.group ?? fallback(of: content).group) == group
    }
    hide(members, animated: true)
  }

  /// Ends posts: first those that wait, so that none of them enters as another leaves.
  ///
  /// - Returns: Whether any of them ends or has ended.
  @discardableResult
  mutating func hide(
    _ places: [Int], reason: CloseReason? = nil, animated: Bool
  ) -> Bool {
    let seen = places.filter { entries[$0].state.isPresented }
    for slot in places where !entries[slot].state.isPresented {
      leaveUnseen(slot, reason: reason ?? .cancelled)
    }
    var hasEnded = seen.count < places.count
    for slot in seen where end(slot, reason: reason ?? .hidden, isAnimated: animated) {
      hasEnded = true
    }
    return hasEnded
  }

  mutating func removeQueued(id: String) {
    for slot in places(ofID: id) where !entries[slot].state.isPresented {
      leaveUnseen(slot, reason: .cancelled)
    }
  }

  mutating func hideCounted(id: String) {
    guard let slot = newest(ofID: id, where: { $0.state.claimsID }) else { return }
    if entries[slot].count > 1 {
      entries[slot].count -= 1
      tellCount(slot)
    } else {
      hide(id: id, animated: true)
    }
  }

  mutating func setCount(id: String, _ count: Int) {
    guard let slot = newest(ofID: id, where: { $0.state.claimsID }) else { return }
    entries[slot].count = max(count, 1)
    tellCount(slot)
  }

  /// Tells a new count.
  mutating func tellCount(_ slot: Int) {
    emit(.counted, slot, isForPosters: entries[slot].state.isPresented)
  }

  /// Ends a post that no poster could show.
  mutating func fail(_ slot: Int) {
    if entries[slot].state.isPresented {
      end(slot, reason: .failed, isAnimated: false, ignoringMinimum: true)
    } else {
      leaveUnseen(slot, reason: .failed)
    }
  }

  /// Ends a post that its poster has left in the permanent output, or has given up.
  mutating func endByPoster(_ slot: Int, reason: CloseReason) {
    if entries[slot].state.isPresented {
      end(slot, reason: reason, isAnimated: false, ignoringMinimum: true)
    }
  }

  /// Ends everything at once, in the order of arrival; what a rate turned away is told before.
  mutating func close() {
    for lane in lanes.indices.sorted(by: { lanes[$0].name < lanes[$1].name }) {
      unfold(lane)
    }
    isClosed = true
    for slot in places(where: { _ in true }) {
      if entries[slot].state.isPresented {
        end(slot, reason: .closed, isAnimated: false, ignoringMinimum: true)
      } else {
        leaveUnseen(slot, reason: .closed)
      }
    }
    while !laneTimers.isEmpty {
      laneTimers.remove(laneTimers.firstSlot, laneTimerPlaces)
    }
    lanesToFill.removeAll()
    settle()
  }
}
