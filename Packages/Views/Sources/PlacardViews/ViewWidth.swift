/// How wide a view is, in columns; never wider than the place where it is drawn.
public enum ViewWidth: Sendable, Equatable {
  /// All of them, up to a limit.
  case fill(most: Int = .max)
  /// As its content wants, within limits; the lower one wins over the upper one.
  case hug(least: Int = 1, most: Int = .max)
}

extension ViewWidth {
  /// Whether it follows the content.
  var hugs: Bool {
    if case .hug = self { true } else { false }
  }

  /// The width with a higher lower limit, where it hugs the content.
  func atLeast(_ columns: Int) -> ViewWidth {
    guard case .hug(let least, let most) = self else { return self }
    return .hug(least: max(least, min(columns, most)), most: most)
  }

  /// The upper limit, at least 1.
  var most: Int {
    switch self {
    case .fill(let most), .hug(_, let most): max(most, 1)
    }
  }
}
