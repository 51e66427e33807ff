/// The order of entrance: posts that skip the queue, then by higher priority, then by arrival.
struct WaitingKey: HeapKey {
  private var priority: Int
  private let order: Int

  static let last = WaitingKey(priority: .min, number: .max, skipsQueue: false)

  init(priority: Int, number: Int, skipsQueue: Bool) {
    self.priority = skipsQueue ? .max : priority
    order = skipsQueue ? number - .max : number
  }

  /// The same rank under another priority; a post that skips the queue keeps its rank.
  func with(priority: Int) -> WaitingKey {
    var key = self
    if order >= 0 { key.priority = priority }
    return key
  }

  func comesBefore(_ other: WaitingKey) -> Bool {
    // mutant: waiting-order
    priority != other.priority ? priority > other.priority : order < other.order
  }
}
