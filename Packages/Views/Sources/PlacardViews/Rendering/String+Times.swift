extension String {
  /// Creates a text that repeats a glyph; empty for a negative number.
  ///
  /// A bar has many: what is there is doubled, where `String(repeating:count:)` appends one by one.
  init(_ glyph: String, times count: Int) {
    var glyph = glyph
    self = glyph.withUTF8 { glyph in
      let size = glyph.count * Swift.max(count, 0)
      return String(unsafeUninitializedCapacity: size) { bytes in
        guard size > 0, let start = bytes.baseAddress, let first = glyph.baseAddress else {
          return 0
        }
        start.initialize(from: first, count: glyph.count)
        var filled = glyph.count
        while filled < size {
          let part = Swift.min(filled, size - filled)
          (start + filled).initialize(from: start, count: part)
          filled += part
        }
        return size
      }
    }
  }
}
