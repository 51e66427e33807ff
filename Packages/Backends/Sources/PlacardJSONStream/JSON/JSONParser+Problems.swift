@_spi(Fields) import PlacardModels

extension JSONParser {
  /// The byte at the position, or nil at the end of the input.
  func peek() -> UInt8? {
    position < bytes.count ? bytes[position] : nil
  }

  /// Moves past white space.
  mutating func skipSpace() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      default: return
      }
    }
  }

  /// A problem at the position.
  func problem(_ message: String) -> Problem {
    Problem(message, column: position + 1)
  }

  /// A problem with the byte at the position, or with the end of the input.
  func unexpected(_ context: String) -> Problem {
    guard let byte = peek() else { return problem("The line ends \(context).") }
    return problem("Unexpected \(name(of: byte)) \(context).")
  }

  /// A byte for a problem's message.
  func name(of byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "\""): "a quotation mark"
    case 0x21...0x7E: "\"\(Character(Unicode.Scalar(byte)))\""
    default: "byte 0x\(byte < 16 ? "0" : "")\(String(byte, radix: 16, uppercase: true))"
    }
  }
}
