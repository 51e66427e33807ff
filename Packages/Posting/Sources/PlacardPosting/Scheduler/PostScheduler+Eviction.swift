import PlacardModels

extension PostScheduler {
  /// How long a post is seen at least before a newer one may evict it.
  private static let leastSeen = Moment(.milliseconds(300))

  /// Makes room in a full lane for what waits: what stays in the permanent output is left there, and
  /// the oldest of a stack gives way where its configuration says so.
  mutating func makeRoom(for incoming: Int, in lane: Int) {
    guard conditions.admitsEntrances else { return }
    keepStanding(in: lane)
    if lanes[lane].evictsOldest, lanes[lane].waiting.count > max(lanes[lane].room, 1) {
      rush(lane)
    }
    evict(for: incoming, in: lane)
  }

  // MARK: Keeping

  /// Leaves posts in the permanent output that no other need wait for: of a full stack as many as
  /// others wait, in a serial lane the one that was shown for as long as it takes to read.
  mutating func keepStanding(in lane: Int) {
    guard conditions.isKeeping, lanes[lane].policy != .replace, !lanes[lane].waiting.isEmpty,
      conditions.admitsEntrances
    else { return }
    let isSerial = lanes[lane].policy == .serial
    let presented = presented(in: lane)
    var wanted =
      lanes[lane].waiting.count - lanes[lane].room
      - presented.count { posts[$0].stage.isExiting }
    for index in presented where wanted > 0 && isKeepable(index) {
      guard !isSerial || posts[index].stage == .shown(.read) else { continue }
      end(index, reason: .kept, isAnimated: false, ignoringMinimum: true)
      wanted -= 1
    }
  }

  /// Whether a post may be left in the permanent output: it is seen, never expires by itself, asks
  /// nothing and shows no running progress.
  func isKeepable(_ index: Int) -> Bool {
    guard posts[index].stage.isStaying, !posts[index].traits.contains(.isModal),
      let message = posts.content(at: index)?.message,
      message.actions.isEmpty, !(message.progress?.isRunning ?? false)
    else { return false }
    return displayDuration(of: index) == nil
  }

  /// Lets the time run that it takes to read what never expires, in a lane where others would wait.
  mutating func beginReading(in lane: Int) {
    guard conditions.isKeeping else { return }
    for index in presented(in: lane) where posts[index].stage.isShown {
      if displayDuration(of: index) == nil { restartDisplayTimer(index) }
    }
  }

  // MARK: Evicting

  /// Makes room for an incoming post in a full stack whose oldest gives way: for as many as wait, less
  /// the room that is made anyway.
  ///
  /// What is leaving goes at once, and what nobody has seen goes next. Of what is seen a post stays
  /// ``leastSeen``; until one has, the newest waits. Where more posts come than can be seen, they come
  /// and go without animation.
  private mutating func evict(for incoming: Int, in lane: Int) {
    guard lanes[lane].evictsOldest else { return }
    while lanes[lane].waiting.count > lanes[lane].room {
      let staying = presented(in: lane).filter { !posts[$0].stage.isExiting }
      guard staying.count + lanes[lane].waiting.count > lanes[lane].capacity else { return }
      if let victim = staying.first(where: { !posts[$0].stage.isStaying }) {
        evict(victim, from: lane)
      } else if let unseen = lanes[lane].waiting.indices.filter({ $0 != incoming })
        .min(by: { evictsFirst($0, $1) })
      {
        leaveUnseen(unseen, reason: .evicted)
      } else if let victim = staying.filter({ mayBeEvicted($0) })
        .min(by: { evictsFirst($0, $1) })
      {
        evict(victim, from: lane)
      } else if let first = staying.map({ posts[$0].enteredAt }).min() {
        return setTimer(.eviction, of: lane, due: first.advanced(by: Self.leastSeen))
      } else {
        return
      }
    }
  }

  private mutating func evict(_ index: Int, from lane: Int) {
    end(
      index, reason: .evicted, isAnimated: !lanes[lane].isRushed(at: now), ignoringMinimum: true)
  }

  /// Some post of a full stack was seen long enough to give way to the newest that waits.
  mutating func evictSeen(in lane: Int) {
    evictOldest(in: lane)
    lanes.fillLater(lane)
  }

  /// Lets the oldest of a full stack give way to the newest of those that wait.
  mutating func evictOldest(in lane: Int) {
    guard conditions.admitsEntrances,
      let newest = lanes[lane].waiting.indices.max(by: { posts[$0].number < posts[$1].number })
    else { return }
    evict(for: newest, in: lane)
  }

  /// More posts come than can be seen: exits end now, and those that wait enter.
  private mutating func rush(_ lane: Int) {
    lanes[lane].rush(until: now.advanced(by: Self.leastSeen))
    for index in presented(in: lane) {
      if case .exiting(_, let exit) = posts[index].stage { finishExit(index, exit) }
    }
    fill(lane)
  }

  private func mayBeEvicted(_ index: Int) -> Bool {
    posts[index].enteredAt.advanced(by: Self.leastSeen) <= now
  }

  /// What may expire before what may not, then the lowest urgency, then the oldest.
  private func evictsFirst(_ left: Int, _ right: Int) -> Bool {
    let firstStays = displayDuration(of: left) == nil
    let secondStays = displayDuration(of: right) == nil
    if firstStays != secondStays { return secondStays }
    let first = posts.content(at: left)?.message.urgency ?? .normal
    let second = posts.content(at: right)?.message.urgency ?? .normal
    return first != second ? first < second : posts[left].number < posts[right].number
  }
}
