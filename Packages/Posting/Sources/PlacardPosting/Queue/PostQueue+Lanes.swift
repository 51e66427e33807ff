import PlacardModels

extension PostQueue {
  /// Whether a lane has a place for the next post right now.
  func canEnter(_ lane: Lane) -> Bool {
    !isSuspended && lane.pauseEnd <= now && lane.presented.count < lane.capacity
  }

  /// Whether a newcomer would be shown at once.
  func lets(_ post: Post, enter lane: Lane) -> Bool {
    canEnter(lane) && lane.waiting.isEmpty && !isQuiet(post)
  }

  /// Whether there is no room for a newcomer, not even to wait.
  func refuses(_ post: Post, in lane: Lane) -> Bool {
    if lane.policy == .replace { return false }
    if isQuiet(post) {
      guard let limit = lane.queueLimit else { return false }
      return entries.values.count { $0.isHeld && $0.post.lane == post.lane } >= limit
    }
    let isFullStack = lane.policy == .stack && lane.presented.count >= lane.capacity
    if isFullStack, lane.whenFull == .dropNew { return true }
    if isFullStack, lane.whenFull == .replaceOldest { return false }
    return lane.waiting.count >= lane.queueLimit ?? .max
  }

  /// Puts a registered post into its lane's line and lets it enter when it may.
  mutating func join(_ number: Int) {
    guard let post = entries[number]?.post else { return }
    entries[number]?.post.state = .queued
    let isHeld = isQuiet(post)
    entries[number]?.isHeld = isHeld
    guard !isHeld else { return }
    let name = post.lane
    if lanes[name, default: Lane()].policy == .replace {
      replaceWaiting(in: name)
    }
    lanes[name, default: Lane()].waiting.insert(number, priority: post.options.priority ?? 0)
    tellLater(name)
    evict(for: number, in: name)
    fill(name)
  }

  /// Takes a post out of its lane's line.
  mutating func stepOut(_ number: Int) {
    guard let post = entries[number]?.post else { return }
    lanes[post.lane]?.waiting.remove(number, priority: post.options.priority ?? 0)
    if lanes[post.lane]?.waiting.isEmpty ?? true { disarmPause(post.lane) }
    tellLater(post.lane)
  }

  private mutating func replaceWaiting(in name: String) {
    for overtaken in lanes[name]?.waiting.numbers ?? [] {
      leaveUnseen(overtaken, reason: .replaced)
    }
  }

  /// Makes room for a newcomer in a full stack: for as many as wait, less the places that come free
  /// anyway.
  private mutating func evict(for newcomer: Int, in name: String) {
    while let lane = lanes[name], lane.policy == .stack, lane.whenFull == .replaceOldest,
      lane.presented.count + lane.waiting.count > lane.capacity, !isSuspended
    {
      let staying = lane.presented.filter { entries[$0]?.post.state != .hiding }
      guard staying.count + lane.waiting.count > lane.capacity else { return }
      if let victim = staying.min(by: evictsFirst) {
        end(victim, reason: .evicted, ignoringMinimum: true)
      } else if let unseen = lane.waiting.numbers.filter({ $0 != newcomer }).min(by: evictsFirst) {
        leaveUnseen(unseen, reason: .evicted)
      } else {
        return
      }
    }
  }

  /// What may expire before what may not, then the lowest urgency, then the oldest.
  private func evictsFirst(_ left: Int, _ right: Int) -> Bool {
    guard let first = entries[left], let second = entries[right] else { return false }
    let firstStays = dwell(of: first) == nil
    let secondStays = dwell(of: second) == nil
    if firstStays != secondStays { return secondStays }
    if first.post.message.urgency != second.post.message.urgency {
      return first.post.message.urgency < second.post.message.urgency
    }
    return left < right
  }

  /// Fills the lanes in which a place has become free.
  mutating func fillFreedLanes() {
    while !lanesToFill.isEmpty {
      var names: [String] = []
      swap(&names, &lanesToFill)
      for name in names {
        fill(name)
      }
    }
  }

  /// Lets waiting posts enter while there is room; in a replace lane the current one makes it.
  mutating func fill(_ name: String) {
    guard let lane = lanes[name], !lane.waiting.isEmpty else { return }
    guard canEnter(lane) else {
      if lane.policy == .replace, !isSuspended { replacePresented(in: lane) }
      return armPause(name)
    }
    let entering = min(lane.capacity - lane.presented.count, lane.waiting.count)
    tellOverflow(name, entering: entering)
    for _ in 0..<entering {
      guard let next = lanes[name]?.waiting.takeFirst() else { break }
      beginEntrance(next, in: name)
    }
  }

