@_spi(Fields) import PlacardModels

extension JSONParser {
  /// Parses a string at the position, which is a quotation mark.
  mutating func string() throws(Problem) -> String {
    let opening = position
    position += 1
    let start = position
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return try text(bytes[start..<(position - 1)], from: start)
      case UInt8(ascii: "\\"):
        return try escapedString(from: start)
      case 0..<0x20:
        throw problem("A text holds \(name(of: byte)), a control character that must be escaped.")
      default:
        position += 1
      }
    }
    throw Problem("The text that begins here has no closing quotation mark.", column: opening + 1)
  }

  /// Continues a string from its first escape.
  private mutating func escapedString(from start: Int) throws(Problem) -> String {
    let opening = start - 1
    var decoded: [UInt8] = []
    var run = start
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: "\""):
        try append(bytes[run..<position], from: run, to: &decoded)
        position += 1
        return String(decoding: decoded, as: UTF8.self)
      case UInt8(ascii: "\\"):
        try append(bytes[run..<position], from: run, to: &decoded)
        try escape(into: &decoded)
        run = position
      case 0..<0x20:
        throw problem("A text holds \(name(of: byte)), a control character that must be escaped.")
      default:
        position += 1
      }
    }
    throw Problem("The text that begins here has no closing quotation mark.", column: opening + 1)
  }

  private mutating func escape(into decoded: inout [UInt8]) throws(Problem) {
    let start = position
    position += 1
    let byte = peek()
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      decoded.append(byte ?? 0)
    case UInt8(ascii: "b"): decoded.append(0x08)
    case UInt8(ascii: "f"): decoded.append(0x0C)
    case UInt8(ascii: "n"): decoded.append(0x0A)
    case UInt8(ascii: "r"): decoded.append(0x0D)
    case UInt8(ascii: "t"): decoded.append(0x09)
    case UInt8(ascii: "u"): decoded.append(contentsOf: try scalar(escapedAt: start).utf8)
    default:
      position = start
      throw problem("A backslash is followed by nothing that JSON can escape.")
    }
  }

  /// Parses the four digits after `\u`, and the second half of a surrogate pair.
  private mutating func scalar(escapedAt start: Int) throws(Problem) -> Character {
    let first = try fourDigits()
    if let scalar = Unicode.Scalar(first) { return Character(scalar) }
    let isHigh = first < 0xDC00
    guard isHigh, peek() == UInt8(ascii: "\\"), position + 1 < bytes.count,
      bytes[position + 1] == UInt8(ascii: "u")
    else { throw loneSurrogate(at: start) }
    position += 2
    let second = UInt32(try fourDigits())
    guard 0xDC00...0xDFFF ~= second,
      let scalar = Unicode.Scalar(0x1_0000 + (UInt32(first) - 0xD800) << 10 + (second - 0xDC00))
    else { throw loneSurrogate(at: start) }
    return Character(scalar)
  }

  private func loneSurrogate(at start: Int) -> Problem {
    Problem("Half of a surrogate pair stands alone.", column: start + 1)
  }

  private mutating func fourDigits() throws(Problem) -> UInt16 {
    var value: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = peek(), let digit = Character(Unicode.Scalar(byte)).hexDigitValue,
        byte < 0x80
      else { throw unexpected("where four hexadecimal digits should follow \"\\u\"") }
      value = value << 4 | UInt16(digit)
      position += 1
    }
    return value
  }

  private func append(
    _ slice: Slice<UnsafeBufferPointer<UInt8>>, from start: Int, to decoded: inout [UInt8]
  ) throws(Problem) {
    _ = try text(slice, from: start)
    decoded.append(contentsOf: slice)
  }

  /// Decodes UTF-8 strictly.
  private func text(
    _ slice: Slice<UnsafeBufferPointer<UInt8>>, from start: Int
  ) throws(Problem) -> String {
    let bytes = UnsafeBufferPointer(rebasing: slice)
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    var iterator = slice.makeIterator()
    var decoder = UTF8()
    var valid = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      valid += UTF8.width(scalar)
    }
    throw Problem("A text is not well-formed UTF-8.", column: start + valid + 1)
  }
}
