extension TextBlock {
  /// A row of wrapped text, as a range of bytes.
  struct Row {
    var start: Int
    var end: Int
    var columns: Int
    /// The start of the unwrapped line that this row belongs to.
    var lineStart: Int
  }

  /// The number of rows of the wrapped text, at least 1.
  ///
  /// - Parameter columns: the width; less than 1 counts as 1.
  /// - Returns: the number of lines that `lines(wrappedTo:)` returns.
  /// - Complexity: O(1) if every line fits; else O(words), and beyond ASCII O(*n*) in the words
  ///   that are wider than the line.
  public func rows(wrappedTo columns: Int) -> Int {
    if columns >= naturalColumns { return naturalRows }
    let columns = max(1, columns)
    if isASCII || columns >= minimumColumns { return rows(countedAt: columns) }
    var count = 0
    wrap(to: columns) { _ in count += 1 }
    return count
  }

  /// Counts rows by arithmetic, if the rows of a word that is too wide follow from its width.
  private func rows(countedAt columns: Int) -> Int {
    var rows = 0
    var used = 0
    for word in words {
      if !word.startsLine, used + word.gap + word.columns <= columns {
        used += word.gap + word.columns
        continue
      }
      let full = word.columns > columns ? (word.columns - 1) / columns : 0
      rows += 1 + full
      let keepsGap = word.startsLine && word.gap + word.columns <= columns
      used = word.columns - full * columns + (keepsGap ? word.gap : 0)
    }
    return rows
  }

  /// The only line of the text within a number of columns, without trailing white space; nil if it
  /// needs several.
  public func line(within columns: Int) -> String? {
    guard columns >= naturalColumns, naturalRows == 1, isASCII || model == .cluster && columns > 1,
      let first = words.first, let last = words.last
    else { return nil }
    let start = first.gap > 0 ? first.gapStart : first.start
    let line =
      start == 0 && last.end == text.utf8.count ? text : String(text[bytes: start..<last.end])
    return isASCII ? line : Isolates.balanced([line]).first
  }

  /// The text wrapped to lines of at most `columns` columns.
  ///
  /// With a limit, the part named by `overflow` is replaced with an ellipsis. Isolates that span a
  /// line break are closed and opened again.
  ///
  /// - Parameters:
  ///   - columns: the width; less than 1 counts as 1.
  ///   - limit: the maximum number of lines; nil for all.
  ///   - overflow: which lines are omitted if there are more.
  /// - Returns: the lines, without trailing white space; one empty line for an empty text.
  /// - Complexity: O(*n*).
  public func lines(
    wrappedTo columns: Int, limit: Int? = nil, overflow: Truncation = .end
  ) -> [String] {
    let columns = max(1, columns)
    if limit ?? 1 > 0, let line = line(within: columns) { return [line] }
    var lines: [String] = []
    lines.reserveCapacity(naturalColumns / columns + 1)
    wrap(to: columns) { lines.append(string(of: $0, in: columns)) }
    if !isASCII { lines = Isolates.balanced(lines) }
    guard let limit, limit < lines.count else { return lines }
    var rows: [Row] = []
    wrap(to: columns) { rows.append($0) }
    return shortened(lines, rows, to: columns, limit: max(0, limit), overflow: overflow)
  }

  /// Calls `body` for every row, in order.
  private func wrap(to columns: Int, _ body: (Row) -> Void) {
    var row: Row?
    for word in words {
      let isNewLine = word.startsLine
      let lineStart = isNewLine ? word.gapStart : row?.lineStart ?? word.gapStart
      if !isNewLine, let open = row, open.columns + word.gap + word.columns <= columns {
        row?.end = word.end
        row?.columns += word.gap + word.columns
        continue
      }
      if let row { body(row) }
      let keepsGap = isNewLine && word.gap > 0 && word.gap + word.columns <= columns
      row = Row(
        start: keepsGap ? word.gapStart : word.start, end: word.end,
        columns: keepsGap ? word.gap + word.columns : word.columns, lineStart: lineStart)
      if word.columns > columns {
        row = breakWord(word, to: columns, lineStart: lineStart, body)
      }
    }
    if let row { body(row) }
  }

  /// Calls `body` for all rows but the last of a word that is too wide, and returns the last.
  private func breakWord(
    _ word: Word, to columns: Int, lineStart: Int, _ body: (Row) -> Void
  ) -> Row {
    var row = Row(start: word.start, end: word.start, columns: 0, lineStart: lineStart)
    var scanner = ClusterScanner(text[bytes: word.start..<word.end], model: model)
    while let step = scanner.next() {
      let width = min(step.columns, columns)
      if row.columns + width > columns {
        body(row)
        row = Row(start: step.start, end: step.start, columns: 0, lineStart: lineStart)
      }
      row.columns += width
      row.end = step.end
    }
    return row
  }

  /// The text of a row, with an ellipsis for a cluster that is wider than the row.
  private func string(of row: Row, in columns: Int) -> String {
    let part = text[bytes: row.start..<row.end]
    let isTooNarrow = columns == 1 || model == .legacy
    guard !isASCII, isTooNarrow, PlacardText.columns(of: part, model: model) > columns else {
      return String(part)
    }
    return part.clusters(model: model).reduce(into: "") {
      $0 += $1.columns > columns ? Ellipsis.mark[...] : $1.text
    }
  }
}
