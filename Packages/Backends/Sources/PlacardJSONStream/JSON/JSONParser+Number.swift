@_spi(Fields) import PlacardModels

extension JSONParser {
  /// Parses a number at the position.
  mutating func number() throws(Problem) -> JSONNumber {
    let start = position
    if peek() == UInt8(ascii: "-") { position += 1 }
    if peek() == UInt8(ascii: "0") {
      position += 1
      if isDigit { throw problem("A number begins with a superfluous 0.") }
    } else {
      try digits()
    }
    if peek() == UInt8(ascii: ".") {
      position += 1
      try digits()
    }
    if peek() == UInt8(ascii: "e") || peek() == UInt8(ascii: "E") {
      position += 1
      if peek() == UInt8(ascii: "+") || peek() == UInt8(ascii: "-") { position += 1 }
      try digits()
    }
    let literal = String(decoding: bytes[start..<position], as: UTF8.self)
    return JSONNumber(literal: literal)
  }

  private var isDigit: Bool {
    guard let byte = peek() else { return false }
    return UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }

  private mutating func digits() throws(Problem) {
    guard isDigit else { throw unexpected("where a digit should stand") }
    while isDigit { position += 1 }
  }
}
