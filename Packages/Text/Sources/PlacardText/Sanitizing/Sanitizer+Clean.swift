extension Sanitizer {
  /// Whether UTF-8 text is printable ASCII of limited length without `#`, which ``line`` and
  /// ``breakingCommands(in:)`` return unchanged; a fast path for writers of bytes.
  ///
  /// - Complexity: Linear in the length of the text.
  public static func leavesLineAlone(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count <= line.maximumBytes else { return false }
    for byte in bytes where !(0x20...0x7E).contains(byte) || byte == UInt8(ascii: "#") {
      return false
    }
    return true
  }

  /// A fast check for text that needs no change.
  ///
  /// False for some text that the full pass would not change, such as joined emoji.
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
