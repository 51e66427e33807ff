import PlacardModels

extension PostScheduler {
  /// Gives a newcomer a place, and notes its number, its id and its tag.
  mutating func settle(_ content: Content, _ incomingPost: IncomingPost, _ flags: Flags) -> Int {
    let slot = takePlace()
    let (hash, lane, older) = (incomingPost.idHash, incomingPost.lane, incomingPost.older)
    let entry = entries.pointer(to: slot)
    put(content, incomingPost.traits, at: slot)
    entry.pointee.number = incomingPost.number
    entry.pointee.idHash = hash
    entry.pointee.lane = Int32(lane)
    entry.pointee.automatic = lanes[lane].automatic
    entry.pointee.enteredAt = now
    entry.pointee.state = .queued
    entry.pointee.policy = lanes[lane].policy
    entry.pointee.flags = flags
    numberIndex.insert(slot, incomingPost.number)
    if let older {
      entries[slot].olderOfID = Slot(older)
      entries[older].newerOfID = Slot(slot)
      idIndex.replace(older, by: slot, hash: hash)
    } else {
      idIndex.insert(slot, hash: hash)
    }
    lanes[lane].enroll()
    population += 1
    return slot
  }

  /// Gives a post what it says from now on.
  mutating func put(_ content: Content, _ traits: Traits, at slot: Int) {
    let entry = entries.pointer(to: slot)
    contents.put(.passRetained(content), at: slot)
    eventRecords.forgetContent(of: entry.pointee.number)
    entry.pointee.traits = traits
    entry.pointee.quietThreshold = content.quietThreshold
  }

  /// Forgets a post that has ended; its place is free.
  ///
  /// - Returns: What it said; nil for a place that is free already.
  mutating func vacate(_ slot: Int) -> Content? {
    let entry = entries.pointer(to: slot)
    guard let content = contents.take(slot) else { return nil }
    let (lane, hash) = (Int(entry.pointee.lane), entry.pointee.idHash)
    let (older, newer) = (entry.pointee.olderOfID, entry.pointee.newerOfID)
    if timers.contains(2 * slot, timerPlaces) { timers.remove(2 * slot, timerPlaces) }
    if timers.contains(2 * slot + 1, timerPlaces) { timers.remove(2 * slot + 1, timerPlaces) }
    numberIndex.remove(entry.pointee.number)
    if !inherited.isEmpty { inherited[entry.pointee.number] = nil }
    if !pendingChanges.isEmpty { pendingChanges[entry.pointee.number] = nil }
    if newer != .none {
      entries[Int(newer)].olderOfID = older
    } else if older != .none {
      idIndex.replace(slot, by: Int(older), hash: hash)
    } else {
      idIndex.remove(slot, hash: hash)
    }
    if older != .none { entries[Int(older)].newerOfID = newer }
    if entry.pointee.traits.contains(.hasTag), let tag = content.given.tag {
      untag(slot, tag, app: content.given.app)
    }
    entry.pointee = Entry()
    entry.pointee.next = firstFree
    firstFree = Slot(slot)
    population -= 1
    leave(lane: lane)
    return content
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
    contents.reserve(slot)
    return slot
  }

  /// The place of a post by its number; nil once it has ended.
  func place(of number: Int) -> Int? {
    numberIndex.find(number)
  }

  /// The newest live post of an id.
  func newest(ofID id: String) -> Int? {
    idIndex.find(IDHash.value(of: id)) { contents[$0]?.id.hasSameBytes(as: id) ?? false }
  }

  /// A post, or the newest older one of its id, that keeps others of the id out.
  func claiming(from newest: Int) -> Int? {
    var slot = Slot(newest)
    while slot != .none, !entries.pointer(to: Int(slot)).pointee.state.claimsID {
      slot = entries.pointer(to: Int(slot)).pointee.olderOfID
    }
    return slot == .none ? nil : Int(slot)
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
    (0..<placeCount).filter { entries[$0].number != 0 && matches(entries[$0]) }
      .sorted { entries[$0].number < entries[$1].number }
  }

  /// The newest live post of a tag and app.
  func newest(ofTag tag: String, app: String?) -> Int? {
    tagIndex.find(Self.hash(tag, app)) { slot in
      guard let given = contents[slot]?.given else { return false }
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

  /// Forgets a post as the newest of its tag and app; nothing when it is not.
  mutating func untag(_ slot: Int, _ tag: String, app: String?) {
    tagIndex.remove(slot, hash: Self.hash(tag, app))
  }

  private static func hash(_ tag: String, _ app: String?) -> UInt32 {
    var hasher = Hasher()
    hasher.combine(tag)
    hasher.combine(app)
    return UInt32(truncatingIfNeeded: hasher.finalize())
  }
}
