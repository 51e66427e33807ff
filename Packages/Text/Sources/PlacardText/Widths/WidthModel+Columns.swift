extension WidthModel {
  /// The width in columns of the scalars of one cluster.
  func columns(ofCluster scalars: Substring.UnicodeScalarView) -> Int {
    switch self {
    case .legacy: scalars.reduce(0) { $0 + $1.layout.width }
    case .cluster: Self.clusterColumns(scalars)
    }
  }

  private static func clusterColumns(_ scalars: Substring.UnicodeScalarView) -> Int {
    guard let first = scalars.first else { return 0 }
    let properties = first.layout
    var rest = scalars.dropFirst()
    guard let second = rest.popFirst() else { return properties.width }
    if properties.contains(.emojiVariation) {
      if second == "\u{FE0F}" { return 2 }
      if second == "\u{FE0E}" { return 1 }
    }
    if first.isRegionalIndicator, second.isRegionalIndicator { return 2 }
    if properties.contains(.pictographic), scalars.contains("\u{200D}") {
      return scalars.contains("\u{FE0F}") ? 2 : properties.width
    }
    let sum = rest.reduce(properties.width + addition(of: second)) { $0 + addition(of: $1) }
    return first.isLeadingJamo ? sum : min(2, sum)
  }

  private static func addition(of scalar: Unicode.Scalar) -> Int {
    scalar.isEmojiModifier ? 0 : scalar.layout.width
  }
}
