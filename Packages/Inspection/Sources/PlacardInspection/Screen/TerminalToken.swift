/// One thing that bytes for a terminal say.
enum TerminalToken: Equatable {
  /// Text without controls.
  case text(String)
  /// A control of one byte.
  case control(UInt8)
  /// A control sequence: what stands between `ESC [` and the final byte.
  case sequence(parameters: ArraySlice<UInt8>, final: UInt8)
  /// A command of the kitty graphics protocol: what stands between `ESC _ G` and `ESC \`.
  case graphics(ArraySlice<UInt8>)
  /// The end of a command where there is none.
  case stringEnd
  /// A command of the operating system: what stands between `ESC ]` and `ESC \`.
  case command(ArraySlice<UInt8>)

  /// Splits bytes into tokens, each with its offset.
  ///
  /// - Throws: `VirtualScreenError` at ill-formed UTF-8, at an unfinished sequence, and at any kind of
  ///   sequence but control sequences and commands.
  static func tokens(in bytes: [UInt8]) throws(VirtualScreenError) -> [(TerminalToken, Int)] {
    var tokens: [(TerminalToken, Int)] = []
    var position = 0
    while position < bytes.count {
      let start = position
      switch bytes[start] {
      case 0x1B where start + 1 < bytes.count && bytes[start + 1] == 0x5D:
        position += 2
        while position < bytes.count, bytes[position] >= 0x20, bytes[position] != 0x7F {
          position += 1
        }
        guard bytes[position...].starts(with: [0x1B, 0x5C]) else {
          throw VirtualScreenError(reason: "An unfinished command", offset: start)
        }
        tokens.append((.command(bytes[start + 2..<position]), start))
        position += 2
      case 0x1B where bytes[start...].starts(with: [0x1B, 0x5C]):
        tokens.append((.stringEnd, start))
        position += 2
      case 0x1B where bytes[start...].starts(with: [0x1B, 0x5F, 0x47]):
        position += 3
        while position < bytes.count, (0x20...0x7E).contains(bytes[position]) { position += 1 }
        guard bytes[position...].starts(with: [0x1B, 0x5C]) else {
          throw VirtualScreenError(reason: "An unfinished graphics command", offset: start)
        }
        tokens.append((.graphics(bytes[start + 3..<position]), start))
        position += 2
      case 0x1B:
        guard start + 1 < bytes.count, bytes[start + 1] == 0x5B else {
          throw VirtualScreenError(
            reason: "An escape that starts no control sequence", offset: start)
        }
        position += 2
        while position < bytes.count, (0x20...0x3F).contains(bytes[position]) {
          position += 1
        }
        guard position < bytes.count, (0x40...0x7E).contains(bytes[position]) else {
          throw VirtualScreenError(reason: "An unfinished control sequence", offset: start)
        }
        tokens.append(
          (.sequence(parameters: bytes[start + 2..<position], final: bytes[position]), start))
        position += 1
      case 0..<0x20, 0x7F:
        tokens.append((.control(bytes[start]), start))
        position += 1
      default:
        while position < bytes.count, bytes[position] >= 0x20, bytes[position] != 0x7F {
          position += 1
        }
        guard let text = String(validating: bytes[start..<position], as: UTF8.self) else {
          throw VirtualScreenError(reason: "Ill-formed UTF-8", offset: start)
        }
        if text.unicodeScalars.contains(where: { (0x80...0x9F).contains($0.value) }) {
          throw VirtualScreenError(reason: "An eight-bit control", offset: start)
        }
        tokens.append((.text(text), start))
      }
    }
    return tokens
  }
}
