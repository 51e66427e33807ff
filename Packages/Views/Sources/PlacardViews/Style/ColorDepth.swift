/// How many colours there are.
public enum ColorDepth: String, Sendable, Hashable, CaseIterable, Comparable {
  /// None: everything has the terminal's own colours.
  case none
  /// The 16 of the person's palette.
  case ansi16
  /// 256, of which 240 are known.
  case ansi256
  /// All.
  case trueColor

  /// Orders depths from none to all colours.
  public static func < (lhs: ColorDepth, rhs: ColorDepth) -> Bool {
    lhs.rank < rhs.rank
  }

  private var rank: Int {
    switch self {
    case .none: 0
    case .ansi16: 1
    case .ansi256: 2
    case .trueColor: 3
    }
  }
}
