import PlacardLayout
import Testing

@Suite("The guides to the layout") struct LayoutGuideTests {
  @Test("Both forms of the card give the same frames, but for the hidden item")
  func bothFormsAgree() {
    let words = LayoutSketch.Flow(items: [5, 9, 7, 8])
    let note = Size(width: 12, height: 1)
    let (block, frames, title) = cardAsBlock(words: words, note: note, labels: ["ok", "later"])
    let steps = cardStepByStep(words: words, note: note, labels: ["ok", "later"])
    let space = Size(width: 40, height: .unbounded)
    var rects = steps.layout(in: space).rects
    #expect(rects.remove(at: 1) == .zero)
    #expect(rects == block.layout(in: space).rects && rects == frames.rects)
    #expect(title == CellRect(column: 4, row: 0, columns: 22, rows: 2))
  }

  @Test("A plain tree's nodes get their cells, depth first") func aPlainTreeIsDrawn() {
    var drawn: [String] = []
    drawPlainTree(
      StackView(.row) {
        Item(width: 3); Item().grow(1)
      }.item, ["a", "b", "c"]
    ) {
      drawn.append("\($0) \($1.column) \($1.columns)")
    }
    #expect(drawn == ["a 0 80", "b 0 3", "c 3 77"])
  }

  @Test("What the guide shows of a dump is what comes out") func theDumpIsTrue() throws {
    let row = StackView(.row) {
      Item(content: Size(width: 16, height: 1)).shrink(1).named("title")
      Item(width: 40%, height: 1).named("action")
    }
    var lines: [String] = []
    printReasons(of: row) { lines.append($0) }
    let guide = try #require(Documents.texts.first { $0.key.hasSuffix("TwoForms.md") }?.value)
    #expect(guide.contains("```\n" + lines.joined(separator: "\n") + "\n```"))
  }
}
