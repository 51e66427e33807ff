import PlacardInspection
import PlacardTerminal
import PlacardViews
import Testing

/// Bytes of typical scenes, so that a change that costs bandwidth shows.
@Suite("Encoded size") struct EncodedSizeTests {
  private func card(_ title: String, percent: Int, columns: Int = 43) -> CellBuffer {
    var card = CellBuffer(columns: columns, rows: 4)
    let color = CellStyle(foreground: .rgb(111, 177, 252), background: .rgb(30, 34, 44))
    card.fill(card.bounds, style: color)
    card.frame(card.bounds, with: Border.rounded.glyphs(in: .unicode), style: color)
    card.write(title, column: 2, row: 1, style: color)
    let (width, done) = (columns - 10, (columns - 10) * percent / 100)
    card.write(String(repeating: "█", count: done), column: 2, row: 2, style: color)
    card.write(String(repeating: "░", count: width - done), column: 2 + done, row: 2, style: color)
    card.write("\(percent)%", column: columns - 7, row: 2, style: color)
    return card
  }

  @Test("Five cards that each come 20 times further (T2)")
  func stack() throws {
    let size = TerminalSize(columns: 120, rows: 40)
    var region = LiveRegion(size: size)
    var screen = VirtualScreen(size: size)
    var bytes = 0
    var percents = [0, 0, 0, 0, 0]
    for update in -1..<100 {
      if update >= 0 {
        percents[update % 5] += 5
      }
      var frame = CellBuffer(columns: 43, rows: 20)
      for (index, percent) in percents.enumerated() {
        frame.draw(card("Card \(index)", percent: percent), column: 0, row: index * 4)
      }
      let batch = region.paint(frame)
      try screen.write(batch)
      bytes += update < 0 ? 0 : batch.count
      #expect(screen.text == frame.text)
    }
    #expect(6_060...6_700 ~= bytes)
  }

  @Test("A thousand lines above a card, one by one and by the hundred (T2, T3)")
  func lines() {
    let size = TerminalSize(columns: 120, rows: 40)
    let text = String(repeating: "x", count: 80)
    func bytes(batch: Int) -> Int {
      var region = LiveRegion(size: size)
      _ = region.paint(card("Building", percent: 40))
      return (0..<1000 / batch).reduce(0) { sum, _ in
        sum + region.print(above: Array(repeating: StyledLine(text), count: batch)).count
      }
    }
    #expect(105_000...117_000 ~= bytes(batch: 1))
    #expect(82_500...91_200 ~= bytes(batch: 100))
  }
}
