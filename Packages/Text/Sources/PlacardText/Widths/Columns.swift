/// The width in columns of a text in a terminal, on one line.
///
/// Controls and line breaks count 0, so that the result for unsanitized text is a lower bound.
///
/// - Parameters:
///   - text: the text, sanitized or not.
///   - model: the width model.
/// - Returns: the sum of the columns of the text's clusters.
/// - Complexity: O(*n*); text without combining scalars needs no grapheme breaking.
public func columns(of text: some StringProtocol, model: WidthModel = .cluster) -> Int {
  if let columns = text.utf8.withContiguousStorageIfAvailable(simpleColumns) ?? nil {
    return columns
  }
  return columns(ofClusters: Substring(text), model: model)
}

/// The width in columns of a text in a terminal, on one line, as for any other string type.
public func columns(of text: String, model: WidthModel = .cluster) -> Int {
  if let columns = text.utf8.withContiguousStorageIfAvailable(simpleColumns) ?? nil {
    return columns
  }
  return columns(ofClusters: text[...], model: model)
}

private func columns(ofClusters text: Substring, model: WidthModel) -> Int {
  var scanner = ClusterScanner(text, model: model)
  var columns = 0
  while let step = scanner.next() { columns += step.columns }
  return columns
}

/// The width of text without combining scalars; nil for any other text.
private func simpleColumns(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
  var columns = 0
  var index = 0
  while index < bytes.count {
    let byte = bytes[index]
    if byte < 0x80 {
      columns += byte >= 0x20 && byte != 0x7F ? 1 : 0
      index += 1
    } else if bytes.hasBlock(at: index) {
      columns += 1
      index += 3
    } else {
      let scalar = bytes.scalar(at: index)
      let layout = scalar.value.layout
      guard layout.contains(.simple) else { return nil }
      columns += layout.width
      index += scalar.bytes
    }
  }
  return columns
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether one of U+2500–259F (lines and blocks) begins at an index: three bytes, one column,
  /// never combined with an unambiguous neighbour.
  @inline(__always)
  func hasBlock(at index: Int) -> Bool {
    guard self[index] == 0xE2, index + 2 < count else { return false }
    let middle = self[index + 1]
    return middle == 0x94 || middle == 0x95 || middle == 0x96 && self[index + 2] < 0xA0
  }
}
