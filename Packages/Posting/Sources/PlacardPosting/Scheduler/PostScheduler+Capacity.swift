import PlacardAccessibility
import PlacardModels

extension PostScheduler {
  /// How long a post is seen at least before a newer one may evict it.
  private static let leastSeen = Moment(.milliseconds(300))

  /// Makes room in a full lane for what waits: what stays in the permanent output is left there, and
  /// the oldest of a stack gives way where its rules say so.
  mutating func makeRoom(for incoming: Int, in number: Int) {
    guard !isSuspended, isHosted else { return }
    keepStanding(in: number)
    if lanes[number].evictsOldest, lanes[number].waiting.count > max(lanes[number].room, 1) {
      hurry(number)
    }
    evict(for: incoming, in: number)
  }

  // MARK: Keeping

  /// Leaves posts in the permanent output that nobody has to wait for: of a full stack as many as
  /// others wait, in a serial lane the one that was shown for as long as it takes to read.
  mutating func keepStanding(in number: Int) {
    guard isKeeping, lanes[number].policy != .replace, !lanes[number].waiting.isEmpty,
      !isSuspended, isHosted
    else { return }
    let isSerial = lanes[number].policy == .serial
    let board = presented(in: number)
    var wanted =
      lanes[number].waiting.count - lanes[number].room
      - board.count { entries[$0].state == .hiding }
    for slot in board where wanted > 0 && isKeepable(slot) {
      guard !isSerial || entries[slot].flags.contains(.wasRead) else { continue }
      end(slot, reason: .kept, isAnimated: false, ignoringMinimum: true)
      wanted -= 1
    }
  }

  /// Whether a post may be left in the permanent output: it is seen, never expires by itself, asks
  /// nothing and shows no running progress.
  mutating func isKeepable(_ slot: Int) -> Bool {
    guard entries[slot].state == .shown || entries[slot].state == .showing,
      !entries[slot].traits.contains(.isModal), let message = contents[slot]?.message,
      message.actions.isEmpty, !(message.progress?.isRunning ?? false)
    else { return false }
    return displayDuration(of: slot) == nil
  }

  /// A post that never expires was shown for as long as it takes to read.
  mutating func noteRead(_ slot: Int) {
    entries[slot].flags.remove(.isBeingRead)
    entries[slot].flags.insert(.wasRead)
    keepStanding(in: Int(entries[slot].lane))
  }

  /// Lets the time run that it takes to read what never expires, in a lane where others would wait.
  mutating func beginReading(in number: Int) {
    guard isKeeping else { return }
    for slot in presented(in: number) where entries[slot].state == .shown {
      if displayDuration(of: slot) == nil { restartDisplayTimer(slot) }
    }
  }

  /// How long it takes to read a post that others of a serial lane would wait for in vain; nil where
  /// nobody need know.
  mutating func beginReading(_ slot: Int) -> Moment? {
    entries[slot].flags.subtract([.wasRead, .isBeingRead])
    guard isKeeping, lanes[Int(entries[slot].lane)].policy == .serial, isKeepable(slot),
      let message = contents[slot]?.message
    else { return nil }
    entries[slot].flags.insert(.isBeingRead)
    switch automatics[Int(entries[slot].automatic)] {
    case .reading: return Moment(readingTime.duration(of: message))
    case .fixed(let duration): return max(Moment(duration), .zero)
    }
  }

  // MARK: Evicting

  /// Makes room for an incoming post in a full stack whose oldest gives way: for as many as wait, less
  /// the places that come free anyway.
  ///
  /// What is leaving goes at once, and what nobody has seen goes next. Of what is seen a post stays ``leastSeen``; until one has, the
  /// newest waits. Where posts come faster than they can come and go, they do so without animation.
  private mutating func evict(for incoming: Int, in number: Int) {
    guard lanes[number].evictsOldest else { return }
    while lanes[number].waiting.count > lanes[number].room {
      let staying = presented(in: number).filter { entries[$0].state != .hiding }
      guard staying.count + lanes[number].waiting.count > lanes[number].capacity else { return }
      if let leaving = staying.first(where: { entries[$0].state == .leaving }) {
        end(leaving, reason: .evicted, isAnimated: !isPressed(number), ignoringMinimum: true)
      } else if let unseen = lanes[number].waiting.slots.filter({ $0 != incoming })
        .min(by: { evictsFirst($0, $1) })
      {
        leaveUnseen(unseen, reason: .evicted)
      } else if let victim = staying.filter({ mayBeEvicted($0) })
        .min(by: { evictsFirst($0, $1) })
      {
        end(
          victim, reason: .evicted, isAnimated: !isPressed(number), ignoringMinimum: true)
      } else if let first = staying.map({ entries[$0].enteredAt }).min() {
        return armLane(.eviction, of: number, due: first.advanced(by: Self.leastSeen))
      } else {
        return
      }
    }
  }

  /// Some post of a full stack was seen long enough to give way to the newest that waits.
  mutating func evictSeen(in number: Int) {
    evictOldest(in: number)
    lanesToFill.append(number)
  }

  /// Lets the oldest of a full stack give way to the newest of those that wait.
  mutating func evictOldest(in number: Int) {
    guard !isSuspended, isHosted,
      let newest = lanes[number].waiting.slots.max(by: {
        entries[$0].number < entries[$1].number
      })
    else { return }
    evict(for: newest, in: number)
  }

  /// Whether posts come to a lane faster than they can come and go.
  func isPressed(_ number: Int) -> Bool {
    now < lanes[number].pressedUntil
  }

  /// Posts come faster than they can come and go: exits end now, and whoever waited enters.
  private mutating func hurry(_ number: Int) {
    lanes[number].pressedUntil = now.advanced(by: Self.leastSeen)
    for slot in presented(in: number) where entries[slot].state == .hiding {
      finishExit(slot)
    }
    fill(number)
  }

  private func mayBeEvicted(_ slot: Int) -> Bool {
    entries[slot].enteredAt.advanced(by: Self.leastSeen) <= now
  }

  /// What may expire before what may not, then the lowest urgency, then the oldest.
  private mutating func evictsFirst(_ left: Int, _ right: Int) -> Bool {
    let firstStays = displayDuration(of: left) == nil
    let secondStays = displayDuration(of: right) == nil
    if firstStays != secondStays { return secondStays }
    let first = contents[left]?.message.urgency ?? .normal
    let second = contents[right]?.message.urgency ?? .normal
    return first != second ? first < second : entries[left].number < entries[right].number
  }

  // MARK: Places

  /// Says whether some poster presents, that is, holds a place for a time: without one every lane is
  /// a stack without limits and gaps.
  public mutating func setPresented(_ isPresented: Bool) {
    guard isOpen == isPresented else { return }
    own()
    isOpen = !isPresented
    for lane in lanes.indices {
      lanes[lane].isOpen = isOpen
      lanes[lane].gapEnd = .zero
      disarmPause(lane)
      lanesToFill.append(lane)
    }
  }

  /// Says whether what is shown can be left where it is for good, as in a terminal's scrollback.
  public mutating func setKeeping(_ isKeeping: Bool) {
    guard self.isKeeping != isKeeping else { return }
    own()
    self.isKeeping = isKeeping
    for lane in lanes.indices {
      beginReading(in: lane)
      keepStanding(in: lane)
    }
  }
}
