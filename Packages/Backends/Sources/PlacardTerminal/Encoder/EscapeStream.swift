/// Bytes for a terminal, and every sequence that may be among them: nothing else is ever sent.
struct EscapeStream: Sendable {
  private(set) var bytes: [UInt8] = []

  /// The bytes so far, which the stream then forgets.
  mutating func take() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }

  /// A printable ASCII character.
  mutating func put(ascii: UInt8) {
    bytes.append(ascii)
  }

  /// Bytes that another stream made.
  mutating func put(encoded bytes: [UInt8]) {
    self.bytes.append(contentsOf: bytes)
  }

  /// Text without controls.
  mutating func put(_ text: some StringProtocol) {
    bytes.append(contentsOf: text.utf8)
  }

  /// One scalar that is not a control.
  mutating func put(_ scalar: Unicode.Scalar) {
    if scalar.isASCII {
      bytes.append(UInt8(scalar.value))
    } else {
      bytes.append(contentsOf: UTF8.encode(scalar) ?? Unicode.UTF8.encodedReplacementCharacter)
    }
  }

  /// CR: to the first column.
  mutating func carriageReturn() { bytes.append(0x0D) }

  /// CR LF: to the first column of the next row, which scrolls into being at the bottom.
  mutating func newLine() {
    bytes.append(0x0D)
    bytes.append(0x0A)
  }

  /// CUU, CUD, CUF, CUB, CHA: where to, relative to the cursor, or in its row.
  enum Motion: UInt8 {
    case up = 0x41
    case down = 0x42
    case forward = 0x43
    case back = 0x44
    case column = 0x47
  }

  /// Moves the cursor; columns count from 1, a count of 1 is left out.
  mutating func move(_ motion: Motion, _ count: Int) {
    introduce()
    if count != 1 {
      put(decimal: count)
    }
    bytes.append(motion.rawValue)
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

  /// IL: pushes the row of the cursor and all below it down by so many rows.
  mutating func insertRows(_ count: Int) {
    introduce()
    if count != 1 {
      put(decimal: count)
    }
    bytes.append(0x4C)
  }

  /// SGR with parameters that are already text; none resets.
  mutating func rendition(_ parameters: [UInt8]) {
    introduce()
    bytes.append(contentsOf: parameters)
    bytes.append(0x6D)
  }

  /// DECSET and DECRST of one private mode.
  mutating func set(_ mode: TerminalMode, _ isOn: Bool) {
    introduce()
    bytes.append(0x3F)
    put(decimal: mode.rawValue)
    bytes.append(isOn ? 0x68 : 0x6C)
  }

  private mutating func introduce() {
    bytes.append(0x1B)
    bytes.append(0x5B)
  }

  private mutating func put(decimal number: Int) {
    bytes.append(decimal: number)
  }
}

/// The private modes in use.
enum TerminalMode: Int, Sendable, CaseIterable {
  /// DECAWM: text that reaches the last column goes on in the next row.
  case autowrap = 7
  /// DECTCEM: the cursor is seen.
  case cursor = 25
  /// What is drawn until the mode ends is shown at once.
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
