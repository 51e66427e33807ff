/// Slots by the hash of what they hold; whoever asks compares what is found.
///
/// Extendible hashing (Fagin, Nievergelt, Pippenger and Strong, 1979): a full segment is split alone,
/// so that growing to a million never moves more than one segment's slots at once.
///
/// - Complexity: O(1) to find, to insert and to remove; a split moves 384 slots.
struct SlotIndex: Sendable {
  static let segmentSize = 512
  private static let fullCount = 384

  /// The segment for each value of the hash's highest bits.
  private var directory: [UInt32] = [0]
  private var depth = 0
  private var segments = [Segment(depth: 0)]

  /// The slot of a hash that `isWanted`, or nil.
  @inline(__always)
  func find(_ hash: UInt32, where isWanted: (Int) -> Bool) -> Int? {
    let number = segmentNumber(of: hash)
    return segments[number].places.withUnsafeBufferPointer { places in
      var place = Self.home(of: hash)
      while places[place] != 0 {
        if UInt32(places[place] >> 32) == hash {
          let slot = Int(UInt32(truncatingIfNeeded: places[place])) - 1
          if isWanted(slot) { return slot }
        }
        place = (place + 1) & (Self.segmentSize - 1)
      }
      return nil
    }
  }

  /// Puts a slot in that is not there yet.
  mutating func insert(_ slot: Int, hash: UInt32) {
    var number = segmentNumber(of: hash)
    while segments[number].count >= Self.fullCount {
      split(number, hash)
      number = segmentNumber(of: hash)
    }
    segments[number].insert(Self.entry(slot, hash))
  }

  /// Takes out a slot that is there under a hash.
  mutating func remove(_ slot: Int, hash: UInt32) {
    segments[segmentNumber(of: hash)].remove(Self.entry(slot, hash))
  }

  /// Puts another slot where one is, under the same hash.
  mutating func replace(_ slot: Int, by other: Int, hash: UInt32) {
    segments[segmentNumber(of: hash)].replace(
      Self.entry(slot, hash), by: Self.entry(other, hash))
  }

  @inline(__always)
  private static func entry(_ slot: Int, _ hash: UInt32) -> UInt64 {
    UInt64(hash) << 32 | UInt64(slot + 1)
  }

  @inline(__always)
  private func segmentNumber(of hash: UInt32) -> Int {
    Int(directory[Int(truncatingIfNeeded: UInt64(hash) >> UInt64(32 - depth))])
  }

  @inline(__always)
  private static func home(of hash: UInt32) -> Int {
    Int(hash) & (segmentSize - 1)
  }

  /// Splits the segment of a hash by the next bit.
  private mutating func split(_ number: Int, _ hash: UInt32) {
    let before = segments[number]
    precondition(before.depth < 23, "an index holds at most some 10⁹ slots")
    if before.depth == depth {
      directory = directory.flatMap { [$0, $0] }
      depth += 1
    }
    let twin = segments.count
    segments[number] = Segment(depth: before.depth + 1)
    segments.append(Segment(depth: before.depth + 1))
    let bit = UInt32(1) << UInt32(31 - before.depth)
    for place in before.places where place != 0 {
      let isUpper = UInt32(place >> 32) & bit != 0
      segments[isUpper ? twin : number].insert(place)
    }
    let width = 1 << (depth - before.depth)
    let start = Int(truncatingIfNeeded: UInt64(hash) >> UInt64(32 - before.depth)) * width
    for prefix in start + width / 2..<start + width {
      directory[prefix] = UInt32(twin)
    }
  }
}
