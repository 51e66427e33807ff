extension WordScanner {
  /// The words of a text of nothing but printable ASCII in lines; nil for any other.
  ///
  /// The same as ``words(ofClusters:model:)`` finds, byte by byte.
  static func words(ofASCII text: String) -> [TextBlock.Word]? {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      var most = 1
      for byte in bytes {
        guard byte >= 0x20 && byte < 0x7F || byte == 0x0A else { return nil }
        most += byte == 0x20 || byte == 0x0A || byte == 0x2D ? 1 : 0
      }
      var words: [TextBlock.Word] = []
      words.reserveCapacity(most)
      var (gapStart, start, end) = (0, 0, 0)
      var startsLine = true
      func close(isLineEnd: Bool, next: Int) {
        if start < end || startsLine && isLineEnd {
          words.append(
            TextBlock.Word(
              gapStart: gapStart, start: start, end: end, gap: start < end ? start - gapStart : 0,
              columns: end - start, startsLine: startsLine))
        }
        (gapStart, start, end) = (next, next, next)
        startsLine = isLineEnd
      }
      for index in bytes.indices {
        switch bytes[index] {
        case 0x0A: close(isLineEnd: true, next: index + 1)
        case 0x20:
          if start < end { close(isLineEnd: false, next: index) }
          start = index + 1
          end = start
        default:
          if end - start > 1, bytes[index - 1] == 0x2D, bytes[index].isLetter,
            bytes[index - 2].isLetter || bytes[index - 2].isDigit
          {
            close(isLineEnd: false, next: index)
          }
          end = index + 1
        }
      }
      close(isLineEnd: true, next: end)
      return words
    } ?? nil
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }
  fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }
}
