import PlacardText

/// Pending lines to print, sanitized and measured, in reused memory.
///
/// ```swift
/// lines.append("compiled Layout\nlinked Layout")
/// region.print(above: lines, frame: status, into: &bytes)
/// lines.removeAll()
/// ```
package struct LineBuffer: Sendable {
  /// Where a line ends, and how many columns it takes.
  struct Line: Sendable {
    /// The bytes of this line and all before it.
    var end: Int
    /// The runs of this line and all before it; a line without runs is plain.
    var runs: Int
    /// The width in columns; nil if ambiguous.
    var columns: Int?
  }

  /// A stretch of text in one style.
  struct Run: Sendable {
    /// The bytes of this run and all before it.
    var end: Int
    var style: CellStyle
  }

  /// The text of all lines, without their ends.
  private(set) var bytes: [UInt8] = []
  private(set) var runs: [Run] = []
  private(set) var lines: [Line] = []

  /// Creates a buffer without lines.
  package init() {}

  /// The number of lines.
  package var count: Int { lines.count }

  /// Whether it has no lines.
  package var isEmpty: Bool { lines.isEmpty }

  /// Adds a line.
  package mutating func append(_ line: StyledLine) {
    var columns: Int? = 0
    let isPlain = line.runs.allSatisfy { $0.style == .plain }
    for run in line.runs {
      let isASCII = append(utf8: run.text)
      if isASCII {
        columns = columns.map { $0 + run.text.utf8.count }
      } else if run.text.contains(where: \.hasAmbiguousWidth) {
        columns = nil
      } else {
        columns = columns.map { $0 + PlacardText.columns(of: run.text) }
      }
      if !isPlain {
        runs.append(Run(end: bytes.count, style: run.style))
      }
    }
    lines.append(Line(end: bytes.count, runs: runs.count, columns: columns))
  }

  /// Appends the lines of another program's text, parsed as by ``StyledLine/lines(of:)``.
  package mutating func append(_ text: String) {
    if !appendPlain(text) {
      for line in StyledLine.lines(of: text) { append(line) }
    }
  }

  /// Fast path for lines of unambiguous width; returns false, unchanged, for any other.
  mutating func appendPlain(_ text: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { appendPlain($0) } ?? false
  }

  /// Fast path for coloured lines of unambiguous width; returns false, unchanged, for any other.
  mutating func appendPlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let before = (bytes: bytes.count, runs: runs.count, lines: lines.count)
    var rest = text[...]
    while !rest.isEmpty {
      guard appendPlainLine(&rest) else {
        bytes.removeLast(bytes.count - before.bytes)
        runs.removeLast(runs.count - before.runs)
        lines.removeLast(lines.count - before.lines)
        return false
      }
    }
    return true
  }

  /// Removes a line with its end from the front of the text; false if it has anything but plain text and
  /// colours.
  private mutating func appendPlainLine(_ text: inout Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let (start, firstRun) = (bytes.count, runs.count)
    var style = CellStyle.plain
    var isColored = false
    var columns = 0
    while true {
      var end = text.firstIndex { $0 &- 0x20 >= 0x5F } ?? text.endIndex
      if end < text.endIndex, text[end] >= 0x80 {
        end = text[end...].firstIndex { $0 < 0x20 || $0 == 0x7F } ?? text.endIndex
        let piece = UnsafeBufferPointer(rebasing: text[..<end])
        guard let own = certainColumns(ofUTF8: piece) else { return false }
        columns += own
      } else {
        columns += end - text.startIndex
      }
      if end > text.startIndex {
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[..<end]))
        runs.append(Run(end: bytes.count, style: style))
        isColored = isColored || style != .plain
      }
      text = text[end...]
      guard text.first == 0x1B else { break }
      guard style.apply(sequenceAtStartOf: &text) else { return false }
    }
    if text.first == 0x0D, text.count > 1 { text = text.dropFirst() }
    guard text.isEmpty || text.first == 0x0A else { return false }
    if !isColored { runs.removeLast(runs.count - firstRun) }
    if bytes.count > start || !text.isEmpty {
      lines.append(Line(end: bytes.count, runs: runs.count, columns: columns))
    }
    text = text.dropFirst()
    return true
  }

  /// Removes every line; keeps the memory, unless it is unusually large.
  package mutating func removeAll() {
    let isUsual = bytes.capacity <= Self.usualBytes && lines.capacity <= Self.usualBytes / 16
    bytes.removeAll(keepingCapacity: isUsual)
    runs.removeAll(keepingCapacity: isUsual)
    lines.removeAll(keepingCapacity: isUsual)
  }

  /// The bytes of a line.
  func text(of line: Int) -> Range<Int> {
    (line > 0 ? lines[line - 1].end : 0)..<lines[line].end
  }

  /// The runs of a line.
  func runs(of line: Int) -> Range<Int> {
    (line > 0 ? lines[line - 1].runs : 0)..<lines[line].runs
  }

  /// Appends sanitized text, and returns whether it is ASCII.
  private mutating func append(utf8 text: String) -> Bool {
    let start = bytes.count
    bytes.append(contentsOf: text.utf8)
    return bytes[start...].allSatisfy { $0 < 0x80 }
  }

  private static var usualBytes: Int { 1 << 20 }
}

extension CellStyle {
  /// Removes a Select Graphic Rendition sequence from the front of the text; false if there is no plain
  /// one.
  fileprivate mutating func apply(
    sequenceAtStartOf text: inout Slice<UnsafeBufferPointer<UInt8>>
  ) -> Bool {
    let body = text.dropFirst(2)
    guard text.dropFirst().first == 0x5B,
      let final = body.prefix(65).firstIndex(where: { !(0x30...0x3B).contains($0) }),
      body[final] == 0x6D
    else { return false }
    text = text[(final + 1)...]
    return apply(plainRendition: UnsafeBufferPointer(rebasing: body[..<final]))
  }
}
