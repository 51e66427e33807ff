import PlacardModels

extension PostScheduler {
  /// The number of a lane; one that is not known yet is made, by default rules.
  mutating func lane(named name: String) -> Int {
    if lastLane < lanes.count, lanes[lastLane].name == name { return lastLane }
    lastLane = findLane(name)
    return lastLane
  }

  private mutating func findLane(_ name: String) -> Int {
    if let number = laneNumbers[name] { return number }
    let number = takeIdleLane() ?? lanes.count
    if number == lanes.count {
      lanes.append(Lane(name, isOpen: isOpen))
      laneNamesInOrder.append((name, false))
    } else {
      laneNumbers[lanes[number].name] = nil
      lanes[number] = Lane(name, isOpen: isOpen)
      laneNamesInOrder[number] = (name, false)
      request.laneNumber = -1
    }
    laneNumbers[name] = number
    return number
  }

  /// A lane that nobody configured and in which nothing is or pauses.
  private mutating func takeIdleLane() -> Int? {
    guard eventRecords.isEmpty, lanesToFill.isEmpty, lanesToTell.isEmpty else { return nil }
    while let number = idleLanes.first {
      guard lanes[number].isEmpty, !lanes[number].isConfigured else {
        lanes[number].isIdle = false
        idleLanes.removeFirst()
        continue
      }
      guard lanes[number].gapEnd <= now else { return nil }
      idleLanes.removeFirst()
      disarmPause(number)
      return number
    }
    return nil
  }

  /// One post less is in a lane.
  mutating func leave(lane number: Int) {
    lanes[number].population -= 1
    release(lane: number)
  }

  /// Lets a lane be used for another name, if nothing is in it.
  mutating func release(lane number: Int) {
    guard lanes[number].isEmpty, !lanes[number].isConfigured, !lanes[number].isIdle,
      number > 1
    else { return }
    lanes[number].isIdle = true
    idleLanes.append(number)
  }

  /// Whether a lane has a place for the next post right now.
  mutating func canEnter(_ number: Int) -> Bool {
    lanes[number].gapEnd <= now && hasPlace(number)
  }

  /// Whether a lane has a place for the next post, be there a pause or not.
  private mutating func hasPlace(_ number: Int) -> Bool {
    lanes[number].room > 0 && !isSuspended && isHosted
  }

  /// Whether the next to enter need not wait for a pause.
  private mutating func isReplacementNext(_ number: Int) -> Bool {
    !lanes[number].waiting.isEmpty
      && entries[lanes[number].waiting.firstSlot].flags.contains(.isReplacement)
  }

  /// Whether a post has its place right now.
  mutating func mayEnter(_ slot: Int) -> Bool {
    let lane = Int(entries[slot].lane)
    return canEnter(lane) || hasPlace(lane) && entries[slot].flags.contains(.isReplacement)
  }

  /// How many of those that wait enter at this instant.
  private mutating func entrants(_ number: Int) -> Int {
    if canEnter(number) { return min(lanes[number].waiting.count, lanes[number].room) }
    return hasPlace(number) && isReplacementNext(number) ? 1 : 0
  }

  /// Whether there is no room for a newcomer, not even to wait.
  ///
  /// A place that has become free at this instant counts as taken by who waits for it.
  mutating func refuses(isHeld: Bool, in number: Int) -> Bool {
    if lanes[number].policy == .replace || lanes[number].isOpen { return false }
    let claimed = entrants(number)
    if !isHeld, lanes[number].policy == .stack, lanes[number].room == claimed {
      if lanes[number].whenFull == .dropNew { return true }
      if lanes[number].whenFull == .replaceOldest { return false }
    }
    let waiting = lanes[number].waiting.count - claimed + lanes[number].heldCount
    return waiting >= lanes[number].queueLimit ?? .max
  }

  /// Puts a registered post into its lane's line and lets it enter when it may: now, or after all that
  /// leaves at this instant.
  mutating func join(_ slot: Int, entersLast: Bool = false) {
    let number = Int(entries[slot].lane)
    entries[slot].state = .queued
    if isQuiet(slot) { return hold(back: slot) }
    if lanes[number].policy == .replace {
      replaceWaiting(in: number)
    }
    queueUp(slot)
    makeRoom(for: slot, in: number)
    if entersLast { lanesToFill.append(number) } else { fill(number) }
  }

