extension SlotIndex {
  /// Places with linear probing: the hash in the upper half, one more than the slot in the lower.
  struct Segment: Sendable {
    private(set) var places: [UInt64]
    private(set) var count = 0
    /// How many of the hash's highest bits are the same for all that is in it.
    let depth: Int

    init(depth: Int) {
      places = Array(repeating: 0, count: SlotIndex.segmentSize)
      self.depth = depth
    }
  }
}

extension SlotIndex.Segment {
  mutating func insert(_ entry: UInt64) {
    count += 1
    places.withUnsafeMutableBufferPointer { places in
      var place = Self.home(of: entry, in: places.count)
      while places[place] != 0 {
        place = (place + 1) & (places.count - 1)
      }
      places[place] = entry
    }
  }

  mutating func replace(_ entry: UInt64, by other: UInt64) {
    guard let place = place(of: entry) else { return }
    places[place] = other
  }

  /// Takes an entry out, and moves up those that were put behind it for want of their own place.
  mutating func remove(_ entry: UInt64) {
    guard var hole = place(of: entry) else { return }
    count -= 1
    places.withUnsafeMutableBufferPointer { places in
      let mask = places.count - 1
      var place = hole
      while true {
        place = (place + 1) & mask
        guard places[place] != 0 else { break }
        let distance = (place &- Self.home(of: places[place], in: places.count)) & mask
        if distance >= (place &- hole) & mask {
          places[hole] = places[place]
          hole = place
        }
      }
      places[hole] = 0
    }
  }

  private func place(of entry: UInt64) -> Int? {
    places.withUnsafeBufferPointer { places in
      var place = Self.home(of: entry, in: places.count)
      while places[place] != entry {
        if places[place] == 0 { return nil }
        place = (place + 1) & (places.count - 1)
      }
      return place
    }
  }

  @inline(__always)
  private static func home(of entry: UInt64, in count: Int) -> Int {
    Int(truncatingIfNeeded: entry >> 32) & (count - 1)
  }
}
