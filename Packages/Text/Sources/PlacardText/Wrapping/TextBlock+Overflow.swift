extension TextBlock {
  /// At most `limit` of the rows, with an ellipsis where the others were.
  func shortened(
    _ rows: [Row], to columns: Int, limit: Int, overflow: Truncation
  ) -> [String] {
    guard limit > 0 else { return [] }
    let ellipsis = Ellipsis(model: model)
    let headCount =
      switch overflow {
      case .end: limit
      case .middle: limit - limit / 2
      case .start: 0
      }
    if overflow == .middle, limit == 1 {
      return [ellipsis.shorten(joinedLines[...], to: columns, at: .middle)]
    }
    let tail = rows.suffix(limit - headCount)
    var lines = rows.prefix(headCount).dropLast().map { string(of: $0, in: columns) }
    if headCount > 0 {
      let rest = text[rows[headCount - 1].start...].prefix { !$0.isNewline }
      lines.append(ellipsis.shorten(rest, to: columns, at: .end))
    }
    if overflow == .start, let first = tail.first {
      let part = text[first.lineStart..<first.end]
      lines.append(ellipsis.shorten(part, to: columns, at: .start))
      return lines + tail.dropFirst().map { string(of: $0, in: columns) }
    }
    return lines + tail.map { string(of: $0, in: columns) }
  }

  private var joinedLines: String {
    String(text.map { $0.isNewline ? " " : $0 })
  }
}
