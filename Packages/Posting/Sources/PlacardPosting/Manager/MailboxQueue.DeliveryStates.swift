extension MailboxQueue {
  /// How the poster was told of a post last: in which lap of the line, and where in it.
  struct DeliveryState: Sendable {
    /// Older than the batch's lap: the poster was told.
    var generation: Int
    var place: Int
    /// Whether it is a show that stands there.
    var isShow: Bool
  }

  /// The standings of posts, by their numbers; that of the newest is at hand, without a search.
  struct DeliveryStates: Sendable {
    private var newestNumber = 0
    private var newest: DeliveryState?
    private var others: [Int: DeliveryState] = [:]

    subscript(number: Int) -> DeliveryState? {
      get { number == newestNumber ? newest : others[number] }
      set {
        if number > newestNumber {
          if let newest { others[newestNumber] = newest }
          newestNumber = number
        }
        if number == newestNumber { newest = newValue } else { others[number] = newValue }
      }
    }

    /// Forgets a standing, and returns it.
    mutating func remove(_ number: Int) -> DeliveryState? {
      number == newestNumber ? newest.take() : others.removeValue(forKey: number)
    }
  }
}
