/// How much a message may interrupt the user, in ascending order.
public enum Urgency: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
  case low, normal, critical

  /// Orders urgencies from `low` to `critical`.
  public static func < (lhs: Urgency, rhs: Urgency) -> Bool {
    lhs.rank < rhs.rank
  }

  var rank: Int {
    switch self {
    case .low: 0
    case .normal: 1
    case .critical: 2
    }
  }
}
