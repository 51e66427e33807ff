import PlacardText

/// A line of captured output, as a terminal would show it.
///
/// Text overwrites after `\r`, a backspace or a move within the line; parts can be erased; colours,
/// attributes and links are kept. Any other control sequence is removed.
struct LineEditor: Sendable {
  private var row = ScreenRow()
  private var column = 0
  private var style = CellStyle.plain
  /// An incomplete sequence or character.
  private var unfinished: [UInt8] = []
  /// Whether the line has no bytes yet.
  private(set) var isEmpty = true
  /// Whether it was overwritten or erased, as progress indicators are.
  private(set) var isRewritten = false

  /// The number of used columns.
  var columns: Int { row.cells.count }

  /// The line.
  var line: StyledLine { line(from: 0) }

  /// The line from a column to its end.
  func line(from start: Int) -> StyledLine {
    var line = StyledLine()
    var (text, style) = ("", CellStyle.plain)
    for cell in row.cells.dropFirst(start) where cell.width > 0 {
      if cell.style != style {
        if !text.isEmpty { line.runs.append(.init(safe: text, style: style)) }
        (text, style) = ("", cell.style)
      }
      text += cell.text
    }
    if !text.isEmpty { line.runs.append(.init(safe: text, style: style)) }
    return line
  }

  /// Processes bytes without a line break.
  mutating func write(_ bytes: some Collection<UInt8>) {
    guard !bytes.isEmpty else { return }
    isEmpty = false
    let all = unfinished + bytes
    unfinished = []
    var rest = all[...]
    while let byte = rest.first {
      switch byte {
      case 0x1B:
        guard let sequence = ForeignSequence(takenFrom: &rest) else {
          unfinished = Array(rest.prefix(Self.longestSequence))
          return
        }
        apply(sequence)
      case 0..<0x20, 0x7F:
        rest.removeFirst()
        control(byte)
      default:
        let end = rest.firstIndex { $0 < 0x20 || $0 == 0x7F } ?? rest.endIndex
        var text = rest[..<end]
        if end == rest.endIndex {
          unfinished = Array(text.suffix(text.cutScalarCount))
          text = text.dropLast(unfinished.count)
        }
        put(Sanitizer.foreignLine(String(decoding: text, as: UTF8.self)))
        rest = rest[end...]
      }
    }
  }

  private mutating func control(_ byte: UInt8) {
    switch byte {
    case 0x08: move(to: column - 1)
    case 0x09: move(to: (column / 8 + 1) * 8)
    case 0x0D:
      isRewritten = true
      move(to: 0)
    default: break
    }
  }

  private mutating func apply(_ sequence: ForeignSequence) {
    switch sequence {
    case .rendition(let groups):
      let link = style.linkNumber
      _ = style.apply(rendition: groups)
      style.linkNumber = link
    case .link(let link): style.link = link
    case .move(let columns): move(to: column + columns)
    case .column(let number): move(to: number)
    case .eraseToEnd: cut(from: column)
    case .eraseToStart where column + 1 < columns:
      isRewritten = true
      row.erase(from: 0, count: column + 1, with: ScreenRow.Cell())
    case .eraseToStart, .eraseAll: cut(from: 0)
    case .other: break
    }
  }

  private mutating func move(to wanted: Int) {
    column = min(max(wanted, 0), Self.longestLine)
  }

  private mutating func cut(from column: Int) {
    guard column < columns else { return }
    isRewritten = true
    row.resize(columns: column)
  }

  private mutating func put(_ text: String) {
    for character in text {
      let width = character.columns()
      if width > 0 {
        put(ScreenRow.Cell(text: String(character), style: style, width: width))
      } else if let last = row.cells.prefix(column).lastIndex(where: { $0.width > 0 }) {
        row.cells[last].text.append(character)
      }
    }
  }

  private mutating func put(_ cell: ScreenRow.Cell) {
    if column < columns { isRewritten = true }
    if column + cell.width > columns { row.resize(columns: column + cell.width) }
    row.put(cell, at: column)
    column += cell.width
  }

  private static var longestLine: Int { 1 << 16 }
  private static var longestSequence: Int { 4096 }
}

extension ArraySlice<UInt8> {
  /// The number of bytes at the end that begin an incomplete UTF-8 scalar.
  fileprivate var cutScalarCount: Int {
    for (distance, byte) in suffix(3).reversed().enumerated() where byte & 0xC0 != 0x80 {
      let length =
        switch byte {
        case 0xF0...: 4
        case 0xE0...: 3
        case 0xC0...: 2
        default: 1
        }
      return length > distance + 1 ? distance + 1 : 0
    }
    return 0
  }
}

extension StyledLine {
  /// Lines of captured output, each terminated, as a terminal would show them.
  static func foreignLines(of text: UnsafeBufferPointer<UInt8>) -> [StyledLine] {
    text.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast().map { line in
      var editor = LineEditor()
      editor.write(line.last == 0x0D ? line.dropLast() : line)
      return editor.line
    }
  }
}
