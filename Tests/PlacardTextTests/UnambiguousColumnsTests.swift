import PlacardText
import Testing

@Suite("Certain columns") struct UnambiguousColumnsTests {
  private func certain(_ bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { certainColumns(ofUTF8: $0) }
  }

  @Test("Unambiguous text is clean, has the stated width, and no ambiguous cluster (T3)")
  func everyScalar() {
    let sanitizer = Sanitizer(maximumBytes: .max, maximumLines: .max, allowsPrivateUse: true)
    var count = 0
    for value in 0x20...0x2FFFF as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = "a" + String(Character(scalar)) + "b"
      guard let columns = certain(Array(text.utf8)) else { continue }
      count += 1
      guard columns == PlacardText.columns(of: text), sanitizer(text) == text,
        !Character(scalar).hasAmbiguousWidth
      else {
        Issue.record("U+\(String(value, radix: 16))")
        return
      }
    }
    #expect(count > 100_000)
  }

  @Test(
    "Ill-formed bytes are never certain (T3)",
    arguments: [
      [0x80], [0xC3], [0xC0, 0xAF], [0xE0, 0x80, 0xAF], [0xED, 0xA0, 0x80],
      [0xF4, 0x90, 0x80, 0x80],
      [0xF5, 0x80, 0x80, 0x80], [0xE6, 0x97], [0xC3, 0x41], [0xF0, 0x80, 0x80, 0x80], [0xFF],
      [0x1B],
      [0x7F], [0x0A], [0xC2, 0x9B],
    ])
  func illFormed(bytes: [UInt8]) {
    #expect(certain(bytes) == nil)
    #expect(certain([0x61] + bytes + [0x62]) == nil)
  }
}
