import PlacardText
import Testing

/// The table of what text becomes, row by row.
@Suite("Sanitizer")
struct SanitizerTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let input: String
    let output: String
    var testDescription: String { input.debugDescription }

    init(_ input: String, _ output: String) {
      self.input = input
      self.output = output
    }
  }

  @Test(arguments: [
    Row("\u{1B}[31mred\u{1B}[0m", "�red�"),
    Row("a\u{1B}[2J\u{1B}[Hb", "a��b"),
    Row("a\u{9B}1;2Hb", "a�b"),
    Row("a\u{1B}[?25 qb", "a�b"),
    Row("a\u{1B}]0;title\u{7}b", "a�b"),
    Row("a\u{1B}]0;title\u{1B}\\b", "a�b"),
    Row("a\u{9D}52;c;aGk=\u{9C}b", "a�b"),
    Row("a\u{1B}]8;;https://example.com\u{1B}\\link\u{1B}]8;;\u{1B}\\", "a�link�"),
    Row("a\u{1B}P$q\u{7}m\u{1B}\\b", "a�b"),
    Row("a\u{90}q\u{9C}b", "a�b"),
    Row("a\u{1B}_Gf=100;AAAA\u{1B}\\b", "a�b"),
    Row("a\u{9F}x\u{9C}b", "a�b"),
    Row("a\u{1B}^x\u{1B}\\b\u{9E}x\u{9C}c", "a�b�c"),
    Row("a\u{1B}Xx\u{1B}\\b\u{98}x\u{9C}c", "a�b�c"),
    Row("a\u{1B}]0;never ended", "a�"),
    Row("a\u{1B}[31", "a�"),
    Row("a\u{1B}[3\u{18}b", "a�b"),
    Row("a\u{1B}]0;t\u{1A}b", "a�b"),
    Row("a\u{1B}[3\nb", "a�\nb"),
    Row("a\u{1B}[3\u{1B}[4mb", "a��b"),
    Row("a\u{1B}]0;t\u{1B}[4mb", "a��b"),
    Row("a\u{1B}[3äb", "a�äb"),
  ])
  func sequenceBecomesOneMark(_ row: Row) {
    #expect(Sanitizer.block(row.input) == row.output)
  }

  @Test func endlessSequenceIsRemovedUpTo4096Bytes() {
    let text = "\u{1B}]" + String(repeating: "x", count: 5000)
    #expect(Sanitizer.block(text) == "�" + String(repeating: "x", count: 5002 - 4096))
  }

  @Test(arguments: [
    Row("a\u{0}b\u{1F}c", "a␀b␟c"),
    Row("bell\u{7}", "bell␇"),
    Row("\u{1B}c", "␛c"),
    Row("\u{1B}", "␛"),
    Row("back\u{8}space\u{7F}", "back␈space␡"),
    Row("over\rwritten", "over␍written"),
  ])
  func controlBecomesItsPicture(_ row: Row) {
    #expect(Sanitizer.block(row.input) == row.output)
  }

  @Test(arguments: [
    Row("a\u{80}b\u{84}c\u{8D}", "a�b�c�"),
    Row("a\u{9C}", "a�"),
  ])
  func otherC1BecomesReplacement(_ row: Row) {
    #expect(Sanitizer.block(row.input) == row.output)
  }

  @Test(arguments: [
    Row("\tx", "    x"),
    Row("ab\tx", "ab  x"),
    Row("abcd\tx", "abcd    x"),
    Row("日本\tx\ty", "日本    x   y"),
    Row("abc\na\tx", "abc\na   x"),
  ])
  func tabGoesToTheNextStop(_ row: Row) {
    #expect(Sanitizer.block(row.input) == row.output)
    #expect(Sanitizer(tabWidth: 0)("a\tb") == "a b")
  }

  @Test(arguments: ["\n", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"])
  func breakOfAnyKindIsOne(_ lineBreak: String) {
    let text = "a" + lineBreak + "b"
    #expect(Sanitizer.block(text) == "a\nb")
    #expect(Sanitizer.line(text) == "a⏎b")
    #expect(Sanitizer(lines: .joined)(text) == "a b")
  }

  @Test(arguments: [
    Row("a\u{202E}gpj.exe", "a�gpj.exe"),
    Row("\u{202A}a\u{202B}b\u{202D}c\u{202C}", "�a�b�c�"),
    Row("a \u{2067}שלום\u{2069} b", "a \u{2067}שלום\u{2069} b"),
    Row("a\u{2067}b", "ab"),
    Row("a\u{2069}b", "ab"),
    Row("\u{2066}a\u{2068}b\u{2069}", "a\u{2068}b\u{2069}"),
    Row("\u{2068}a\nb\u{2069}", "a\nb"),
    Row("a\u{200E}b\u{200F}c\u{61C}", "a\u{200E}b\u{200F}c\u{61C}"),
  ])
  func directionStaysInside(_ row: Row) {
    #expect(Sanitizer.block(row.input) == row.output)
  }

  @Test(arguments: [
    Row("pay\u{200B}pal\u{2060}.com\u{FEFF}", "paypal.com"),
    Row("soft\u{AD}hyphen", "softhyphen"),
    Row("\u{115F}a\u{1160}b\u{3164}c\u{FFA0}d\u{34F}e\u{17B4}", "abcde"),
    Row("a\u{E0067}\u{E0062}b", "ab"),
    Row("a\u{FE0F}b\u{FE0E}c\u{FE01}\u{E0100}", "abc"),
    Row("a\u{200D}b\u{200C}c", "abc"),
    Row("\u{FFF9}a\u{FFFA}b\u{FFFB}", "ab"),
  ])
  func invisibleCharacterGoes(_ row: Row) {
    #expect(Sanitizer.block(row.input) == row.output)
  }

  @Test(arguments: [
    "👨‍👩‍👧‍👦", "❤️‍🔥", "🏳️‍🌈", "👩🏽‍💻", "☎︎", "1️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "🏴󠁧󠁢󠁷󠁬󠁳󠁿", "🇩🇪🇫🇷", "می‌خواهم", "ক্‍ষ", "श्रीमान्‌को", "ශ්‍රී",
    "ه‍", "e\u{301}", "한글", "\u{1112}\u{1161}\u{11AB}", "กำลัง", "\u{600}12",
  ])
  func whatItsClusterUsesStays(_ text: String) {
    #expect(Array(Sanitizer.block(text).unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test(arguments: [
    Row("🏴\u{E0075}\u{E0073}\u{E007F}", "🏴"),
    Row("👩\u{200D}", "👩"),
    Row("👩\u{200D}\u{200D}💻", "👩\u{200D}💻"),
    Row("\u{FE0F}", ""),
  ])
  func whatItsClusterCannotUseGoes(_ row: Row) {
    #expect(Sanitizer.block(row.input) == row.output)
  }

  @Test(arguments: [
    Row("a\u{FFFE}\u{1FFFF}\u{10FFFF}", "a���"),
    Row("a\u{E0B0}\u{F0001}\u{100001}", "a���"),
  ])
  func noncharacterAndPrivateUseBecomeReplacement(_ row: Row) {
    #expect(Sanitizer.block(row.input) == row.output)
  }

  @Test func privateUseStaysIfAllowed() {
    let sanitizer = Sanitizer(allowsPrivateUse: true)
    #expect(sanitizer("a\u{E0B0}\u{F0001}") == "a\u{E0B0}\u{F0001}")
    #expect(sanitizer("a\u{FFFE}") == "a�")
  }

  @Test func baseKeepsEightMarks() {
    let flood = "a" + String(repeating: "\u{301}", count: 100) + "b\u{301}"
    let kept = "a" + String(repeating: "\u{301}", count: 8) + "b\u{301}"
    #expect(Sanitizer.block(flood) == kept)
  }

  @Test(arguments: [
    Row("\u{301}a", "◌\u{301}a"),
    Row("a\n\u{301}", "a\n◌\u{301}"),
    Row("a\u{200E}\u{301}", "a\u{200E}◌\u{301}"),
    Row("a\u{200B}\u{301}", "a\u{301}"),
    Row("\u{1161}", "◌\u{1161}"),
    Row("\u{11A8}", "◌\u{11A8}"),
  ])
  func markStandsOnSomething(_ row: Row) {
    let output = Sanitizer.block(row.input)
    #expect(Array(output.unicodeScalars) == Array(row.output.unicodeScalars))
  }

  @Test func clusterHasAtMost64Bytes() {
    let family = Array(repeating: "👩", count: 30).joined(separator: "\u{200D}")
    let output = Sanitizer.block(family + "!")
    #expect(output == Array(repeating: "👩", count: 9).joined(separator: "\u{200D}") + "�!")
  }
}
