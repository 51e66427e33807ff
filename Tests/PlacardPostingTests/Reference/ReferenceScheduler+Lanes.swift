import PlacardModels
import PlacardPosting

extension ReferenceScheduler {
  // MARK: Who waits, and who may enter

  /// Quiet level: thresholds 0, 30 and 60; shown while the threshold is at least the level.
  func isQuiet(_ post: Post) -> Bool {
    let threshold =
      switch post.message.urgency {
      case .low: 0
      case .normal: 30
      case .critical: 60
      }
    return threshold < quiet
  }

  /// Those that wait in a lane and may be heard, in the order in which they will enter.
  func waiting(in lane: String) -> [Int] {
    items.filter {
      $0.post.lane == lane && $0.post.state == .queued && !isQuiet($0.post)
    }.sorted(by: entersFirst).map(\.post.number)
  }

  /// The rank that a post took over, unless it goes ahead; else the one of its priority and arrival.
  func rank(of item: Item) -> Rank {
    let own = Rank(
      skipsQueue: item.skipsQueue, priority: item.post.options.priority ?? 0,
      number: item.post.number)
    guard let rank = item.rank else { return own }
    return item.skipsQueue && own.comesBefore(rank) ? own : rank
  }

  private func entersFirst(_ left: Item, _ right: Item) -> Bool {
    rank(of: left).comesBefore(rank(of: right))
  }

  /// How many more a lane may show.
  func capacity(in name: String) -> Int {
    let lane = lanes[name] ?? Lane()
    let limit = lane.policy == .stack ? lane.limit ?? .max : 1
    return max(limit - lane.presented.count, 0)
  }

  /// Whether anything may enter at all.
  var isOpen: Bool { isHosted && !isSuspended }

  func mayEnter(_ name: String) -> Bool {
    isOpen && (lanes[name]?.gapEnd ?? .zero) <= now && capacity(in: name) > 0
  }

  /// Posts that enter at this instant: during a gap only replacements at the head of the queue.
  func entering(in name: String) -> [Int] {
    guard isOpen else { return [] }
    let next = waiting(in: name).prefix(capacity(in: name))
    let isInGap = (lanes[name]?.gapEnd ?? .zero) > now
    return Array(isInGap ? next.prefix { item($0)?.isReplacement ?? false } : next)
  }

  func isFull(_ name: String, for post: Post) -> Bool {
    let lane = lanes[name] ?? Lane()
    if lane.policy == .replace { return false }
    let held = items.count {
      $0.post.lane == name && $0.post.state == .queued && isQuiet($0.post)
    }
    // Whoever may enter at this instant has as good as entered.
    let free = capacity(in: name)
    let entering = entering(in: name).count
    if !isQuiet(post), lane.policy == .stack, free == entering, lane.whenFull != .queue {
      return lane.whenFull == .dropNew
    }
    return waiting(in: name).count - entering + held >= lane.queueLimit ?? .max
  }

  // MARK: Entering

  /// Puts a post into its lane's line, and makes space for it where its lane does.
  mutating func join(_ number: Int) {
    change(number) { $0.post.state = .queued }
    guard let post = item(number)?.post, !isQuiet(post) else { return }
    if lanes[post.lane]?.policy == .replace {
      for other in waiting(in: post.lane) where other != number {
        vanish(other, .replaced)
      }
    }
    keep(in: post.lane)
    let evicts = lanes[post.lane]?.policy == .stack && lanes[post.lane]?.whenFull == .replaceOldest
    if isOpen, evicts, waiting(in: post.lane).count > max(capacity(in: post.lane), 1) {
      hurry(post.lane)
    }
    evict(for: number, in: post.lane)
  }

  /// As many of a full lane as others wait are left where they stay, if that can be.
  @discardableResult
  mutating func keep(in name: String) -> Bool {
    guard isKeeping, isOpen, let lane = lanes[name], lane.policy != .replace else { return false }
    let leaving = lane.presented.count { item($0)?.post.state == .hiding }
    let wanted = waiting(in: name).count - capacity(in: name) - leaving
    let kept = lane.presented.filter { number in
      guard let item = item(number), isKeepable(item) else { return false }
      return lane.policy == .stack || item.wasRead
    }.prefix(max(wanted, 0))
    for number in kept {
      end(number, .kept, animated: false, atOnce: true)
    }
    return !kept.isEmpty
  }

  /// What never expires, asks nothing and shows no running progress.
  func isKeepable(_ item: Item) -> Bool {
    let runs =
      switch item.post.message.progress {
      case .indeterminate: true
      case .fraction(let fraction): fraction < 1
      case .steps(let done, let total, _): done < total
      case nil: false
      }
    return [.showing, .shown].contains(item.post.state) && item.post.message.actions.isEmpty
      && item.post.options.dim?.mode == nil && !runs && displayDuration(of: item) == nil
  }

