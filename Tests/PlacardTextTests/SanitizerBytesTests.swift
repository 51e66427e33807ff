import PlacardText
import Testing

@Suite("Sanitizer on bytes")
struct SanitizerBytesTests {
  /// The example of the Unicode Standard, table 3-8, and its neighbours 3-9 to 3-11.
  @Test(
    arguments: [
      ([0xC0, 0xAF, 0xE0, 0x80, 0xBF, 0xF0, 0x81, 0x82, 0x41], "��������A"),
      ([0xED, 0xA0, 0x80, 0xED, 0xBF, 0xBF, 0xED, 0xAF, 0x41], "��������A"),
      ([0xF4, 0x91, 0x92, 0x93, 0xFF, 0x41, 0x80, 0xBF, 0x42], "�����A��B"),
      ([0xE1, 0x80, 0xE2, 0xF0, 0x91, 0x92, 0xF1, 0xBF, 0x41], "����A"),
    ] as [([UInt8], String)])
  func illFormedBytesBecomeOneMarkPerMaximalSubpart(_ bytes: [UInt8], _ output: String) {
    #expect(Sanitizer.block(utf8: bytes) == output)
  }

  @Test func wellFormedBytesAreText() {
    #expect(Sanitizer.block(utf8: Array("日本\u{1B}[1m ok".utf8)) == "日本� ok")
  }

  @Test func noncharacterOfTheArabicBlockBecomesReplacement() {
    #expect(Sanitizer.block(utf8: [0x61, 0xEF, 0xB7, 0x90]) == "a�")
  }

  @Test func rawEightBitControlIsIllFormed() {
    #expect(Sanitizer.block(utf8: [0x61, 0x9B, 0x33, 0x31, 0x6D]) == "a�31m")
  }
}
