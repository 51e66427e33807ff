import PlacardModels

extension PostScheduler {
  /// Minimum time on screen before a newer post may evict a post.
  private static let leastSeen = Moment(.milliseconds(300))

  /// Makes space in a full lane for waiting posts: keeps posts in the permanent output, and evicts
  /// the oldest of a stack where its configuration says so.
  mutating func makeCapacity(for incoming: Int, in lane: Int) {
    guard conditions.admitsEntrances else { return }
    keepNonExpiring(in: lane)
    if lanes[lane].evictsOldest, lanes[lane].waiting.count > max(lanes[lane].freeCapacity, 1) {
      shortenDurations(lane)
    }
    evict(for: incoming, in: lane)
  }

  // MARK: Keeping

  /// Keeps posts in the permanent output so that others can enter: in a full stack as many as wait,
  /// in a serial lane the current one when its reading time is over.
  mutating func keepNonExpiring(in lane: Int) {
    guard conditions.isKeeping, lanes[lane].policy != .replace, !lanes[lane].waiting.isEmpty,
      conditions.admitsEntrances
    else { return }
    let isSerial = lanes[lane].policy == .serial
    let presented = presented(in: lane)
    var wanted =
      lanes[lane].waiting.count - lanes[lane].freeCapacity
      - presented.count { posts[$0].stage.isExiting }
    for index in presented where wanted > 0 && isKeepable(index) {
      guard !isSerial || posts[index].stage == .shown(.read) else { continue }
      end(index, reason: .kept, isAnimated: false, ignoringMinimum: true)
      wanted -= 1
    }
  }

  /// Whether a post may be kept in the permanent output: it is shown, never expires, has no
  /// actions, is not modal and has no running progress.
  func isKeepable(_ index: Int) -> Bool {
    guard posts[index].stage.isStaying, !posts[index].traits.contains(.isModal),
      let message = posts.content(at: index)?.message,
      message.actions.isEmpty, !(message.progress?.isRunning ?? false)
    else { return false }
    return displayDuration(of: index) == nil
  }

  /// Starts the reading time of posts that never expire, in a lane where others may wait.
  mutating func beginReading(in lane: Int) {
    guard conditions.isKeeping else { return }
    for index in presented(in: lane) where posts[index].stage.isShown {
      if displayDuration(of: index) == nil { restartDisplayTimer(index) }
    }
  }

  // MARK: Evicting

  /// Evicts posts of a full stack in favour of an incoming post: as many as wait, less the space
  /// that exits free anyway.
  ///
  /// Leaving posts end first, then unseen ones. A presented post stays for at least ``leastSeen``;
  /// until one has, the newest waits. When posts arrive faster than that, entrances and exits are
  /// not animated.
  private mutating func evict(for incoming: Int, in lane: Int) {
    guard lanes[lane].evictsOldest else { return }
    while lanes[lane].waiting.count > lanes[lane].freeCapacity {
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
      } else if let first = staying.map({ presentations[$0].enteredAt }).min() {
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

  /// Evicts after some post of a full stack reached the minimum time on screen.
  mutating func evictSeen(in lane: Int) {
    evictOldest(in: lane)
    lanes.fillLater(lane)
  }

  /// Evicts the oldest of a full stack in favour of the newest waiting post.
  mutating func evictOldest(in lane: Int) {
    guard conditions.admitsEntrances,
      let newest = lanes[lane].waiting.indices.max(by: { posts[$0].number < posts[$1].number })
    else { return }
    evict(for: newest, in: lane)
  }

  /// Handles a burst: ends exits now and lets waiting posts enter.
  private mutating func shortenDurations(_ lane: Int) {
    lanes[lane].shortenDurations(until: now.advanced(by: Self.leastSeen))
    for index in presented(in: lane) {
      if case .exiting(_, let exit) = posts[index].stage { finishExit(index, exit) }
    }
    fill(lane)
  }

  private func mayBeEvicted(_ index: Int) -> Bool {
    presentations[index].enteredAt.advanced(by: Self.leastSeen) <= now
  }

  /// Eviction order: posts that expire first, then the lowest urgency, then the oldest.
  private func evictsFirst(_ left: Int, _ right: Int) -> Bool {
    let firstStays = displayDuration(of: left) == nil
    let secondStays = displayDuration(of: right) == nil
    if firstStays != secondStays { return secondStays }
    let first = posts.content(at: left)?.message.urgency ?? .normal
    let second = posts.content(at: right)?.message.urgency ?? .normal
    return first != second ? first < second : posts[left].number < posts[right].number
  }
}