  mutating func setKeeping(_ keeps: Bool) {
    guard isKeeping != keeps else { return }
    isKeeping = keeps
    for name in lanes.keys {
      if keeps { restartEndless(in: name) }
      keep(in: name)
    }
  }

  private mutating func restartEndless(in name: String) {
    for number in lanes[name]?.presented ?? [] {
      if let item = item(number), item.post.state == .shown, displayDuration(of: item) == nil {
        restart(number)
      }
    }
  }

  private mutating func evict(for incomingPost: Int, in name: String) {
    guard isOpen, let lane = lanes[name], lane.policy == .stack, lane.whenFull == .replaceOldest,
      let limit = lane.limit
    else { return }
    while let presented = lanes[name]?.presented {
      let staying = presented.filter { item($0)?.post.state != .hiding }
      let waiting = waiting(in: name)
      if presented.count + waiting.count <= limit || staying.count + waiting.count <= limit {
        return
      }
      let seen = staying.filter { number in
        guard let item = item(number) else { return false }
        return item.enteredAt + .milliseconds(300) <= now
      }
      let isPressed = now < lanes[name]?.pressedUntil ?? .zero
      if let leaving = staying.first(where: { item($0)?.post.state == .leaving }) {
        end(leaving, .evicted, animated: !isPressed, atOnce: true)
      } else if let first = waiting.filter({ $0 != incomingPost }).min(by: evictsFirst) {
        vanish(first, .evicted)
      } else if let first = seen.min(by: evictsFirst) {
        end(first, .evicted, animated: !isPressed, atOnce: true)
      } else if let entry = staying.compactMap({ item($0)?.enteredAt }).min() {
        let due = entry + .milliseconds(300)
        let isArmed = timers.contains { $0.alarm == .eviction && $0.lane == name && $0.due == due }
        guard !isArmed else { return }
        timers.removeAll { $0.alarm == .eviction && $0.lane == name }
        return timers.append(Timer(due: due, number: 0, alarm: .eviction, lane: name))
      } else {
        return
      }
    }
  }

  /// Exits end now, and whoever waited enters.
  private mutating func hurry(_ name: String) {
    lanes[name]?.pressedUntil = now + .milliseconds(300)
    for number in lanes[name]?.presented ?? [] where item(number)?.post.state == .hiding {
      finishExit(number)
    }
    fill(name)
  }

  mutating func evictSeen(in name: String) {
    guard isOpen, let newest = waiting(in: name).max() else { return }
    evict(for: newest, in: name)
  }

  private func evictsFirst(_ left: Int, _ right: Int) -> Bool {
    guard let first = item(left), let second = item(right) else { return false }
    if (displayDuration(of: first) == nil) != (displayDuration(of: second) == nil) {
      return displayDuration(of: second) == nil
    }
    let (low, high) = (first.post.message.urgency, second.post.message.urgency)
    return low != high ? low < high : left < right
  }

  /// Lets enter whoever may, in every lane.
  mutating func fillLanes() {
    for name in lanes.keys.sorted() {
      if waiting(in: name).count > capacity(in: name) { evictSeen(in: name) }
      fill(name)
    }
  }

  mutating func fill(_ name: String) {
    guard !isClosed, isOpen else { return }
    makeWay(in: name)
    repeat {
      let entering = entering(in: name)
      if !entering.isEmpty { reportOverflow(in: name, less: entering.count) }
      for number in entering {
        enter(number, name)
      }
    } while keep(in: name)
  }

  /// In a replace lane whoever waits dismisses the current one.
  private mutating func makeWay(in name: String) {
    guard lanes[name]?.policy == .replace, !waiting(in: name).isEmpty else { return }
    for number in lanes[name]?.presented ?? [] {
      end(number, .replaced, atOnce: true)
    }
  }

  mutating func enter(_ number: Int, _ name: String) {
    let start = now
    let isHurried = now < lanes[name]?.pressedUntil ?? .zero
    change(number) { item in
      item.post.state = .showing
      item.enteredAt = start
      item.timing = WalkSetup.timing(item.post)
      if isHurried { item.timing.entrance = .zero }
      if case .indefinite(_, let minimum)? = item.post.options.duration {
        item.minimumEnd = start + max(minimum, .zero)
      }
    }
    lanes[name]?.presented.append(number)
    guard let item = item(number) else { return }
    report(.willShow, item.post) {
      $0.lane = name
      $0.message = item.post.message
      $0.options = item.given
    }
    if let attention = item.post.options.attention {
      report(.attention, item.post) { $0.attention = attention }
    }
    if !hasFocus { hold(number, .focus) }
    if isIdle { hold(number, .idle) }
    if lanes[name]?.hovered != nil { hold(number, .hover) }
    arm(.entranceEnd, number, after: item.timing.entrance)
  }

