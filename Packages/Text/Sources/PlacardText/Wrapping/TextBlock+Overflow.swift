extension TextBlock {
  /// At most `limit` of the lines, with an ellipsis in place of the others.
  ///
  /// The line with the ellipsis is filled from the adjacent text, cluster by cluster.
  func shortened(
    _ lines: [String], _ rows: [Row], to columns: Int, limit: Int, overflow: Truncation
  ) -> [String] {
    guard limit > 0 else { return [] }
    let ellipsis = Ellipsis(model: model)
    switch overflow {
    case .end:
      let rest = text[text.index(ofByte: rows[limit - 1].start)...].prefix { !$0.isNewline }
      return lines.prefix(limit - 1) + [ellipsis.shorten(rest, to: columns, at: .end)]
    case _ where limit == 1:
      return [ellipsis.shorten(joinedLines[...], to: columns, at: overflow)]
    case .start:
      let first = rows[rows.count - limit]
      let part = text[bytes: first.lineStart..<first.end]
      return [ellipsis.shorten(part, to: columns, at: .start)] + lines.suffix(limit - 1)
    case .middle:
      let head = limit - limit / 2
      return shortened(lines, rows, to: columns, limit: head, overflow: .end)
        + lines.suffix(limit / 2)
    }
  }

  private var joinedLines: String {
    String(text.map { $0.isNewline ? " " : $0 })
  }
}