  /// Puts a post into its lane's line.
  mutating func queueUp(_ slot: Int) {
    let entry = entries[slot]
    lanes[Int(entry.lane)].waiting.insert(
      slot, key(of: slot), &waitingPlaces)
    tellLater(Int(entry.lane))
  }

  /// Where a post stands in its lane's line: in the place that it took over, or by its own priority and
  /// arrival.
  func key(of slot: Int) -> WaitingKey {
    let skipsQueue = entries[slot].flags.contains(.skipsQueue)
    let own = WaitingKey(
      priority: priority(of: slot), number: entries[slot].number, skipsQueue: skipsQueue)
    guard !inherited.isEmpty, let key = inherited[entries[slot].number] else { return own }
    return skipsQueue && own.comesBefore(key) ? own : key
  }

  /// Where a post stands that waits for its turn, or that took over the place of one that did.
  func waitingKey(of slot: Int) -> WaitingKey? {
    entries[slot].state == .queued ? key(of: slot) : inherited[entries[slot].number]
  }

  /// Keeps a post from entering until the quiet level falls.
  mutating func hold(back slot: Int) {
    entries[slot].flags.insert(.isHeld)
    entries[slot].flags.remove(.isReplacement)
    lanes[Int(entries[slot].lane)].heldCount += 1
  }

  /// Takes a post out of its lane's line; one that `returns` at once leaves its lane's pause armed.
  mutating func stepOut(_ slot: Int, returns: Bool = false) {
    let number = Int(entries[slot].lane)
    if entries[slot].flags.contains(.isHeld) {
      entries[slot].flags.remove(.isHeld)
      lanes[number].heldCount -= 1
    } else if entries[slot].flags.contains(.isMaking) {
      entries[slot].flags.remove(.isMaking)
      lanes[number].makingCount -= 1
      lanesToFill.append(number)
    } else {
      lanes[number].waiting.remove(slot, waitingPlaces)
      if lanes[number].waiting.isEmpty, !returns { disarmPause(number) }
      tellLater(number)
    }
  }

  private mutating func replaceWaiting(in number: Int) {
    guard !lanes[number].waiting.isEmpty else { return }
    for overtaken in lanes[number].waiting.sorted {
      leaveUnseen(overtaken, reason: .replaced)
    }
  }

  /// The posts on the board of a lane, in the order of their entrance.
  func presented(in number: Int) -> [Int] {
    var places: [Int] = []
    var slot = lanes[number].oldest
    while slot != .none {
      places.append(Int(slot))
      slot = entries[Int(slot)].next
    }
    return places
  }

  /// Puts a post on the board of its lane.
  mutating func present(_ slot: Int) {
    let number = Int(entries[slot].lane)
    let previous = lanes[number].seat(Slot(slot))
    entries[slot].previous = previous
    if previous != .none { entries[Int(previous)].next = Slot(slot) }
  }

  /// Takes a post from the board of its lane.
  mutating func withdraw(_ slot: Int) {
    let (number, previous, next) = (
      Int(entries[slot].lane), entries[slot].previous, entries[slot].next
    )
    lanes[number].unseat(between: previous, and: next)
    if previous != .none { entries[Int(previous)].next = next }
    if next != .none { entries[Int(next)].previous = previous }
  }

  /// Fills the lanes in which a place has become free.
  mutating func fillFreedLanes() {
    while let number = lanesToFill.first {
      if lanesToFill.count == 1 {
        lanesToFill.removeLast()
        refill(number)
        continue
      }
      var numbers: [Int] = []
      swap(&numbers, &lanesToFill)
      for number in numbers {
        refill(number)
      }
    }
  }

  /// Fills a lane in which a place may have become free; where more wait than its limit allows, the
  /// oldest give way.
  private mutating func refill(_ number: Int) {
    if lanes[number].evictsOldest, lanes[number].waiting.count > lanes[number].room {
      evictOldest(in: number)
    }
    fill(number)
  }

  /// Lets waiting posts enter while there is room; in a replace lane the current one makes it.
  mutating func fill(_ number: Int) {
    guard !lanes[number].waiting.isEmpty else { return }
    guard canEnter(number) else {
      if lanes[number].policy == .replace, !isSuspended, isHosted { replacePresented(in: number) }
      enterReplacements(number)
      keepStanding(in: number)
      return armPause(number)
    }
    let entering = min(lanes[number].room, lanes[number].waiting.count)
    tellOverflow(number, entering: entering)
    for _ in 0..<entering where !lanes[number].waiting.isEmpty {
      let next = lanes[number].waiting.firstSlot
      lanes[number].waiting.remove(next, waitingPlaces)
      enter(next)
    }
    keepStanding(in: number)
  }

