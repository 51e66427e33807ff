@_spi(Ordering) import PlacardModels
import PlacardViews

extension TerminalScene {
  /// Duration without animation after space was short.
  private static let reliefTime = Duration.seconds(1)

  /// Decides what is drawn at a given time, and what leaves permanently so that the rest fits.
  ///
  /// - Complexity: Linear in the posts that are drawn and those that came since the latest frame.
  mutating func makeSpace(at now: Duration) {
    guard let limit = environment.rows else { return admitAll() }
    relieve(limit: limit, at: now)
    let rows = rows(at: now)
    guard !waiting.isEmpty || rows > limit else { return }
    var isLacking = rows > limit || items.count + waiting.count > limit
    items.removeAll(where: \.isLeaving)
    for index in items.indices.reversed() {
      items[index].skipsEntrance = true
      if items[index].drawnSince == nil {
        let item = items.remove(at: index)
        waiting[item.post.number] = item
      }
    }
    var free = limit - self.rows(at: now)
    while free < 0, let released = release(for: nil, at: now) { free += released }
    isLacking = admit(in: &free, skipsEntrance: isLacking || lacksSpace, at: now) || isLacking
    if isLacking { pressureEnd = now + Self.reliefTime }
    endSurplus()
  }

  /// Lets things move again, and draws running work whole, once there has been space for a while.
  private mutating func relieve(limit: Int, at now: Duration) {
    guard let end = pressureEnd, now >= end else { return }
    pressureEnd = nil
    guard isCompact else { return }
    isCompact = false
    if rows(at: now) > limit { (pressureEnd, isCompact) = (now + Self.reliefTime, true) }
  }

  /// Draws what waits as far as there is space: questions first, then running work, then the newest.
  ///
  /// - Returns: Whether something had to leave, or has to wait.
  private mutating func admit(
    in free: inout Int, skipsEntrance: Bool, at now: Duration
  ) -> Bool {
    var isLacking = false
    var attempts = environment.rows ?? .max
    for number in queue where attempts > 0 {
      guard var item = waiting.removeValue(forKey: number) else { continue }
      attempts -= 1
      item.skipsEntrance = skipsEntrance
      while true {
        let rows = draw(&item, at: now, space: space).rows
        if rows <= free {
          free -= rows
          insert(item)
          break
        }
        isLacking = true
        guard let released = release(for: item, at: now) else {
          waiting[number] = item
          if free <= 0 { attempts = 0 }
          break
        }
        free += released
      }
    }
    return isLacking
  }

  /// The numbers of the waiting posts, in drawing order.
  private var queue: [Int] {
    let claims = waiting.mapValues(\.claim)
    return Array(waiting.keys).ordered { one, other in
      let isNotice = (claims[one]?.isNotice ?? true, claims[other]?.isNotice ?? true)
      if isNotice != (true, true), claims[one] != claims[other] {
        return (claims[one] ?? .timed) > (claims[other] ?? .timed)
      }
      return one > other
    }
  }

  /// Frees rows: the oldest post that can stay in the scrollback goes there, then running work is drawn in
  /// single rows, then the oldest post that expires goes.
  ///
  /// - Parameters:
  ///   - item: What the rows are for: a post that was seen for too short a time does not leave for it, nor
  ///     a newer one for one that neither asks nor works. Nil where what is drawn has no space any more.
  ///   - now: The time.
  /// - Returns: The rows that are free now; nil if no rows can be freed.
  private mutating func release(for item: SceneItem?, at now: Duration) -> Int? {
    if let index = oldest(.lasting, for: item, at: now) {
      return release(index, as: .kept, at: now)
    }
    if !isCompact {
      let before = rows(at: now)
      isCompact = true
      let released = before - rows(at: now)
      if released > 0 || item?.claim == .working { return released }
      isCompact = false
    }
    if let index = oldest(.timed, for: item, at: now) {
      return release(index, as: .evicted, at: now)
    }
    return nil
  }

  private mutating func release(_ index: Int, as reason: CloseReason, at now: Duration) -> Int {
    let rows = restingRows(of: index, at: now)
    let item = items.remove(at: index)
    leave(item, at: now)
    end(item, as: reason)
    return rows
  }

  private func oldest(
    _ claim: SceneItem.Claim, for other: SceneItem?, at now: Duration
  ) -> Int? {
    items.indices.filter { index in
      let item = items[index]
      guard item.claim == claim, item.drawnSince != nil else { return false }
      guard let other else { return true }
      return item.gives(at: now)
        && (!other.claim.isNotice || item.post.number < other.post.number)
    }.min { items[$0].post.number < items[$1].post.number }
  }

  /// Ends those that wait in vain: for each that goes on waiting there is an older one that will make space.
  ///
  /// Questions and running work keep waiting: they are counted in the region if nothing else helps.
  private mutating func endSurplus() {
    let drawn = items.filter(\.claim.isNotice).map(\.post.number).ordered()
    let notices = Array(waiting.keys).ordered().reversed().compactMap { waiting[$0] }.filter(
      \.claim.isNotice)
    var surplus: [SceneItem] = []
    var staying = 0
    for item in notices {
      if drawn.prefix(while: { $0 < item.post.number }).count > staying {
        staying += 1
      } else {
        surplus.append(item)
      }
    }
    surplus.reverse()
    for item in surplus { waiting[item.post.number] = nil }
    let unseen = surplus.filter { !$0.isPrinted }
    for item in surplus where item.isPrinted { end(item, as: item.endsAs) }
    for (item, isLine) in zip(unseen, appendLines(unseen.map(\.post))) {
      end(item, as: isLine ? item.endsAs : .folded)
    }
    guard drawn.isEmpty else { return }
    for item in waiting.values { insert(item) }
    waiting = [:]
  }

  private mutating func admitAll() {
    for number in Array(waiting.keys).ordered() {
      if let item = waiting.removeValue(forKey: number) { insert(item) }
    }
  }

  /// When a waiting post may fit; nil if none waits or nothing will free rows.
  func nextSpace(after now: Duration) -> Duration? {
    guard !waiting.isEmpty else { return nil }
    let times = items.filter(\.claim.isNotice).map { item in
      (item.seenSince ?? now) + SceneItem.leastTime
    }
    return max(times.min() ?? now, now + SceneItem.frameStep)
  }
}

extension SceneItem {
  /// How a post ends that became a line without having been drawn.
  fileprivate var endsAs: CloseReason {
    claim == .lasting ? .kept : .evicted
  }
}
