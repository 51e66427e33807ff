extension String {
  /// Creates a text of the same glyph so many times; none for a negative number.
  ///
  /// A bar has many: what is there is doubled, where `String(repeating:count:)` appends one by one.
  init(_ glyph: String, times count: Int) {
    var glyph = glyph
    self = glyph.withUTF8 { glyph in
      String(unsafeUninitializedCapacity: glyph.count * Swift.max(count, 0)) { bytes in
        guard let start = bytes.baseAddress, let first = glyph.baseAddress, count > 0 else {
          return 0
        }
        start.initialize(from: first, count: glyph.count)
        var filled = glyph.count
        while filled < bytes.count {
          let part = Swift.min(filled, bytes.count - filled)
          (start + filled).initialize(from: start, count: part)
          filled += part
        }
        return filled
      }
    }
  }
}
