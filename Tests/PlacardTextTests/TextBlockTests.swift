import PlacardText
import Testing

@Suite("Text block")
struct TextBlockTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let text: String
    let columns: Int
    let lines: [String]
    var testDescription: String { "\(text.escaped) in \(columns)" }

    init(_ text: String, _ columns: Int, _ lines: [String]) {
      self.text = text
      self.columns = columns
      self.lines = lines
    }
  }

  @Test(
    "V10",
    arguments: [
      Row("the quick brown fox", 10, ["the quick", "brown fox"]),
      Row("the quick brown fox", 9, ["the quick", "brown fox"]),
      Row("the quick brown fox", 8, ["the", "quick", "brown", "fox"]),
      Row("the   quick   ", 20, ["the   quick"]),
      Row("the   quick   ", 6, ["the", "quick"]),
      Row("", 5, [""]),
      Row("   ", 5, [""]),
      Row("\n", 5, ["", ""]),
      Row("a\n\nb\n", 5, ["a", "", "b", ""]),
      Row("a\r\nb\u{2028}c", 5, ["a", "b", "c"]),
      Row("  indented text", 10, ["  indented", "text"]),
      Row("  indented text", 8, ["indented", "text"]),
      Row("no\u{A0}break here", 8, ["no\u{A0}break", "here"]),
      Row("incomprehensible", 6, ["incomp", "rehens", "ible"]),
      Row("an incomprehensible word", 6, ["an", "incomp", "rehens", "ible", "word"]),
      Row("abc", 0, ["a", "b", "c"]),
      Row("abc", -3, ["a", "b", "c"]),
    ])
  func wordsWrap(_ row: Row) {
    let block = TextBlock(row.text)
    #expect(block.lines(wrappedTo: row.columns) == row.lines)
    #expect(block.rows(wrappedTo: row.columns) == row.lines.count)
  }

  @Test(
    "V10",
    arguments: [
      Row("well-known", 6, ["well-", "known"]),
      Row("state-of-the-art", 9, ["state-of-", "the-art"]),
      Row("use --flag now", 6, ["use", "--flag", "now"]),
      Row("on 2026-11-21", 10, ["on", "2026-11-21"]),
      Row("x -5", 3, ["x", "-5"]),
      Row("a–b c—d", 4, ["a–b", "c—d"]),
    ])
  func hyphensBreakInsideWords(_ row: Row) {
    #expect(TextBlock(row.text).lines(wrappedTo: row.columns) == row.lines)
  }

  @Test(
    "V10",
    arguments: [
      Row("日本語です", 4, ["日本", "語で", "す"]),
      Row("日本語です", 5, ["日本", "語で", "す"]),
      Row("日本、語です", 4, ["日", "本、", "語で", "す"]),
      Row("日本「語」", 6, ["日本", "「語」"]),
      Row("終わり。次", 6, ["終わ", "り。次"]),
      Row("（注）text、終", 8, ["（注）", "text、終"]),
      Row("日本text語", 4, ["日本", "text", "語"]),
      Row("你好！！", 4, ["你", "好！", "！"]),
      Row("한국어 문장", 7, ["한국어", "문장"]),
      Row("日　本", 2, ["日", "本"]),
      Row("日本", 1, ["…", "…"]),
      Row("a日b", 1, ["a", "…", "b"]),
      Row("go🚀🚀🚀", 4, ["go🚀", "🚀🚀"]),
      Row("👨‍👩‍👧‍👦🇩🇪👍🏽", 2, ["👨‍👩‍👧‍👦", "🇩🇪", "👍🏽"]),
    ])
  func ideographsBreakAnywhereButAtPunctuation(_ row: Row) {
    #expect(TextBlock(row.text).lines(wrappedTo: row.columns) == row.lines)
  }

  @Test func measuresAreOfTheText() {
    let block = TextBlock("the incredible\nfox 日本 ")
    #expect(block.naturalColumns == 14)
    #expect(block.minimumColumns == 10)
    #expect(TextBlock("日本語").minimumColumns == 2)
    #expect(TextBlock("日本語。").minimumColumns == 4)
    #expect(TextBlock("").naturalColumns == 0)
    #expect(TextBlock("  a").naturalColumns == 3)
    #expect(TextBlock("👍🏽", model: .legacy).naturalColumns == 4)
  }

  @Test func blocksOfTheSameTextAreEqual() {
    #expect(TextBlock("a") == TextBlock("a"))
    #expect(TextBlock("a") != TextBlock("a", model: .legacy))
    #expect(Set([TextBlock("a"), TextBlock("a"), TextBlock("b")]).count == 2)
  }

  @Test func isolatesAreClosedOnEveryLine() {
    let lines = TextBlock("a \u{2067}שלום לך\u{2069} b").lines(wrappedTo: 6)
    #expect(lines == ["a \u{2067}שלום\u{2069}", "\u{2067}לך\u{2069} b"])
  }

  @Test(arguments: [
    (Truncation.end, 2, ["one two", "three f…"]),
    (.end, 3, ["one two", "three", "four…"]),
    (.end, 1, ["one two…"]),
    (.end, 0, []),
    (.end, -1, []),
    (.start, 2, ["…ee four", "five"]),
    (.start, 1, ["…ur five"]),
    (.middle, 3, ["one two", "three f…", "five"]),
    (.middle, 1, ["one…ive"]),
    (.end, 4, ["one two", "three", "four", "five"]),
    (.start, 9, ["one two", "three", "four", "five"]),
  ])
  func limitLeavesAnEllipsis(_ overflow: Truncation, _ limit: Int, _ lines: [String]) {
    let block = TextBlock("one two three four\nfive")
    #expect(block.rows(wrappedTo: 8) == 4)
    #expect(block.lines(wrappedTo: 8, limit: limit, overflow: overflow) == lines)
  }
}
