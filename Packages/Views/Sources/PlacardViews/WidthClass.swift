/// How much space there is, in a word.
public enum WidthClass: String, Sendable, Hashable, CaseIterable, Comparable {
  /// Fewer than 60 columns.
  case compact
  /// 60 to 119 columns.
  case regular
  /// 120 columns or more.
  case wide

  /// Creates the class of a number of columns.
  public init(columns: Int) {
    self = columns < 60 ? .compact : columns < 120 ? .regular : .wide
  }

  /// Orders classes by their space.
  public static func < (lhs: WidthClass, rhs: WidthClass) -> Bool {
    lhs.rank < rhs.rank
  }

  private var rank: Int {
    switch self {
    case .compact: 0
    case .regular: 1
    case .wide: 2
    }
  }
}
