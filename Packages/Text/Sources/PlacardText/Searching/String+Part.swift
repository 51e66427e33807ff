@_spi(Search) extension String {
  /// Whether the text contains another, byte for byte.
  ///
  /// The standard library's `contains(_:)` would link half a megabyte of regular expressions.
  ///
  /// - Complexity: O(n · m) for texts of n and m bytes.
  public func hasPart(_ part: String) -> Bool {
    var rest = utf8[...]
    while rest.count >= part.utf8.count {
      if rest.starts(with: part.utf8) { return true }
      rest.removeFirst()
    }
    return false
  }
}
