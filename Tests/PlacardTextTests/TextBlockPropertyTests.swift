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
