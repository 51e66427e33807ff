import PlacardText
import Testing

@Suite("Truncation")
struct TruncationTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let text: String
    let columns: Int
    let end: String
    let start: String
    let middle: String
    var testDescription: String { "\(text) in \(columns)" }
  }

  @Test(
    "V10",
    arguments: [
      Row(text: "placard", columns: 7, end: "placard", start: "placard", middle: "placard"),
      Row(text: "placard", columns: 6, end: "placa…", start: "…acard", middle: "pla…rd"),
      Row(text: "placard", columns: 5, end: "plac…", start: "…card", middle: "pl…rd"),
      Row(text: "placard", columns: 2, end: "p…", start: "…d", middle: "p…"),
      Row(text: "placard", columns: 1, end: "…", start: "…", middle: "…"),
      Row(text: "placard", columns: 0, end: "", start: "", middle: ""),
      Row(text: "placard", columns: -1, end: "", start: "", middle: ""),
      Row(text: "", columns: 0, end: "", start: "", middle: ""),
      Row(text: "hello world", columns: 7, end: "hello…", start: "…world", middle: "hel…rld"),
      Row(text: "日本語です", columns: 6, end: "日本…", start: "…です", middle: "日…す"),
      Row(text: "日本語です", columns: 5, end: "日本…", start: "…です", middle: "日…す"),
      Row(text: "👨‍👩‍👧‍👦👍🏽🇩🇪", columns: 5, end: "👨‍👩‍👧‍👦👍🏽…", start: "…👍🏽🇩🇪", middle: "👨‍👩‍👧‍👦…🇩🇪"),
      Row(
        text: "e\u{301}e\u{301}e\u{301}", columns: 2, end: "e\u{301}…", start: "…e\u{301}",
        middle: "e\u{301}…"),
    ])
  func ellipsisTakesThePlace(_ row: Row) {
    #expect(row.text.truncated(toColumns: row.columns) == row.end)
    #expect(row.text.truncated(toColumns: row.columns, at: .start) == row.start)
    #expect(row.text.truncated(toColumns: row.columns, at: .middle) == row.middle)
  }

  @Test func isolatesAreClosed() {
    #expect("\u{2067}שלום\u{2069}".truncated(toColumns: 3) == "\u{2067}של…\u{2069}")
    #expect("\u{2067}שלום\u{2069}".truncated(toColumns: 3, at: .start) == "\u{2068}…ום\u{2069}")
  }

  @Test("Never wider, always from the text's clusters", arguments: WidthModel.allCases)
  func randomTextFits(_ model: WidthModel) {
    let seed: UInt64 = 11
    var random = NastyText(seed: seed)
    for round in 0..<1000 {
      let text = Sanitizer(lines: .joined)(random.text(of: NastyText.harmless, length: 12))
      let width = Int.random(in: 0...12, using: &random)
      for truncation in Truncation.allCases {
        let short = text.truncated(toColumns: width, at: truncation, model: model)
        func comment() -> Comment {
          "seed \(seed), round \(round): \(text.escaped) in \(width), \(truncation)"
        }
        #expect(columns(of: short, model: model) <= width, comment())
        #expect(Set(short).subtracting("…\u{2068}\u{2069}").isSubset(of: text), comment())
      }
    }
  }
}
