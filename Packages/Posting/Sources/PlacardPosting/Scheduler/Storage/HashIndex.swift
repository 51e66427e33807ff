/// Indices by hash; the caller compares the elements found.
///
/// Extendible hashing (Fagin, Nievergelt, Pippenger and Strong, 1979): a full segment is split
/// alone, so that growing to a million never moves more than one segment's indices at once. Within
/// a segment there is linear probing.
///
/// - Complexity: O(1) to find, to insert and to remove; a split moves 384 indices.
struct HashIndex: Sendable {
  static let segmentSize = 512
  private static let fullCount = 384

  /// The fill count of a segment, and the number of the hash's highest bits that all its entries
  /// share.
  private struct Segment: Sendable {
    var count = 0
    var depth = 0
  }

  /// The segment for each value of the hash's highest bits.
  private var directory: [UInt32] = [0]
  private var depth = 0
  private var segmentCount = 1
  private var segments = ChunkedStore(blank: Segment())
  /// The entries, segment after segment: the hash in the upper half, the index plus one in the
  /// lower; 0 if empty.
  private var places = ChunkedStore(blank: UInt64(0))

  init() {
    segments.reserve(0)
    places.reserve(0..<Self.segmentSize)
  }

  /// The index with a hash that satisfies `isWanted`, or nil.
  @inline(__always)
  func find(_ hash: UInt32, where isWanted: (Int) -> Bool) -> Int? {
    let start = segmentNumber(of: hash) * Self.segmentSize
    var place = Self.home(of: hash)
    while true {
      let entry = places[start + place]
      if entry == 0 { return nil }
      if UInt32(truncatingIfNeeded: entry >> 32) == hash {
        let slot = Int(UInt32(truncatingIfNeeded: entry)) - 1
        if isWanted(slot) { return slot }
      }
      place = Self.next(place)
    }
  }

  /// Inserts an index that is not present.
  mutating func insert(_ slot: Int, hash: UInt32) {
    var number = segmentNumber(of: hash)
    while segments[number].count >= Self.fullCount {
      split(number, hash)
      number = segmentNumber(of: hash)
    }
    insert(Self.entry(slot, hash), into: number)
  }

  private mutating func insert(_ entry: UInt64, into number: Int) {
    segments[number].count += 1
    let start = number * Self.segmentSize
    var place = Self.home(of: entry)
    while places[start + place] != 0 {
      place = Self.next(place)
    }
    places[start + place] = entry
  }

  /// Removes an index that is present, and shifts back the entries that were displaced past it.
  mutating func remove(_ slot: Int, hash: UInt32) {
    let number = segmentNumber(of: hash)
    let start = number * Self.segmentSize
    guard var hole = place(of: Self.entry(slot, hash), from: start) else { return }
    segments[number].count -= 1
    var place = hole
    while true {
      place = Self.next(place)
      let entry = places[start + place]
      if entry == 0 { break }
      let distance = (place &- Self.home(of: entry)) & (Self.segmentSize - 1)
      if distance >= (place &- hole) & (Self.segmentSize - 1) {
        places[start + hole] = entry
        hole = place
      }
    }
    places[start + hole] = 0
  }

  /// Replaces an index with another of the same hash.
  mutating func replace(_ slot: Int, by other: Int, hash: UInt32) {
    let start = segmentNumber(of: hash) * Self.segmentSize
    guard let place = place(of: Self.entry(slot, hash), from: start) else { return }
    places[start + place] = Self.entry(other, hash)
  }

  /// Copies storage shared with a copy of this index.
  mutating func makeUnique() {
    segments.makeUnique()
    places.makeUnique()
  }

  private func place(of entry: UInt64, from start: Int) -> Int? {
    var place = Self.home(of: entry)
    while places[start + place] != entry {
      if places[start + place] == 0 { return nil }
      place = Self.next(place)
    }
    return place
  }

  @inline(__always)
  private func segmentNumber(of hash: UInt32) -> Int {
    Int(directory[Int(truncatingIfNeeded: UInt64(hash) >> UInt64(32 - depth))])
  }

  @inline(__always)
  private static func entry(_ slot: Int, _ hash: UInt32) -> UInt64 {
    UInt64(hash) << 32 | UInt64(slot + 1)
  }

  @inline(__always)
  private static func home(of hash: UInt32) -> Int {
    Int(hash) & (segmentSize - 1)
  }

  @inline(__always)
  private static func home(of entry: UInt64) -> Int {
    Int(truncatingIfNeeded: entry >> 32) & (segmentSize - 1)
  }

  @inline(__always)
  private static func next(_ place: Int) -> Int {
    (place + 1) & (segmentSize - 1)
  }

  /// Splits the segment of a hash by the next bit.
  private mutating func split(_ number: Int, _ hash: UInt32) {
    let before = segments[number].depth
    precondition(before < 23, "an index holds at most some 10⁹ slots")
    if before == depth {
      directory = directory.flatMap { [$0, $0] }
      depth += 1
    }
    let twin = segmentCount
    segmentCount += 1
    segments.reserve(twin)
    places.reserve(twin * Self.segmentSize..<segmentCount * Self.segmentSize)
    segments[number] = Segment(count: 0, depth: before + 1)
    segments[twin] = Segment(count: 0, depth: before + 1)
    let start = number * Self.segmentSize
    let entries = (0..<Self.segmentSize).map { places[start + $0] }
    for place in 0..<Self.segmentSize {
      places[start + place] = 0
    }
    let bit = UInt32(1) << UInt32(31 - before)
    for entry in entries where entry != 0 {
      insert(entry, into: UInt32(entry >> 32) & bit != 0 ? twin : number)
    }
    let width = 1 << (depth - before)
    let first = Int(truncatingIfNeeded: UInt64(hash) >> UInt64(32 - before)) * width
    for prefix in first + width / 2..<first + width {
      directory[prefix] = UInt32(twin)
    }
  }
}
