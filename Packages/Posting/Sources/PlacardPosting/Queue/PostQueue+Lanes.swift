import PlacardModels

extension PostQueue {
  /// Whether a lane has a place for the next post right now.
  func canEnter(_ lane: Lane) -> Bool {
    !isSuspended && lane.pauseEnd <= now && lane.presented.count < lane.capacity
  }

  func refusesNewcomer(_ lane: Lane) -> Bool {
    if lane.policy == .replace { return false }
    let isFullStack = lane.policy == .stack && lane.presented.count >= lane.capacity
    if isFullStack, lane.whenFull == .dropNew { return true }
    if isFullStack, lane.whenFull == .replaceOldest { return false }
    return lane.waiting.count >= lane.queueLimit ?? .max
  }

  /// Puts a registered post into its lane's line and lets it enter when it may.
  mutating func join(_ number: Int, lane name: String) {
    guard let post = entries[number]?.post else { return }
    entries[number]?.post.state = .queued
    if isQuiet(post) {
      entries[number]?.isHeld = true
      return
    }
    let policy = lanes[name, default: Lane()].policy
    if policy == .replace {
      replaceWaiting(in: name)
    }
    lanes[name, default: Lane()].waiting.insert(number, priority: post.options.priority ?? 0)
    lanesToTell.insert(name)
    makeRoom(for: number, in: name)
    fill(name)
  }

  private mutating func replaceWaiting(in name: String) {
    for overtaken in lanes[name]?.waiting.numbers ?? [] {
      leaveUnseen(overtaken, reason: .replaced)
    }
  }

  private mutating func makeRoom(for number: Int, in name: String) {
    guard let lane = lanes[name] else { return }
    switch lane.policy {
    case .serial: break
    case .replace:
      for current in lane.presented {
        end(current, reason: .replaced, ignoringMinimum: true)
      }
    case .stack:
      guard lane.presented.count >= lane.capacity, lane.whenFull == .replaceOldest,
        let victim = lane.presented.filter({ canBeEvicted($0) }).min(by: evictsFirst)
      else { return }
      end(victim, reason: .evicted, ignoringMinimum: true)
    }
  }

  private func canBeEvicted(_ number: Int) -> Bool {
    entries[number]?.post.state != .hiding
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

  /// Lets waiting posts enter while there is room.
  mutating func fill(_ name: String) {
    guard let lane = lanes[name], !lane.waiting.isEmpty else { return }
    guard canEnter(lane) else { return armPause(name) }
    let room = lane.capacity - lane.presented.count
    let entering = min(room, lane.waiting.count)
    tellOverflow(name, entering: entering)
    for _ in 0..<entering {
      guard let next = lanes[name]?.waiting.takeFirst() else { break }
      beginEntrance(next, in: name)
    }
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

  /// Starts the pause that follows a removal, or goes on at once where there is none.
  mutating func beginPause(_ name: String) {
    let pause = lanes[name]?.effectivePause ?? .zero
    let end = now + bounded(pause)
    lanes[name]?.pauseEnd = end
    fill(name)
  }

  /// Arms a timer for the end of the pause, once; without anybody who waits there is none.
  private mutating func armPause(_ name: String) {
    guard let lane = lanes[name], lane.pauseEnd > now, lane.armedPause != lane.pauseEnd else {
      return
    }
    lanes[name]?.armedPause = lane.pauseEnd
    timers.arm(.pause(lane: name, end: lane.pauseEnd), due: lane.pauseEnd)
  }

  mutating func endPause(_ name: String) {
    lanes[name]?.armedPause = nil
    fill(name)
  }

  mutating func configure(_ change: LaneChange) {
    automatic = change.automatic ?? automatic
    let name = change.lane ?? "main"
    let before = lanes[name, default: Lane()].policy
    lanes[name, default: Lane()].apply(change)
    if change.policy == .replace, before != .replace {
      keepOnlyNewest(in: name)
    }
    if before == .serial, change.policy == .stack || change.policy == .replace {
      lanes[name]?.pauseEnd = .zero
      lanes[name]?.armedPause = nil
    }
    lanesToTell.insert(name)
    fill(name)
  }

  private mutating func keepOnlyNewest(in name: String) {
    guard let lane = lanes[name] else { return }
    let posts = lane.presented + lane.waiting.numbers
    guard let newest = posts.max() else { return }
    for number in lane.waiting.numbers where number != newest {
      leaveUnseen(number, reason: .replaced)
    }
    for number in lane.presented where number != newest {
      end(number, reason: .replaced, ignoringMinimum: true)
    }
  }

  mutating func setQuiet(_ level: Int) {
    quiet = min(max(level, 0), 100)
    let released = entries.values.filter { $0.isHeld && !isQuiet($0.post) }.map(\.post)
    for post in released.sorted(by: { $0.number < $1.number }) {
      entries[post.number]?.isHeld = false
      join(post.number, lane: post.lane)
    }
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
