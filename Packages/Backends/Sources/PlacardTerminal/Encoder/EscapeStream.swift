/// Bytes for a terminal; defines every sequence that Placard sends.
struct EscapeStream: Sendable {
  var bytes: [UInt8] = []

  /// Removes and returns the bytes so far.
  mutating func take() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }

  /// Removes the bytes after the first `count`.
  mutating func cut(to count: Int) {
    bytes.removeLast(bytes.count - count)
  }

  /// Appends a range of the bytes so far once more.
  mutating func repeatBytes(_ range: Range<Int>) {
    for index in range { bytes.append(bytes[index]) }
  }

  /// A printable ASCII character.
  mutating func put(ascii: UInt8) {
    bytes.append(ascii)
  }

  /// A printable ASCII character, repeated.
  mutating func put(ascii: UInt8, count: Int) {
    if count == 1 { return bytes.append(ascii) }
    bytes.append(contentsOf: repeatElement(ascii, count: count))
  }

  /// UTF-8 without control characters.
  mutating func put(text: UnsafeBufferPointer<UInt8>) {
    bytes.append(contentsOf: text)
  }

  /// Text without control characters.
  mutating func put(_ text: some StringProtocol) {
    bytes.append(contentsOf: text.utf8)
  }

  /// A scalar that is not a control character.
  mutating func put(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    func trail(_ shift: UInt32) {
      bytes.append(UInt8(truncatingIfNeeded: 0x80 | value >> shift & 0x3F))
    }
    switch value {
    case ..<0x80: bytes.append(UInt8(truncatingIfNeeded: value))
    case ..<0x800:
      bytes.append(UInt8(truncatingIfNeeded: 0xC0 | value >> 6))
      trail(0)
    case ..<0x10000:
      bytes.append(UInt8(truncatingIfNeeded: 0xE0 | value >> 12))
      trail(6)
      trail(0)
    default:
      bytes.append(UInt8(truncatingIfNeeded: 0xF0 | value >> 18))
      trail(12)
      trail(6)
      trail(0)
    }
  }

  /// CR: to the first column.
  mutating func carriageReturn() { bytes.append(0x0D) }

  /// CR LF: to the first column of the next row; scrolls at the bottom.
  mutating func newLine() {
    bytes.append(0x0D)
    bytes.append(0x0A)
  }

  /// BS: back by columns.
  mutating func backspaces(_ count: Int) {
    bytes.append(contentsOf: repeatElement(0x08, count: count))
  }

  /// LF: down by rows, scrolling at the bottom; see ``LineFeed`` for the column.
  mutating func lineFeeds(_ count: Int) {
    bytes.append(contentsOf: repeatElement(0x0A, count: count))
  }

  /// CUU, CUD, CUF, CUB, CHA, VPA: relative moves, and to a column of the row or a row of the column.
  enum Motion: UInt8 {
    case up = 0x41
    case down = 0x42
    case forward = 0x43
    case back = 0x44
    case column = 0x47
    case row = 0x64
  }

  /// Moves the cursor; rows and columns count from 1, and a count of 1 is omitted.
  mutating func move(_ motion: Motion, _ count: Int) {
    sequence(count, motion.rawValue)
  }

  /// CUP: to a row and a column, both from 1.
  mutating func move(toRow row: Int, column: Int) {
    introduce()
    if row != 1 {
      put(decimal: row)
    }
    if column != 1 {
      bytes.append(0x3B)
      put(decimal: column)
    }
    bytes.append(0x48)
  }

  /// ICH, IL, DCH, ECH, REP: edits at the cursor, with a count.
  enum Edit: UInt8 {
    case insertCells = 0x40
    case insertRows = 0x4C
    case deleteCells = 0x50
    case eraseCells = 0x58
    case repeatLast = 0x62
  }

  /// Edits at the cursor; a count of 1 is omitted.
  mutating func edit(_ edit: Edit, _ count: Int) {
    sequence(count, edit.rawValue)
  }

  /// EL: erases from the cursor to the end of the row.
  mutating func eraseToEndOfLine() {
    introduce()
    bytes.append(0x4B)
  }

  /// ED: erases from the cursor to the end of the screen.
  mutating func eraseBelow() {
    introduce()
    bytes.append(0x4A)
  }

  /// Erases this row and all below; the cursor must be in its first column, and stays there.
  ///
  /// In two steps: if one step erased the whole screen, tmux would add a copy of it to its history.
  mutating func eraseFromRowStart() {
    eraseToEndOfLine()
    move(.forward, 1)
    eraseBelow()
    carriageReturn()
  }

  /// SGR, with parameters appended by a closure, each followed by a semicolon.
  mutating func rendition(_ parameters: (inout [UInt8]) -> Void = { _ in }) {
    introduce()
    let start = bytes.count
    parameters(&bytes)
    if bytes.count > start {
      bytes.removeLast()
    }
    bytes.append(0x6D)
  }

  /// OSC 8: begins or ends a link.
  mutating func link(_ link: TerminalLink?) {
    bytes += link?.opening ?? TerminalLink.closing
  }

  /// APC G: a command of the kitty graphics protocol.
  mutating func graphics(_ keys: String, _ data: ArraySlice<UInt8> = []) {
    bytes += [0x1B, 0x5F, 0x47]
    put(keys)
    if !data.isEmpty { bytes.append(0x3B) }
    bytes += data
    endString()
  }

  /// ST: ends a control string.
  mutating func endString() {
    bytes += [0x1B, 0x5C]
  }

  /// DECSET and DECRST of one private mode.
  mutating func set(_ mode: TerminalMode, _ isOn: Bool) {
    introduce()
    bytes.append(0x3F)
    put(decimal: mode.rawValue)
    bytes.append(isOn ? 0x68 : 0x6C)
  }

  /// The number of bytes that begin or end synchronized output.
  static var synchronizedBytes: Int { 8 }
  /// The number of bytes that hide or show the cursor.
  static var cursorBytes: Int { 6 }

  private mutating func introduce() {
    bytes.append(0x1B)
    bytes.append(0x5B)
  }

  private mutating func sequence(_ count: Int, _ final: UInt8) {
    introduce()
    if count != 1 {
      put(decimal: count)
    }
    bytes.append(final)
  }

  private mutating func put(decimal number: Int) {
    bytes.append(decimal: number)
  }
}

/// The private modes in use.
enum TerminalMode: Int, Sendable, CaseIterable {
  /// DECAWM: text wraps at the last column.
  case autowrap = 7
  /// DECTCEM: the cursor is visible.
  case cursor = 25
  /// The alternate screen, without history; saves the cursor.
  case alternateScreen = 1049
  /// Synchronized output: drawing appears at once when the mode ends.
  case synchronized = 2026
}

extension [UInt8] {
  /// Appends a number that is not negative as decimal digits.
  mutating func append(decimal number: Int) {
    if number >= 10 {
      append(decimal: number / 10)
    }
    append(0x30 + UInt8(truncatingIfNeeded: number % 10))
  }
}
