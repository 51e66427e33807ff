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
  private var buckets = ChunkedStore(blank: UInt64(0))

  init() {
    segments.reserve(0)
    buckets.reserve(0..<Self.segmentSize)
  }

  /// The index with a hash that satisfies `isWanted`, or nil.
  @inline(__always)
  func find(_ hash: UInt32, where isWanted: (Int) -> Bool) -> Int? {
    let start = segmentNumber(of: hash) * Self.segmentSize
    var bucket = Self.home(of: hash)
    while true {
      let entry = buckets[start + bucket]
      if entry == 0 { return nil }
      if UInt32(truncatingIfNeeded: entry >> 32) == hash {
        let index = Int(UInt32(truncatingIfNeeded: entry)) - 1
        if isWanted(index) { return index }
      }
      bucket = Self.next(bucket)
    }
  }

  /// Inserts an index that is not present.
  mutating func insert(_ index: Int, hash: UInt32) {
    var number = segmentNumber(of: hash)
    while segments[number].count >= Self.fullCount {
      split(number, hash)
      number = segmentNumber(of: hash)
    }
    insert(Self.entry(index, hash), into: number)
  }

  private mutating func insert(_ entry: UInt64, into number: Int) {
    segments[number].count += 1
    let start = number * Self.segmentSize
    var bucket = Self.home(of: entry)
    while buckets[start + bucket] != 0 {
      bucket = Self.next(bucket)
    }
    buckets[start + bucket] = entry
  }

  /// Removes an index that is present, and shifts back the entries that were displaced past it.
  mutating func remove(_ index: Int, hash: UInt32) {
    let number = segmentNumber(of: hash)
    let start = number * Self.segmentSize
    guard var hole = bucket(of: Self.entry(index, hash), from: start) else { return }
    segments[number].count -= 1
    var bucket = hole
    while true {
      bucket = Self.next(bucket)
      let entry = buckets[start + bucket]
      if entry == 0 { break }
      let distance = (bucket &- Self.home(of: entry)) & (Self.segmentSize - 1)
      if distance >= (bucket &- hole) & (Self.segmentSize - 1) {
        buckets[start + hole] = entry
        hole = bucket
      }
    }
    buckets[start + hole] = 0
  }

  /// Replaces an index with another of the same hash.
  mutating func replace(_ index: Int, by other: Int, hash: UInt32) {
    let start = segmentNumber(of: hash) * Self.segmentSize
    guard let bucket = bucket(of: Self.entry(index, hash), from: start) else { return }
    buckets[start + bucket] = Self.entry(other, hash)
  }

  /// Copies storage shared with a copy of this index.
  mutating func makeUnique() {
    segments.makeUnique()
    buckets.makeUnique()
  }

  private func bucket(of entry: UInt64, from start: Int) -> Int? {
    var bucket = Self.home(of: entry)
    while buckets[start + bucket] != entry {
      if buckets[start + bucket] == 0 { return nil }
      bucket = Self.next(bucket)
    }
    return bucket
  }

  @inline(__always)
  private func segmentNumber(of hash: UInt32) -> Int {
    Int(directory[Int(truncatingIfNeeded: UInt64(hash) >> UInt64(32 - depth))])
  }

  @inline(__always)
  private static func entry(_ index: Int, _ hash: UInt32) -> UInt64 {
    UInt64(hash) << 32 | UInt64(index + 1)
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
  private static func next(_ bucket: Int) -> Int {
    (bucket + 1) & (segmentSize - 1)
  }

  /// Splits the segment of a hash by the next bit.
  private mutating func split(_ number: Int, _ hash: UInt32) {
    let before = segments[number].depth
    precondition(before < 23, "an index holds at most some 10⁹ indices")
    if before == depth {
      directory = directory.flatMap { [$0, $0] }
      depth += 1
    }
    let twin = segmentCount
    segmentCount += 1
    segments.reserve(twin)
    buckets.reserve(twin * Self.segmentSize..<segmentCount * Self.segmentSize)
    segments[number] = Segment(count: 0, depth: before + 1)
    segments[twin] = Segment(count: 0, depth: before + 1)
    let start = number * Self.segmentSize
    let entries = (0..<Self.segmentSize).map { buckets[start + $0] }
    for bucket in 0..<Self.segmentSize {
      buckets[start + bucket] = 0
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
