import PlacardText
import Testing

@Suite("Sanitizer limits")
struct SanitizerLimitTests {
  @Test func textAtTheLimitStays() {
    let text = String(repeating: "x", count: 4096)
    #expect(Sanitizer.block(text) == text)
    #expect(Sanitizer.block(text + "x") == String(repeating: "x", count: 4093) + "…")
  }

  @Test func cutNeverSplitsACluster() {
    let output = Sanitizer(maximumBytes: 64)(String(repeating: "👨‍👩‍👧‍👦", count: 9))
    #expect(output == "👨‍👩‍👧‍👦👨‍👩‍👧‍👦…")
  }

  @Test func cutClosesIsolates() {
    let output = Sanitizer(maximumBytes: 64)(
      "\u{2067}" + String(repeating: "x", count: 99) + "\u{2069}")
    #expect(output == "\u{2067}" + String(repeating: "x", count: 55) + "\u{2069}…")
    let inside = "\u{2067}" + String(repeating: "x", count: 57) + "\u{2069}!!!!!"
    #expect(
      Sanitizer(maximumBytes: 64)(inside) == "\u{2067}" + String(repeating: "x", count: 55)
        + "\u{2069}…")
  }

  @Test func linesBeyondTheLimitBecomeAnEllipsis() {
    let text = Array(repeating: "line", count: 300).joined(separator: "\n")
    let output = Sanitizer.block(text).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(output.count == 200)
    #expect(output.last == "line…")
    #expect(Sanitizer(maximumLines: 2)("a\nb") == "a\nb")
    #expect(Sanitizer(maximumLines: 2)("a\nb\nc") == "a\nb…")
    #expect(Sanitizer(maximumLines: 2)("é\nb\nc") == "é\nb…")
  }

  @Test func optionsOutOfRangeBecomeTheNearest() {
    let sanitizer = Sanitizer(tabWidth: -1, maximumBytes: -1, maximumLines: -1)
    #expect(sanitizer.tabWidth == 1)
    #expect(sanitizer.maximumBytes == 64)
    #expect(sanitizer.maximumLines == 1)
    #expect(Sanitizer(tabWidth: .max)("\t").count == 16)
  }

  /// Each would take minutes if the work were quadratic.
  @Test(arguments: [
    "\u{1B}[", "\u{1B}]", "\u{9D}", "\u{301}", "\u{200B}", "\u{200D}", "\u{2067}", "\u{2069}", "\t",
    "\u{1100}",
    "\u{600}", "🇦", "👩\u{200D}", "क\u{94D}", "🏻", "🏴", "a\u{2067}\u{301}", "\u{1B}]\u{1B}",
    "\u{FF9E}", "\n",
  ])
  func floodIsLinear(_ part: String) {
    let flood = String(repeating: part, count: 1 << Extent.of(16, ordinarily: 14) / part.utf8.count)
    let output = Sanitizer(maximumBytes: 1 << 20, maximumLines: 1 << 20)(flood)
    #expect(output.utf8.count <= 1 << 20)
    #expect(brokenPromise(in: output) == nil)
  }

  @Test(arguments: ["\u{1B}[", "\u{1B}]", "\u{301}", "\u{200B}", "🇦"])
  func megabyteIsCutShort(_ part: String) {
    let megabyte = String(repeating: part, count: 1 << 20 / part.utf8.count)
    let output = Sanitizer.block(megabyte)
    #expect(output.utf8.count <= 4096)
    #expect(brokenPromise(in: output) == nil)
  }
}
