/// Timers in the order in which they are due; those due together fire in the order of arming.
///
/// A timer is never taken out early: whoever arms one keeps a generation and ignores a stale one.
///
/// - Complexity: O(log n) to arm and to fire, O(1) to look.
struct TimerHeap<Subject: Sendable>: Sendable {
  struct Timer: Sendable {
    let due: Duration
    let order: UInt64
    let subject: Subject

    func comesBefore(_ other: Timer) -> Bool {
      due != other.due ? due < other.due : order < other.order
    }
  }

  private var timers: [Timer] = []
  private var armed: UInt64 = 0

  /// When the next timer is due.
  var nextDue: Duration? {
    timers.first?.due
  }

  /// The next timer's subject, without firing it.
  var next: Subject? {
    timers.first?.subject
  }

  /// How many are armed, the forgotten ones among them.
  var count: Int {
    timers.count
  }

  mutating func arm(_ subject: Subject, due: Duration) {
    armed += 1
    timers.append(Timer(due: due, order: armed, subject: subject))
    siftUp(from: timers.count - 1)
  }

  /// Takes out the next timer.
  mutating func fire() -> Timer? {
    guard let first = timers.first else { return nil }
    let last = timers.removeLast()
    if !timers.isEmpty {
      timers[0] = last
      siftDown()
    }
    return first
  }

  /// Takes out timers by their subjects.
  ///
  /// - Complexity: O(n log n).
  mutating func removeAll(where isUnwanted: (Subject) -> Bool) {
    timers.removeAll { isUnwanted($0.subject) }
    timers.sort { $0.comesBefore($1) }
  }

  private mutating func siftUp(from start: Int) {
    var child = start
    while child > 0 {
      let parent = (child - 1) / 2
      guard timers[child].comesBefore(timers[parent]) else { return }
      timers.swapAt(child, parent)
      child = parent
    }
  }

  private mutating func siftDown() {
    var parent = 0
    while true {
      var smallest = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < timers.count && timers[child].comesBefore(timers[smallest]) {
        smallest = child
      }
      guard smallest != parent else { return }
      timers.swapAt(parent, smallest)
      parent = smallest
    }
  }
}
