/// Slots by arrival number.
///
/// Numbers come one after the other, so those of sixteen in a row stand side by side, and only where
/// such a run is has to be looked up. A run takes room until the last of its numbers is taken out.
///
/// - Complexity: O(1) to find, to insert and to remove; at worst, when of each run one number stays,
///   some 100 bytes for it.
struct NumberIndex: Sendable {
  private struct Run: Sendable {
    /// The first number of the run, divided by its length.
    var key = -1
    var count = 0
  }

  private static let shift = 4
  private static let mask = 1 << shift - 1

  private var index = SlotIndex()
  private var runs = ChunkedStore(blank: Run())
  /// Run after run: one more than the slot, or 0 for nothing.
  private var places = ChunkedStore(blank: UInt32(0))
  private var runCount = 0
  private var freeRuns: [Int] = []
  /// The run of the number that was put in last; it stays when it is empty.
  private var latest = 0
  private var latestKey = -1

  /// The slot of a number, or nil.
  @inline(__always)
  func find(_ number: Int) -> Int? {
    guard let run = run(of: number >> Self.shift) else { return nil }
    let slot = places[run << Self.shift + number & Self.mask]
    return slot == 0 ? nil : Int(slot) - 1
  }

  /// Puts a slot in under a number that is not there yet.
  @inline(__always)
  mutating func insert(_ slot: Int, _ number: Int) {
    if number >> Self.shift != latestKey { begin(number >> Self.shift) }
    runs[latest].count += 1
    places[latest << Self.shift + number & Self.mask] = UInt32(slot + 1)
  }

  /// Takes a number out; nothing when it is not there.
  @inline(__always)
  mutating func remove(_ number: Int) {
    guard let run = run(of: number >> Self.shift),
      places[run << Self.shift + number & Self.mask] != 0
    else { return }
    places[run << Self.shift + number & Self.mask] = 0
    runs[run].count -= 1
    if runs[run].count == 0, run != latest { end(run) }
  }

  /// Copies what is shared with a copy of this index.
  mutating func makeUnique() {
    index.makeUnique()
    runs.makeUnique()
    places.makeUnique()
  }

  @inline(__always)
  private func run(of key: Int) -> Int? {
    key == latestKey ? latest : index.find(Self.hash(key)) { runs[$0].key == key }
  }

  @inline(never)
  private mutating func begin(_ key: Int) {
    if latestKey >= 0, runs[latest].count == 0 { end(latest) }
    latestKey = key
    if let run = index.find(Self.hash(key), where: { runs[$0].key == key }) {
      latest = run
      return
    }
    latest = freeRuns.popLast() ?? runCount
    if latest == runCount {
      runCount += 1
      runs.reserve(latest)
      places.reserve(latest << Self.shift)
    }
    runs[latest] = Run(key: key)
    index.insert(latest, hash: Self.hash(key))
  }

  @inline(never)
  private mutating func end(_ run: Int) {
    index.remove(run, hash: Self.hash(runs[run].key))
    freeRuns.append(run)
  }

  private static func hash(_ key: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: (UInt64(truncatingIfNeeded: key) &* 0x9e37_79b9_7f4a_7c15) >> 32)
  }
}
