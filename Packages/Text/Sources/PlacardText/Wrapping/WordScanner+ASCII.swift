extension WordScanner {
  /// The words of text with only printable ASCII and line feeds; nil for any other.
  ///
  /// Equivalent to ``words(ofClusters:model:)``, but byte by byte.
  static func words(ofASCII text: String) -> [TextBlock.Word]? {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      guard let most = mostWords(in: bytes) else { return nil }
      var words: [TextBlock.Word] = []
      words.reserveCapacity(most)
      var index = 0
      var startsLine = true
      while true {
        let gapStart = index
        while index < bytes.count, bytes[index] == 0x20 { index += 1 }
        let start = index
        index = bytes.endOfWord(from: start)
        let isLineEnd = index == bytes.count || bytes[index] == 0x0A
        if start < index || startsLine && isLineEnd {
          words.append(
            TextBlock.Word(
              gapStart: gapStart, start: start, end: index,
              gap: start < index ? start - gapStart : 0, columns: index - start,
              startsLine: startsLine))
        }
        if index == bytes.count { return words }
        startsLine = isLineEnd
        index += isLineEnd ? 1 : 0
      }
    } ?? nil
  }

  /// An upper bound of the number of words; nil for text that is not printable ASCII.
  private static func mostWords(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var most = 1
    for byte in bytes {
      guard byte &- 0x20 < 0x5F || byte == 0x0A else { return nil }
      most += byte == 0x20 || byte == 0x0A || byte == 0x2D ? 1 : 0
    }
    return most
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The end of the word at an index: before white space, or after a hyphen where a line may break.
  @inline(__always)
  fileprivate func endOfWord(from start: Int) -> Int {
    var end = start
    while end < count, self[end] > 0x20 {
      if end > start + 1, self[end - 1] == 0x2D, self[end].isLetter,
        self[end - 2].isLetter || self[end - 2].isDigit
      {
        return end
      }
      end += 1
    }
    return end
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }
  fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }
}
