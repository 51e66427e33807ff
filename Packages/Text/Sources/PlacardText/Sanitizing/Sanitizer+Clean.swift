extension Sanitizer {
  /// Whether the text is certain to need nothing.
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
    for byte in bytes where !(0x20...0x7E).contains(byte) {
      guard byte == 0x0A, lines == .multiple else {
        breaks = 0
        return false
      }
      breaks += 1
    }
    return true
  }
}
