import PlacardModels

extension PostQueue {
  /// Gives a newcomer a place, and notes its number, its id and its tag.
  mutating func settle(
    _ content: Content, number: Int, lane: Int, flags: Flags = []
  ) -> Int {
    let slot = takePlace()
    let hash = Self.hash(content.id)
    let older = newest(ofID: content.id, hash)
    entries[slot].content = content
    entries[slot].number = number
    entries[slot].count = 1
    entries[slot].idHash = hash
    entries[slot].lane = Int32(lane)
    entries[slot].automatic = automatic
    entries[slot].state = .queued
    entries[slot].policy = lanes[lane].policy
    entries[slot].flags = flags
    numberIndex.insert(slot, hash: Self.hash(number))
    if let older {
      entries[slot].olderOfID = Slot(older)
      entries[older].newerOfID = Slot(slot)
      idIndex.replace(older, by: slot, hash: hash)
    } else {
      idIndex.insert(slot, hash: hash)
    }
    lanes[lane].population += 1
    population += 1
    return slot
  }

  /// Forgets a post that has ended; its place is free.
  mutating func vacate(_ slot: Int) {
    let entry = entries[slot]
    guard let content = entry.content else { return }
    timers.remove(2 * slot, timerPlaces)
    timers.remove(2 * slot + 1, timerPlaces)
    numberIndex.remove(slot, hash: Self.hash(entry.number))
    if entry.newerOfID != .none {
      entries[Int(entry.newerOfID)].olderOfID = entry.olderOfID
    } else if entry.olderOfID != .none {
      idIndex.replace(slot, by: Int(entry.olderOfID), hash: entry.idHash)
    } else {
      idIndex.remove(slot, hash: entry.idHash)
    }
    if entry.olderOfID != .none { entries[Int(entry.olderOfID)].newerOfID = entry.newerOfID }
    if let tag = content.given.tag { untag(slot, tag, app: content.given.app) }
    entries[slot] = Entry()
    entries[slot].next = firstFree
    firstFree = Slot(slot)
    population -= 1
    leave(lane: Int(entry.lane))
  }

  private mutating func takePlace() -> Int {
    guard firstFree == .none else {
      let slot = Int(firstFree)
      firstFree = entries[slot].next
      entries[slot].next = .none
      return slot
    }
    let slot = placeCount
    placeCount += 1
    entries.reserve(slot)
    return slot
  }

  /// The place of a post by its number; nil once it has ended.
  func place(of number: Int) -> Int? {
    numberIndex.find(Self.hash(number)) { entries[$0].number == number }
  }

  /// The newest live post of an id.
  func newest(ofID id: String) -> Int? {
    newest(ofID: id, Self.hash(id))
  }

  @inline(__always)
  private func newest(ofID id: String, _ hash: UInt32) -> Int? {
    idIndex.find(hash) { entries[$0].content?.id.hasSameBytes(as: id) ?? false }
  }

  /// The newest live post of an id for which something holds.
  func newest(ofID id: String, where matches: (Entry) -> Bool) -> Int? {
    var slot = newest(ofID: id)
    while let current = slot, !matches(entries[current]) {
      let older = entries[current].olderOfID
      slot = older == .none ? nil : Int(older)
    }
    return slot
  }

  /// The live posts of an id, in the order of arrival.
  func places(ofID id: String) -> [Int] {
    var places: [Int] = []
    var slot = newest(ofID: id).map { Slot($0) } ?? .none
    while slot != .none {
      places.append(Int(slot))
      slot = entries[Int(slot)].olderOfID
    }
    return places.reversed()
  }

  /// The live posts for which something holds, in the order of arrival.
  ///
  /// - Complexity: O(n log n) in the number of places.
  func places(where matches: (Entry) -> Bool) -> [Int] {
    (0..<placeCount).filter { entries[$0].content != nil && matches(entries[$0]) }
      .sorted { entries[$0].number < entries[$1].number }
  }

  /// The newest live post of a tag and app.
  func newest(ofTag tag: String, app: String?) -> Int? {
    tagIndex.find(Self.hash(tag, app)) { slot in
      guard let given = entries[slot].content?.given else { return false }
      return given.tag == tag && given.app == app
    }
  }

  /// Notes a post as the newest of its tag and app.
  mutating func tag(_ slot: Int, _ tag: String, app: String?) {
    let hash = Self.hash(tag, app)
    if let older = newest(ofTag: tag, app: app) {
      if older != slot { tagIndex.replace(older, by: slot, hash: hash) }
    } else {
      tagIndex.insert(slot, hash: hash)
    }
  }

  /// Forgets a post as the newest of its tag and app, if it is.
  mutating func untag(_ slot: Int, _ tag: String, app: String?) {
    guard newest(ofTag: tag, app: app) == slot else { return }
    tagIndex.remove(slot, hash: Self.hash(tag, app))
  }

  private static func hash(_ number: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: (UInt64(number) &* 0x9e37_79b9_7f4a_7c15) >> 32)
  }

  private static func hash(_ text: String) -> UInt32 {
    var hasher = Hasher()
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    return UInt32(truncatingIfNeeded: hasher.finalize())
  }

  private static func hash(_ tag: String, _ app: String?) -> UInt32 {
    var hasher = Hasher()
    hasher.combine(tag)
    hasher.combine(app)
    return UInt32(truncatingIfNeeded: hasher.finalize())
  }
}
