import PlacardModels

extension PostScheduler {
  /// When the next timer of a post or a lane is due, or never.
  var nextDue: Moment {
    @inline(__always) mutating get {
      if firstInstant < instantCount { return now }
      return min(timers.first.due, laneTimers.first.due)
    }
  }

  /// Fires the first timer; there must be one.
  mutating func fireNext() {
    if firstInstant < instantCount, isInstantFirst { return fireInstant() }
    if laneTimers.first.comesBefore(timers.first) {
      let timer = laneTimers.firstSlot
      laneTimers.remove(timer, laneTimerPlaces)
      fireLane(timer)
    } else {
      let timer = timers.firstSlot
      timers.remove(timer, timerPlaces)
      fire(timer)
    }
  }

  /// Whether the next entrance that takes no time was armed before all timers that are due now.
  private var isInstantFirst: Bool {
    mutating get {
      let key = TimerKey(due: now, order: instants[firstInstant].order)
      return !timers.first.comesBefore(key) && !laneTimers.first.comesBefore(key)
    }
  }

  private mutating func fireInstant() {
    let instant = instants[firstInstant]
    firstInstant += 1
    if firstInstant == instantCount { (firstInstant, instantCount) = (0, 0) }
    let entry = entries.pointer(to: instant.slot)
    guard entry.pointee.number == instant.number,
      entry.pointee.state == .showing || entry.pointee.state == .leaving
    else { return }
    endEntrance(instant.slot)
  }

  /// Arms the end of a post's entrance.
  mutating func armEntrance(_ slot: Int, for length: Moment) {
    guard length <= .zero else { return arm(2 * slot, due: now.advanced(by: length)) }
    armed += 1
    instants.reserve(instantCount)
    instants[instantCount] = Instant(slot: slot, number: entries[slot].number, order: armed)
    instantCount += 1
  }

  /// What a lane may wait for.
  enum LaneTimer: Int, CaseIterable {
    /// The end of the pause between two posts.
    case gap
    /// The end of its rate's interval.
    case rate
    /// The moment from which some post may give way.
    case eviction

    /// The index of a lane's timer.
    func index(of lane: Int) -> Int { Self.allCases.count * lane + rawValue }
  }

  private mutating func fireLane(_ index: Int) {
    let lane = index / LaneTimer.allCases.count
    switch LaneTimer(rawValue: index % LaneTimer.allCases.count) {
    case .gap, nil: lanesToFill.append(lane)
    case .rate: unfold(lane)
    case .eviction: evictSeen(in: lane)
    }
  }

  private mutating func fire(_ timer: Int) {
    let slot = timer / 2
    guard !timer.isMultiple(of: 2) else { return endEntrance(slot) }
    switch entries[slot].state {
    case .delayed: endDelay(slot)
    case .shown:
      if entries[slot].flags.contains(.isBeingRead) {
        noteRead(slot)
      } else {
        end(slot, reason: .expired)
      }
    case .leaving: beginExit(slot)
    case .hiding: finishExit(slot)
    case .queued, .showing, .gone: break
    }
  }

  /// Arms a timer of a post, in place of the one that it names.
  mutating func arm(_ timer: Int, due: Moment) {
    armed += 1
    if timers.contains(timer, timerPlaces) { timers.remove(timer, timerPlaces) }
    timers.insert(timer, TimerKey(due: due, order: armed), &timerPlaces)
  }

  /// Arms a post's delay or dwell.
  mutating func arm(_ slot: Int, for length: Moment) {
    entries[slot].remaining = Moment(attoseconds: -1)
    arm(2 * slot + 1, due: now.advanced(by: length))
  }

  /// Forgets a post's delay, dwell or minimum.
  mutating func disarm(_ slot: Int) {
    if timers.contains(2 * slot + 1, timerPlaces) { timers.remove(2 * slot + 1, timerPlaces) }
    entries[slot].remaining = Moment(attoseconds: -1)
  }

