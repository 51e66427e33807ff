/// The order in which posts enter: those ahead, then higher priority first, then by arrival.
struct WaitingKey: HeapKey {
  private var priority: Int
  private let order: Int

  static let last = WaitingKey(priority: .min, number: .max, skipsQueue: false)

  init(priority: Int, number: Int, skipsQueue: Bool) {
    self.priority = skipsQueue ? .max : priority
    order = skipsQueue ? number - .max : number
  }

  /// The same rank among posts of another priority; who is ahead stays so.
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
