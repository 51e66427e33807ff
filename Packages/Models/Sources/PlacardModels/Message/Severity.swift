/// How serious a message is, in ascending order.
public enum Severity: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
  case trace, debug, info, success, warning, error

  /// Orders severities from `trace` to `error`, in the order of their declaration.
  public static func < (lhs: Severity, rhs: Severity) -> Bool {
    lhs.rank < rhs.rank
  }

  var rank: Int {
    switch self {
    case .trace: 0
    case .debug: 1
    case .info: 2
    case .success: 3
    case .warning: 4
    case .error: 5
    }
  }
}
