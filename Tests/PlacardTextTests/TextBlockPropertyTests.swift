import PlacardText
import Testing

@Suite("Text block, random")
struct TextBlockPropertyTests {
  @Test(arguments: WidthModel.allCases)
  func linesFitAndLoseOnlyWhiteSpace(_ model: WidthModel) {
    let seed: UInt64 = 42
    var random = NastyText(seed: seed)
    for round in 0..<600 {
      let text = Sanitizer.block(random.text(of: NastyText.harmless, length: 40))
      let block = TextBlock(text, model: model)
      let width = Int.random(in: 1...20, using: &random)
      let lines = block.lines(wrappedTo: width)
      func comment() -> Comment {
        "seed \(seed), round \(round), \(width) columns: \(text.escaped)"
      }
      #expect(lines.allSatisfy { columns(of: $0, model: model) <= width }, comment())
      #expect(lines.count == block.rows(wrappedTo: width), comment())
      #expect(lines.allSatisfy { $0.last != " " && $0.last != "\u{3000}" }, comment())
      if width >= 8 {
        #expect(visible(lines.joined()) == visible(text), comment())
      }
      if width >= block.minimumColumns {
        let words = Set(text.split { $0.isWhitespace && $0 != "\u{A0}" }.map(visible))
        let broken = Set(
          lines.flatMap { $0.split { $0.isWhitespace && $0 != "\u{A0}" } }.map(visible))
        #expect(broken.allSatisfy { part in words.contains { $0.contains(part) } }, comment())
      }
      #expect(
        block.lines(wrappedTo: max(1, block.naturalColumns)).count
          == text.split(separator: "\n", omittingEmptySubsequences: false).count, comment())
    }
  }

  @Test("Rows are counted as they are made, and one row is the text itself")
  func rowsAreThoseOfTheLines() {
    let seed: UInt64 = 44
    var random = NastyText(seed: seed)
    for round in 0..<1500 {
      let isASCII = round % 3 > 0
      let parts = isASCII ? ["a", "words", "  ", " ", "x-y", "-", "3-d", "\n"] : NastyText.harmless
      let text = Sanitizer.block(random.text(of: parts, length: 14))
      let block = TextBlock(text)
      let width = Int.random(in: 0...16, using: &random)
      let lines = block.lines(wrappedTo: width)
      func comment() -> Comment {
        "seed \(seed), round \(round), \(width) columns: \(text.escaped)"
      }
      #expect(block.rows(wrappedTo: width) == lines.count, comment())
      if let line = block.line(within: width) {
        #expect([line] == lines, comment())
        #expect(columns(of: line) == block.naturalColumns, comment())
      } else if isASCII {
        #expect(lines.count > 1 || block.naturalColumns > width, comment())
      }
    }
  }

  @Test(arguments: Truncation.allCases)
  func limitedLinesFit(_ overflow: Truncation) {
    let seed: UInt64 = 43
    var random = NastyText(seed: seed)
    for round in 0..<400 {
      let text = Sanitizer.block(random.text(of: NastyText.harmless, length: 30))
      let block = TextBlock(text)
      let width = Int.random(in: 1...12, using: &random)
      let limit = Int.random(in: 0...5, using: &random)
      let lines = block.lines(wrappedTo: width, limit: limit, overflow: overflow)
      func comment() -> Comment {
        "seed \(seed), round \(round), \(width) × \(limit): \(text.escaped)"
      }
      #expect(lines.count == min(limit, block.rows(wrappedTo: width)), comment())
      #expect(lines.allSatisfy { columns(of: $0) <= width }, comment())
      #expect(brokenPromise(in: lines.joined(separator: "\n")) == nil, comment())
    }
  }

  /// The scalars that show, without white space and what keeps isolates closed.
  private func visible(_ text: some StringProtocol) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter {
          !$0.properties.isWhitespace && !(0x2066...0x2069).contains($0.value)
        }))
  }
}
