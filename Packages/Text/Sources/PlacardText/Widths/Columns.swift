/// The columns that a text takes in a terminal, on one line.
///
/// Controls and line breaks count 0, so that the answer for unsanitized text is a lower bound.
///
/// - Parameters:
///   - text: the text, sanitized or not.
///   - model: how the terminal counts.
/// - Returns: the sum of the columns of the text's clusters.
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
