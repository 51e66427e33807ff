extension String {
  /// Creates a text of the same glyph so many times; none for a negative number.
  ///
  /// A bar has many: the bytes are written at once, where `String(repeating:count:)` appends.
  init(_ glyph: String, times count: Int) {
    var glyph = glyph
    self = glyph.withUTF8 { glyph in
      String(unsafeUninitializedCapacity: glyph.count * Swift.max(count, 0)) { bytes in
        for start in stride(from: 0, to: bytes.count, by: glyph.count) {
          for offset in glyph.indices { bytes[start + offset] = glyph[offset] }
        }
        return bytes.count
      }
    }
  }
}