  private mutating func replacePresented(in lane: Lane) {
    for current in lane.presented {
      end(current, reason: .replaced, ignoringMinimum: true)
    }
  }

  /// Remembers that a stack's number of waiting posts is told at the end of the instant.
  private mutating func tellLater(_ name: String) {
    guard let lane = lanes[name], lane.policy == .stack || lane.toldHidden > 0,
      !lanesToTell.contains(name)
    else { return }
    lanesToTell.append(name)
  }

  mutating func tellOverflow(_ name: String, entering: Int = 0) {
    guard let lane = lanes[name], lane.policy == .stack || lane.toldHidden > 0 else { return }
    let hidden = lane.policy == .stack ? lane.waiting.count - entering : 0
    guard hidden != lane.toldHidden else { return }
    lanes[name]?.toldHidden = hidden
    emit(.overflow) {
      $0.lane = name
      $0.hidden = hidden
    }
  }

  /// Starts the pause that follows a removal.
  mutating func beginPause(_ name: String) {
    let pause = lanes[name]?.effectivePause ?? .zero
    let end = moment(after: pause)
    lanes[name]?.pauseEnd = end
    lanesToFill.append(name)
  }

  /// Arms a timer for the end of the pause, once; without anybody who waits there is none.
  private mutating func armPause(_ name: String) {
    guard let lane = lanes[name], lane.pauseEnd > now, lane.armedPause != lane.pauseEnd,
      !isSuspended
    else { return }
    let number = lane.number ?? laneNames.count
    if number == laneNames.count { laneNames.append(name) }
    lanes[name]?.number = number
    lanes[name]?.armedPause = lane.pauseEnd
    arm(.pause(lane: number, end: lane.pauseEnd), due: lane.pauseEnd)
  }

  mutating func disarmPause(_ name: String) {
    lanes[name]?.armedPause = nil
  }

  mutating func endPause(_ name: String) {
    disarmPause(name)
    lanesToFill.append(name)
  }

  mutating func configure(_ change: LaneChange) {
    automatic = change.automatic ?? automatic
    let name = change.lane ?? "main"
    let before = lanes[name, default: Lane()].policy
    lanes[name, default: Lane()].apply(change)
    tellLater(name)
    lanesToFill.append(name)
    guard let policy = change.policy, policy != before else { return }
    if policy == .replace { keepOnlyNewest(in: name) }
    if policy != .serial {
      lanes[name]?.pauseEnd = .zero
      disarmPause(name)
    }
  }

  /// Replaces all but the newest; those whose exit is decided leave as they are.
  private mutating func keepOnlyNewest(in name: String) {
    guard let lane = lanes[name] else { return }
    let staying = lane.presented.filter { entries[$0]?.post.state.claimsID ?? false }
    guard let newest = (staying + lane.waiting.numbers).max() else { return }
    for number in lane.waiting.numbers where number != newest {
      leaveUnseen(number, reason: .replaced)
    }
    for number in lane.presented where number != newest {
      end(number, reason: .replaced, ignoringMinimum: true)
    }
  }

  /// Sets the level: what waits below it is held, and what is held above it enters.
  mutating func setQuiet(_ level: Int) {
    quiet = min(max(level, 0), 100)
    let waiting = entries.values.filter { $0.post.state == .queued }
    for entry in waiting where !entry.isHeld && isQuiet(entry.post) {
      stepOut(entry.post.number)
      entries[entry.post.number]?.isHeld = true
    }
    let released = waiting.filter { $0.isHeld && !isQuiet($0.post) }.map(\.post)
    for post in released.sorted(by: entersFirst) {
      let isOvertaken =
        lanes[post.lane]?.policy == .replace
        && released.contains { $0.lane == post.lane && $0.number > post.number }
      if isOvertaken {
        leaveUnseen(post.number, reason: .replaced)
      } else {
        release(post)
      }
    }
  }

  private mutating func release(_ post: Post) {
    let lane = lanes[post.lane, default: Lane()]
    entries[post.number]?.isHeld = false
    if !lets(post, enter: lane), refuses(post, in: lane) {
      leaveUnseen(post.number, reason: .evicted)
    } else {
      join(post.number)
    }
  }

  private func entersFirst(_ left: Post, _ right: Post) -> Bool {
    let (first, second) = (left.options.priority ?? 0, right.options.priority ?? 0)
    return first != second ? first > second : left.number < right.number
  }

  /// Whether the quiet level keeps a post from entering: thresholds 0, 30 and 60 by urgency.
  func isQuiet(_ post: Post) -> Bool {
    let threshold =
      switch post.message.urgency {
      case .low: 0
      case .normal: 30
      case .critical: 60
      }
    return threshold < quiet
  }
}
