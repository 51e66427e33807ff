extension Sanitizer {
  /// Whether a text in UTF-8 is printable ASCII of a moderate length without `#`, which ``line`` and
  /// ``breakingCommands(in:)`` return as it is; for writers that make no text of it then.
  ///
  /// - Complexity: Linear in the length of the text.
  public static func leavesLineAlone(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count <= line.maximumBytes else { return false }
    for byte in bytes where !(0x20...0x7E).contains(byte) || byte == UInt8(ascii: "#") {
      return false
    }
    return true
  }

  /// Whether the text is known to be clean.
  ///
  /// False for some text that stays as it is, such as joined emoji, because only the whole pass
  /// can tell.
  func isClean(_ text: String) -> Bool {
    guard text.utf8.count <= maximumBytes else { return false }
    var breaks = 0
    if let isClean = text.utf8.withContiguousStorageIfAvailable({ isPrintable($0, &breaks) }),
      isClean
    {
      return breaks < maximumLines
    }
    return text.unicodeScalars.allSatisfy { scalar in
      if scalar == "\n", lines == .multiple {
        breaks += 1
        return breaks < maximumLines
      }
      return scalar.isPlain
    }
  }

  private func isPrintable(_ bytes: UnsafeBufferPointer<UInt8>, _ breaks: inout Int) -> Bool {
    var index = 0
    while index < bytes.count {
      if (0x20...0x7E).contains(bytes[index]) {
        index += 1
      } else if bytes[index] == 0x0A, lines == .multiple {
        breaks += 1
        index += 1
      } else if bytes.hasBlock(at: index) {
        index += 3
      } else {
        breaks = 0
        return false
      }
    }
    return true
  }
}
