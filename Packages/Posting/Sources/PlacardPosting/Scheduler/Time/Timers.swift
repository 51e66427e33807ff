/// The timers of a scheduler, ordered by due time.
///
/// A timer that is set again or cancelled is removed at once, so that none is ever stale and memory
/// is bounded by the number of posts and lanes.
///
/// - Complexity: O(log n) to set and to cancel; O(1) for one that is set and fires as the first.
struct Timers: Sendable {
  /// The purpose of a timer.
  enum ID: Sendable, Equatable {
    /// The end of a post's entrance, by the index of the post.
    case entrance(Int)
    /// The end of a post's delay, display time, minimum or exit, by the index of the post.
    case stage(Int)
    /// A timer of a lane, by the index of the lane.
    case lane(LaneTimer, Int)
  }

  /// The timers of a lane.
  enum LaneTimer: Int, Sendable, CaseIterable {
    /// The end of the gap between two posts.
    case gap
    /// The end of its rate limit's interval.
    case rate
    /// The moment from which some post may be evicted.
    case eviction
  }

  private var heap = IndexedHeap<Key>()
  private var positions = IndexedHeap<Key>.Positions(blank: 0)
  /// The number of timers ever set.
  private var order: UInt64 = 0

  /// The due time of the first timer; `Moment.never` without any.
  var nextDue: Moment { heap.first.due }

  /// The due time of a timer; nil when it is not set.
  func due(of id: ID) -> Moment? {
    heap.key(of: id.number, positions)?.due
  }

  /// Sets a timer, replacing its earlier due time.
  ///
  /// Timers due together fire in the order of setting.
  mutating func set(_ id: ID, due: Moment) {
    cancel(id)
    order += 1
    heap.insert(id.number, Key(due: due, order: order), &positions)
  }

  /// Cancels a timer, if it is set.
  @inline(__always)
  mutating func cancel(_ id: ID) {
    guard heap.contains(id.number, positions) else { return }
    heap.remove(id.number, positions)
  }

  /// Removes and returns the first timer; there must be one.
  mutating func removeFirst() -> ID {
    let number = heap.firstIndex
    heap.remove(number, positions)
    return ID(number: number)
  }

  /// Cancels the timers of lanes.
  mutating func cancelLanes(_ lanes: Range<Int>) {
    for lane in lanes {
      for timer in LaneTimer.allCases {
        cancel(.lane(timer, lane))
      }
    }
  }

  /// Copies storage shared with a copy of this.
  mutating func makeUnique() {
    heap.makeUnique()
    positions.makeUnique()
  }

  /// The sort key of a timer: due time, then order of setting.
  private struct Key: HeapKey {
    let due: Moment
    let order: UInt64

    static let last = Key(due: .never, order: .max)

    func comesBefore(_ other: Key) -> Bool {
      due != other.due ? due < other.due : order < other.order
    }
  }
}

extension Timers.ID {
  private static let lanes = 2
  private static let shift = 2

  /// The index in the heap: the kind is in the lowest bits.
  fileprivate var number: Int {
    switch self {
    case .entrance(let post): post << Self.shift
    case .stage(let post): post << Self.shift | 1
    case .lane(let timer, let lane):
      (Timers.LaneTimer.allCases.count * lane + timer.rawValue) << Self.shift | Self.lanes
    }
  }

  fileprivate init(number: Int) {
    let index = number >> Self.shift
    let count = Timers.LaneTimer.allCases.count
    switch number & (1 << Self.shift - 1) {
    case 0: self = .entrance(index)
    case 1: self = .stage(index)
    default: self = .lane(Timers.LaneTimer(rawValue: index % count) ?? .gap, index / count)
    }
  }
}
