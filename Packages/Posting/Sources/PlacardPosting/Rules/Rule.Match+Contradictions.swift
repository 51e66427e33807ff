import PlacardModels

extension Rule.Match {
  /// Why no post can match, as a sentence without its end; nil when some post may.
  ///
  /// Each test is examined alone: inverted bounds, numbers out of range, patterns that exclude one
  /// another, an empty `any`, a `not` of a match that always holds.
  var contradiction: String? {
    for test in tests {
      if let contradiction = test.contradiction { return contradiction }
    }
    return nil
  }
}

extension Rule.Test {
  fileprivate var contradiction: String? {
    switch self {
    case .text(let field, let pattern): pattern.contradiction.map { "\"\(field.rawValue)\" \($0)" }
    case .metadata(let key, let pattern): pattern.contradiction.map { "\"\(key)\" \($0)" }
    case .severity(let bounds): bounds.isEmpty ? "\"severity\" \(Self.emptyBounds)" : nil
    case .urgency(let bounds): bounds.isEmpty ? "\"urgency\" \(Self.emptyBounds)" : nil
    case .quantity(let quantity, let bounds):
      if bounds.isEmpty {
        "\"\(quantity.rawValue)\" \(Self.emptyBounds)"
      } else if let least = quantity.least, let most = bounds.atMost, most < least {
        "\"\(quantity.rawValue)\" is never below \(least)"
      } else {
        nil
      }
    case .predicate, .part: nil
    case .any(let matches):
      if matches.isEmpty {
        "\"any\" has no alternative"
      } else {
        matches.allSatisfy { $0.contradiction != nil } ? matches.first?.contradiction : nil
      }
    case .all(let matches): matches.lazy.compactMap(\.contradiction).first
    case .not(let match): match.tests.isEmpty ? "\"not\" excludes every post" : nil
    }
  }

  private static let emptyBounds = "has a least that is above its most"
}

extension Rule.Bounds {
  fileprivate var isEmpty: Bool {
    if let atLeast, let atMost { atMost < atLeast } else { false }
  }
}

extension Rule.Quantity {
  /// The minimum value of the property.
  fileprivate var least: Int? {
    switch self {
    case .priority: nil
    case .maxWidth, .count: 1
    case .grouped, .groupIndex, .hidden: 0
    }
  }
}

extension Rule.TextPattern {
  fileprivate var contradiction: String? {
    guard let equals else { return nil }
    var rest = self
    rest.equals = nil
    return rest.matches(equals) ? nil : "cannot be \"\(equals)\" and fit its other patterns"
  }
}