  /// Lets those enter during a pause who take the place of a post that has left.
  private mutating func enterReplacements(_ number: Int) {
    var replacements: [Int] = []
    while hasPlace(number), lanes[number].room > replacements.count, isReplacementNext(number) {
      let replacement = lanes[number].waiting.firstSlot
      lanes[number].waiting.remove(replacement, waitingPlaces)
      replacements.append(replacement)
    }
    guard !replacements.isEmpty else { return }
    tellOverflow(number)
    for replacement in replacements {
      enter(replacement)
    }
  }

  /// Lets a post enter, or has its content made first.
  mutating func enter(_ slot: Int) {
    if isPressed(Int(entries[slot].lane)) { entries[slot].flags.insert(.isHurried) }
    guard entries[slot].flags.contains(.isDeferred) else { return beginEntrance(slot) }
    entries[slot].flags.insert(.isMaking)
    lanes[Int(entries[slot].lane)].makingCount += 1
    requestContent(slot)
  }

  private mutating func replacePresented(in number: Int) {
    var slot = lanes[number].oldest
    while slot != .none {
      let next = entries[Int(slot)].next
      end(Int(slot), reason: .replaced, ignoringMinimum: true)
      slot = next
    }
    guard lanes[number].makingCount > 0 else { return }
    for slot in places(where: { $0.flags.contains(.isMaking) && Int($0.lane) == number }) {
      leaveUnseen(slot, reason: .replaced)
    }
  }

  /// Remembers that a stack's number of waiting posts is told at the end of the instant.
  mutating func tellLater(_ number: Int) {
    guard lanes[number].policy == .stack || lanes[number].toldHidden > 0,
      !lanes[number].isToTell
    else { return }
    lanes[number].isToTell = true
    lanesToTell.append(number)
  }

  mutating func tellOverflow(_ number: Int, entering: Int = 0) {
    let isStack = lanes[number].policy == .stack
    guard isStack || lanes[number].toldHidden > 0 else { return }
    let hidden = isStack ? lanes[number].waiting.count - entering : 0
    guard hidden != lanes[number].toldHidden else { return }
    lanes[number].toldHidden = hidden
    emit(.overflow, lane: number, count: hidden)
  }

  mutating func configure(_ change: LaneConfiguration) {
    let number = lane(named: change.lane ?? "main")
    let before = lanes[number].ownPolicy
    if let rate = change.rate, rate.interval == .zero { unfold(number) }
    adopt(change.automatic, in: number)
    lanes[number].apply(change)
    laneNamesInOrder[number].standsAbove = lanes[number].order == .bottomToTop
    lanes[number].isConfigured = true
    if lanes[number].rate == nil { disarm(.rate, of: number) }
    tellLater(number)
    lanesToFill.append(number)
    guard let policy = change.policy, policy != before, !isOpen else { return }
    if policy == .replace { keepOnlyNewest(in: number) }
    if policy != .serial { endPause(number) } else { beginReading(in: number) }
  }

  /// Remembers the rule for `automatic` by which a lane's posts are made from now on.
  private mutating func adopt(_ rule: LaneConfiguration.Automatic?, in number: Int) {
    guard let rule else { return }
    if let known = automatics.firstIndex(of: rule) {
      lanes[number].automatic = Int16(known)
    } else if automatics.count < Int(Int16.max) {
      automatics.append(rule)
      lanes[number].automatic = Int16(automatics.count - 1)
    }
  }

  /// Replaces all but the newest; those whose exit is decided leave as they are.
  private mutating func keepOnlyNewest(in number: Int) {
    let board = presented(in: number)
    let waiting =
      lanes[number].waiting.sorted
      + places { $0.flags.contains(.isMaking) && Int($0.lane) == number }
    let staying = board.filter { entries[$0].state.claimsID } + waiting
    guard let newest = staying.max(by: { entries[$0].number < entries[$1].number }) else { return }
    for slot in waiting where slot != newest {
      leaveUnseen(slot, reason: .replaced)
    }
    for slot in board where slot != newest {
      end(slot, reason: .replaced, ignoringMinimum: true)
    }
  }
}