  /// Arms a timer of a lane, unless it is armed for that moment.
  mutating func armLane(_ timer: LaneTimer, of lane: Int, due: Moment) {
    let index = timer.index(of: lane)
    guard laneTimers.key(of: index, laneTimerPlaces)?.due != due else { return }
    armed += 1
    laneTimers.remove(index, laneTimerPlaces)
    laneTimers.insert(index, TimerKey(due: due, order: armed), &laneTimerPlaces)
  }

  /// Forgets a timer of a lane.
  mutating func disarm(_ timer: LaneTimer, of lane: Int) {
    laneTimers.remove(timer.index(of: lane), laneTimerPlaces)
  }

  /// Starts the pause that follows a removal.
  mutating func beginPause(_ lane: Int) {
    lanes[lane].gapEnd = now.advanced(by: lanes[lane].gapLength)
    if !lanes[lane].waiting.isEmpty { lanesToFill.append(lane) }
  }

  /// Lets no pause stand in the way of who enters next.
  mutating func endPause(_ lane: Int) {
    lanes[lane].gapEnd = .zero
    disarmPause(lane)
  }

  /// Arms a timer for the end of the pause; without anybody who could enter then there is none.
  mutating func armPause(_ lane: Int) {
    guard lanes[lane].gapEnd > now, lanes[lane].room > 0, !lanes[lane].waiting.isEmpty,
      !isSuspended, isHosted
    else { return disarmPause(lane) }
    armLane(.gap, of: lane, due: lanes[lane].gapEnd)
  }

  mutating func disarmPause(_ lane: Int) {
    guard laneTimers.contains(LaneTimer.gap.index(of: lane), laneTimerPlaces) else { return }
    disarm(.gap, of: lane)
  }

  /// A post that waited for its delay joins its lane.
  mutating func endDelay(_ slot: Int) {
    let lane = Int(entries[slot].lane)
    guard let content = contents[slot] else { return }
    let isHeld = isQuiet(content)
    let entersNow = !isHeld && canEnter(lane) && lanes[lane].waiting.count < lanes[lane].room
    if !entersNow, refuses(isHeld: isHeld, in: lane) {
      return leaveUnseen(slot, reason: .evicted)
    }
    if !isHeld, !entries[slot].flags.contains(.isDeferred) { requestRecord(slot) }
    join(slot, entersLast: true)
  }

  /// Stops a post's time.
  mutating func hold(_ slot: Int, _ cause: Holds) {
    guard !entries[slot].holds.contains(cause) else { return }
    let wasFree = entries[slot].holds.isEmpty
    entries[slot].holds.insert(cause)
    let state = entries[slot].state
    if state == .delayed || state == .shown,
      let due = timers.key(of: 2 * slot + 1, timerPlaces)?.due
    {
      timers.remove(2 * slot + 1, timerPlaces)
      entries[slot].remaining = due.since(now)
    }
    if wasFree, state == .showing || state == .shown {
      emit(.paused, slot, hold: cause)
    }
  }

  /// Lets a post's time run again once nothing else holds it: anew when it restarts, else with
  /// what is left, a dwell with at least one second.
  mutating func release(_ slot: Int, _ cause: Holds, restarts: Bool = false) {
    guard entries[slot].holds.contains(cause) else { return }
    entries[slot].holds.remove(cause)
    if restarts, entries[slot].standsStill {
      entries[slot].remaining =
        displayDuration(of: slot) ?? beginReading(slot) ?? Moment(attoseconds: -1)
    }
    guard entries[slot].holds.isEmpty else { return }
    let state = entries[slot].state
    if state == .showing || state == .shown {
      emit(.resumed, slot, hold: cause)
    }
    guard entries[slot].standsStill else { return }
    let isWhole = restarts || state == .delayed
    let remaining = entries[slot].remaining
    arm(slot, for: isWhole ? remaining : max(remaining, Moment(.seconds(1))))
  }
}