  mutating func endDelay(_ number: Int) {
    guard let post = item(number)?.post else { return }
    let hasCapacity = waiting(in: post.lane).count < capacity(in: post.lane)
    let enters = !isQuiet(post) && mayEnter(post.lane) && hasCapacity
    if !enters, isFull(post.lane, for: post) { return vanish(number, .evicted) }
    join(number)
  }

  // MARK: Reporting how many are out of sight

  mutating func reportOverflow() {
    for name in lanes.keys {
      reportOverflow(in: name, less: 0)
    }
  }

  private mutating func reportOverflow(in name: String, less entering: Int) {
    guard let lane = lanes[name] else { return }
    let hidden = lane.policy == .stack ? waiting(in: name).count - entering : 0
    guard hidden != lane.reported else { return }
    lanes[name]?.reported = hidden
    report(.overflow) {
      $0.lane = name
      $0.hidden = hidden
    }
  }

  // MARK: Rules

  mutating func configure(_ change: LaneConfiguration) {
    let name = change.lane ?? "main"
    if let rate = change.rate, rate.interval == .zero { reportFolded(in: name) }
    var lane = lanes[name] ?? Lane()
    let before = lane.policy
    lane.policy = change.policy ?? lane.policy
    lane.automatic = change.automatic ?? lane.automatic
    if let limit = change.limit { lane.limit = number(limit).map { max($0, 1) } }
    if let limit = change.queueLimit { lane.queueLimit = number(limit).map { max($0, 0) } }
    lane.gap = change.gap.map { max($0, .zero) } ?? lane.gap
    lane.whenFull = change.whenFull ?? lane.whenFull
    if lane.policy != before, lane.policy != .serial { lane.gapEnd = .zero }
    if let rate = change.rate { limit(&lane, name, to: rate) }
    lanes[name] = lane
    if lane.policy != before, lane.policy == .replace { keepNewest(in: name) }
    if lane.policy != before, lane.policy == .serial, isKeeping { restartEndless(in: name) }
  }

  private func number(_ limit: LaneConfiguration.Limit) -> Int? {
    switch limit {
    case .atMost(let number): number
    case .unlimited: nil
    }
  }

  private mutating func keepNewest(in name: String) {
    let presented = lanes[name]?.presented ?? []
    let staying = presented.filter { [.showing, .shown].contains(item($0)?.post.state) }
    let waiting = waiting(in: name)
    guard let newest = (staying + waiting).max() else { return }
    for number in waiting where number != newest {
      vanish(number, .replaced)
    }
    for number in presented where number != newest {
      end(number, .replaced, atOnce: true)
    }
  }

  /// Whoever is held back takes nobody's place.
  mutating func disinherit() {
    for post in items.map(\.post) where post.state == .queued && isQuiet(post) {
      change(post.number) { $0.isReplacement = false }
    }
  }

  mutating func setQuiet(_ level: Int) {
    let held = items.map(\.post).filter { $0.state == .queued && isQuiet($0) }
    quiet = level
    disinherit()
    let released = held.filter { !isQuiet($0) }
    // They come one after the other: until then they do not count as waiting.
    for post in released {
      change(post.number) { $0.post.state = .delayed }
    }
    let calm = released.filter { $0.message.actions.isEmpty }
    let reported = digests && calm.count > 1 ? calm.map(\.number) : []
    release(released.filter { !reported.contains($0.number) })
    reportDigest(of: reported)
  }

  private mutating func release(_ posts: [Post]) {
    for post in posts where lanes[post.lane]?.policy == .replace {
      if posts.contains(where: { $0.lane == post.lane && $0.number > post.number }) {
        vanish(post.number, .replaced)
      }
    }
    let items = posts.compactMap { item($0.number) }.sorted(by: entersFirst)
    for post in items.map(\.post) {
      let enters = mayEnter(post.lane) && waiting(in: post.lane).isEmpty
      if !enters, isFull(post.lane, for: post) {
        vanish(post.number, .evicted)
      } else {
        join(post.number)
        fill(post.lane)
      }
    }
  }

  mutating func suspend(_ suspends: Bool) {
    guard isSuspended != suspends else { return }
    isSuspended = suspends
    let timed = items.filter { Self.presented.contains($0.post.state) || $0.post.state == .delayed }
    for number in timed.map(\.post.number) {
      if suspends { hold(number, .suspend) } else { release(number, .suspend) }
    }
  }

  /// With a host goes what it showed; what comes waits for the next.
  mutating func setHosted(_ attached: Bool) {
    isHosted = attached
    for number in items.map(\.post.number) where !attached {
      end(number, .orphaned, animated: false, atOnce: true)
    }
  }
}
