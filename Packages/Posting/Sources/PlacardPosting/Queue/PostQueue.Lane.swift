import PlacardModels

extension PostQueue {
  /// One independent queue: its rules, who is presented, who waits.
  struct Lane: Sendable {
    var policy = LaneChange.Policy.serial
    var limit: Int?
    var queueLimit: Int?
    var pause: Duration?
    var order = LaneChange.Order.topToBottom
    var whenFull = LaneChange.WhenFull.queue

    /// The posts on the board, in the order of their entrance.
    var presented: [Int] = []
    var waiting = WaitingLine()
    /// The end of the pause after the last removal.
    var pauseEnd = Duration.zero
    /// The end of the pause for which a timer is armed: only while somebody waits for it.
    var armedPause: Duration?
    /// Its place among the names of lanes, once it has paused.
    var number: Int?
    /// The number that the last `overflow` event told.
    var toldHidden = 0
    /// The post that the pointer is over.
    var hovered: Int?

    var isEmpty: Bool { presented.isEmpty && waiting.isEmpty }

    /// How many may be presented at once.
    var capacity: Int {
      switch policy {
      case .serial, .replace: 1
      case .stack: limit ?? .max
      }
    }

    var effectivePause: Duration {
      switch policy {
      case .replace: .zero
      case .serial, .stack: pause ?? PostDefaults.pause(of: policy)
      }
    }

    mutating func apply(_ change: LaneChange) {
      policy = change.policy ?? policy
      limit = change.limit.map { max($0, 1) } ?? limit
      queueLimit = change.queueLimit.map { max($0, 0) } ?? queueLimit
      pause = change.pause.map { max($0, .zero) } ?? pause
      order = change.order ?? order
      whenFull = change.whenFull ?? whenFull
    }
  }

  /// Posts that wait for their turn: higher priority first, then the earlier arrival.
  ///
  /// - Complexity: O(log n) comparisons and O(n) moves to insert and to remove, O(1) to take the
  ///   first.
  struct WaitingLine: Sendable {
    private struct Place: Sendable, Equatable {
      let priority: Int
      let number: Int

      func entersBefore(_ other: Place) -> Bool {
        priority != other.priority ? priority > other.priority : number < other.number
      }
    }

    /// Sorted so that the next one is last.
    private var places: [Place] = []

    var count: Int { places.count }
    var isEmpty: Bool { places.isEmpty }

    /// The numbers in the order in which they will enter.
    var numbers: [Int] {
      places.reversed().map(\.number)
    }

    mutating func insert(_ number: Int, priority: Int) {
      let place = Place(priority: priority, number: number)
      places.insert(place, at: index(of: place))
    }

    mutating func takeFirst() -> Int? {
      places.popLast()?.number
    }

    /// Takes out a number that stands there with a priority; nothing when it does not.
    mutating func remove(_ number: Int, priority: Int) {
      let place = Place(priority: priority, number: number)
      let index = index(of: place)
      if index < places.count, places[index] == place { places.remove(at: index) }
    }

    /// Where a place is, or where it belongs.
    private func index(of place: Place) -> Int {
      var low = 0
      var high = places.count
      while low < high {
        let middle = (low + high) / 2
        if place.entersBefore(places[middle]) { low = middle + 1 } else { high = middle }
      }
      return low
    }
  }
}
