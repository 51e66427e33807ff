import PlacardModels

extension PostQueue {
  /// Arms a post's delay or dwell.
  mutating func arm(_ number: Int, for duration: Duration) {
    guard var entry = entries[number] else { return }
    let due = moment(after: duration)
    entry.generation += 1
    entry.deadline = due
    entry.remaining = nil
    entries[number] = entry
    let isDelayed = entry.post.state == .delayed
    arm(
      isDelayed ? .delay(number, entry.generation) : .dwell(number, entry.generation), due: due)
  }

  /// Arms a timer; forgets the stale ones once they are most of all.
  mutating func arm(_ subject: Subject, due: Duration) {
    timers.arm(subject, due: due)
    guard timers.count > 64 + 4 * (entries.count + lanes.count) else { return }
    var crowded = TimerHeap<Subject>()
    swap(&crowded, &timers)
    crowded.removeAll(where: isStale)
    swap(&crowded, &timers)
  }

  mutating func disarm(_ number: Int) {
    entries[number]?.generation += 1
    entries[number]?.deadline = nil
    entries[number]?.remaining = nil
  }

  /// Whether a timer was disarmed, or its subject has moved on.
  func isStale(_ subject: Subject) -> Bool {
    switch subject {
    case .delay(let number, let generation), .dwell(let number, let generation),
      .minimum(let number, let generation):
      entries[number]?.generation != generation
    case .entrance(let number):
      entries[number].map { $0.hasShown || $0.post.state == .hiding } ?? true
    case .exit(let number): entries[number]?.post.state != .hiding
    case .pause(let lane, let end): lanes[laneNames[lane]]?.armedPause != end
    }
  }

  mutating func fire(_ subject: Subject) {
    switch subject {
    case .delay(let number, _): endDelay(number)
    case .entrance(let number): endEntrance(number)
    case .dwell(let number, _): end(number, reason: .expired)
    case .minimum(let number, _): beginExit(number)
    case .exit(let number): finishExit(number)
    case .pause(let lane, _): endPause(laneNames[lane])
    }
  }

  private mutating func endDelay(_ number: Int) {
    guard let post = entries[number]?.post else { return }
    entries[number]?.deadline = nil
    fill(post.lane)
    let lane = lanes[post.lane, default: Lane()]
    if !lets(post, enter: lane), refuses(post, in: lane) {
      return leaveUnseen(number, reason: .evicted)
    }
    join(number)
  }

  /// Stops a post's time.
  mutating func hold(_ number: Int, _ cause: Holds) {
    guard var entry = entries[number], !entry.holds.contains(cause) else { return }
    let wasFree = entry.holds.isEmpty
    entry.holds.insert(cause)
    if let deadline = entry.deadline {
      entry.remaining = deadline - now
      entry.deadline = nil
      entry.generation += 1
    }
    entries[number] = entry
    if wasFree, entry.post.state == .showing || entry.post.state == .shown {
      emit(.paused, entry.post) { $0.by = cause.name }
    }
  }

  /// Lets a post's time run again once nothing else holds it: anew when it restarts, else with
  /// what is left, a dwell with at least one second.
  mutating func release(_ number: Int, _ cause: Holds, restarts: Bool = false) {
    guard var entry = entries[number], entry.holds.contains(cause) else { return }
    entry.holds.remove(cause)
    if restarts, entry.remaining != nil {
      entry.remaining = dwell(of: entry)
    }
    entries[number] = entry
    guard entry.holds.isEmpty else { return }
    if entry.post.state == .showing || entry.post.state == .shown {
      emit(.resumed, entry.post) { $0.by = cause.name }
    }
    guard let remaining = entry.remaining else { return }
    let isWhole = restarts || entry.post.state == .delayed
    arm(number, for: isWhole ? remaining : max(remaining, .seconds(1)))
  }
}
