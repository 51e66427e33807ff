extension WidthModel {
  /// The columns of scalars that make one cluster.
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
    return min(2, rest.reduce(properties.width + addition(of: second)) { $0 + addition(of: $1) })
  }

  private static func addition(of scalar: Unicode.Scalar) -> Int {
    scalar.isEmojiModifier ? 0 : scalar.layout.width
  }
}

/// The columns that a text takes in a terminal, on one line.
///
/// Controls and line breaks count 0, so that the answer for unsanitized text is a lower bound.
///
/// - Complexity: O(*n*); text in ASCII is counted without looking at its characters.
public func columns(of text: some StringProtocol, model: WidthModel = .cluster) -> Int {
  if let columns = text.utf8.withContiguousStorageIfAvailable(columnsIfASCII) ?? nil {
    return columns
  }
  var scanner = ClusterScanner(Substring(text), model: model)
  var columns = 0
  while let step = scanner.next() { columns += step.columns }
  return columns
}

private func columnsIfASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
  var columns = 0
  for byte in bytes {
    guard byte < 0x80 else { return nil }
    columns += byte >= 0x20 && byte != 0x7F ? 1 : 0
  }
  return columns
}
