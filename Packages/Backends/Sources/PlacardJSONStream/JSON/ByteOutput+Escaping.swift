extension ByteOutput {
  /// Appends a string with JSON escapes, without quotation marks.
  ///
  /// - Complexity: Linear; runs that need no escape are copied whole.
  mutating func appendEscaped(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var run = 0
      var index = 0
      while index < bytes.count {
        index = bytes.endOfPlainASCII(from: index)
        guard index < bytes.count else { break }
        guard let (length, scalar) = bytes.escaped(at: index) else {
          index += 1
          continue
        }
        append(contentsOf: UnsafeBufferPointer(rebasing: bytes[run..<index]))
        appendEscape(scalar)
        index += length
        run = index
      }
      append(contentsOf: UnsafeBufferPointer(rebasing: bytes[run...]))
    }
  }

  private mutating func appendEscape(_ scalar: UInt16) {
    append(UInt8(ascii: "\\"))
    switch scalar {
    case 0x22, 0x5C: append(UInt8(scalar))
    case 0x08: append(UInt8(ascii: "b"))
    case 0x09: append(UInt8(ascii: "t"))
    case 0x0A: append(UInt8(ascii: "n"))
    case 0x0C: append(UInt8(ascii: "f"))
    case 0x0D: append(UInt8(ascii: "r"))
    default:
      append(UInt8(ascii: "u"))
      for shift in [12, 8, 4, 0] as [UInt16] {
        let digit = UInt8(truncatingIfNeeded: scalar >> shift & 15)
        append(digit + (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10))
      }
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The first index of a byte that is not printable ASCII, or is a quotation mark or a backslash.
  ///
  /// Compares eight bytes at a time; returns the end if there is none.
  func endOfPlainASCII(from start: Int) -> Int {
    var index = start
    while index + 8 <= count {
      let word = UnsafeRawPointer(baseAddress.unsafelyUnwrapped + index)
        .loadUnaligned(as: UInt64.self)
      if Self.needsALook(word) { break }
      index += 8
    }
    while index < count, Self.isPlain(self[index]) { index += 1 }
    return index
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7F && byte != 0x22 && byte != 0x5C
  }

  /// Whether one of eight bytes may need an escape.
  private static func needsALook(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    func hasZero(_ word: UInt64) -> UInt64 { (word &- ones) & ~word }
    let below = (word &- ones &* 0x20) & ~word
    let marks =
      hasZero(word ^ (ones &* 0x22)) | hasZero(word ^ (ones &* 0x5C))
      | hasZero(word ^ (ones &* 0x7F))
    return (word | below | marks) & (ones &* 0x80) != 0
  }

  /// The character at an index, if it needs an escape, and its length in bytes.
  fileprivate func escaped(at index: Int) -> (length: Int, scalar: UInt16)? {
    let byte = self[index]
    guard byte >= 0x80 else { return Self.isPlain(byte) ? nil : (1, UInt16(byte)) }
    switch (byte, index + 1 < count ? self[index + 1] : 0) {
    case (0xC2, let second) where second < 0xA0: return (2, UInt16(second))
    case (0xD8, 0x9C): return (2, 0x061C)
    case (0xE2, let second) where second == 0x80 || second == 0x81:
      guard index + 2 < count else { return nil }
      let scalar = 0x2000 | UInt16(second & 0x3F) << 6 | UInt16(self[index + 2] & 0x3F)
      switch scalar {
      case 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: return (3, scalar)
      default: return nil
      }
    default: return nil
    }
  }
}
