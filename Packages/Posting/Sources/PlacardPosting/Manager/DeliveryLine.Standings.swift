extension DeliveryLine {
  /// How the poster was told of a post last: in which lap of the line, and where in it.
  struct Standing: Sendable {
    /// Older than the batch's lap: the poster was told.
    var lap: Int
    var place: Int
    /// Whether it is a show that stands there.
    var isShow: Bool
  }

  /// The standings of posts, by their numbers; that of the newest is at hand, without a search.
  struct Standings: Sendable {
    private var newestNumber = 0
    private var newest: Standing?
    private var others: [Int: Standing] = [:]

    subscript(number: Int) -> Standing? {
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
    mutating func remove(_ number: Int) -> Standing? {
      number == newestNumber ? newest.take() : others.removeValue(forKey: number)
    }
  }
}
