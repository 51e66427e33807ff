import PlacardInspection
import PlacardTerminal
import PlacardViews
import Testing

@Suite("Live region") struct LiveRegionTests {
  private let size = TerminalSize(columns: 20, rows: 6)

  @Test("The first frame hides the cursor and rests it in the last row (T2)")
  func firstFrame() {
    var region = LiveRegion(size: size)
    #expect(region.paint(CellBuffer("one", "two")).visible == "␛[?25lone␍␊two␍")
  }

  @Test("A progress update sends the digits that differ (T2)")
  func progressUpdate() {
    var region = LiveRegion(size: size)
    _ = region.paint(CellBuffer("Loading", "██░░ 41%"))
    #expect(region.paint(CellBuffer("Loading", "██░░ 42%")).visible == "␛[6C2␍")
    #expect(region.paint(CellBuffer("Loading", "███░ 43%")).visible == "␛[2C█␛[3C3␍")
    #expect(region.paint(CellBuffer("Done", "███░ 43%")).visible == "␛[ADone␛[K␍␊")
  }

  @Test("An unchanged frame sends nothing (T2)")
  func unchanged() {
    var region = LiveRegion(size: size)
    let frame = CellBuffer("🇩🇪 日本", "é", style: CellStyle(foreground: .rgb(1, 2, 3)))
    #expect(!region.paint(frame).isEmpty)
    #expect(region.paint(frame).isEmpty)
    #expect(region.print(above: []).isEmpty)
    #expect(region.resize(to: size, isReflowing: true).isEmpty)
  }

  @Test("Colours that look the same on this terminal send nothing (T4)")
  func reducedColors() {
    var region = LiveRegion(size: size, depth: .none)
    _ = region.paint(CellBuffer("x", style: CellStyle(foreground: .rgb(1, 2, 3))))
    #expect(region.paint(CellBuffer("x", style: CellStyle(foreground: .rgb(9, 9, 9)))).isEmpty)
    let bold = CellStyle(foreground: .rgb(9, 9, 9), attributes: [.bold, .inverse])
    #expect(region.paint(CellBuffer("x", style: bold)).visible == "␛[1;7mx␍␛[m")
  }

  @Test("A row of ambiguous width is erased and written again, with its columns (T2)")
  func ambiguousRow() {
    var region = LiveRegion(size: size)
    _ = region.paint(CellBuffer("🇩🇪 a"))
    #expect(region.paint(CellBuffer("🇩🇪 b")).visible == "␛[K🇩🇪␛[3G b␍")
  }

  @Test("Printed lines are inserted above, and of the region only what differs follows (T3)")
  func printing() throws {
    var region = LiveRegion(size: size)
    var screen = VirtualScreen(size: size)
    try screen.write(region.paint(CellBuffer("status", "50%")))
    let bytes = region.print(
      above: [StyledLine("first"), StyledLine("second")], frame: CellBuffer("status", "60%"))
    #expect(bytes.visible == "␊␊␛[3A␛[2Lfirst␍␊second␍␊␊6␍")
    try screen.write(bytes)
    #expect(screen.text == "first\nsecond\nstatus\n60%")
    #expect(!screen.isCursorVisible)
  }

  @Test(
    "Lines that may take more rows, or too many of them, make the region go and come again (T3)",
    arguments: [
      ["a line of exactly 20", "b"], ["🇩🇪"], ["1", "2", "3", "4"],
      ["日本日本日本日本日本"],
    ])
  func printingWithErasing(lines: [String]) throws {
    var region = LiveRegion(size: size)
    var screen = VirtualScreen(size: size)
    try screen.write(region.paint(CellBuffer("status", "50%")))
    let bytes = region.print(above: lines.map { StyledLine($0) })
    #expect(bytes.visible.contains("␛[A␛[K␛[C␛[J␍" + lines[0]))
    try screen.write(bytes)
    #expect(screen.lines == lines + ["status", "50%"])
  }

  @Test("A long batch is shown at once")
  func synchronizedBatch() {
    let line = StyledLine(String(repeating: "x", count: 80))
    var region = LiveRegion(size: size)
    let marked = region.print(above: [line]).visible
    #expect(marked.hasPrefix("␛[?2026h") && marked.hasSuffix("␛[?2026l"))
    var plain = LiveRegion(size: size, isSynchronized: false)
    #expect(plain.print(above: [line]).visible == String(repeating: "x", count: 80) + "␍␊")
  }

  @Test("Committed rows stay, the region ends below them (T3)")
  func committing() throws {
    var region = LiveRegion(size: size)
    var screen = VirtualScreen(size: size)
    try screen.write(region.paint(CellBuffer("card", "50%")))
    try screen.write(region.commit(CellBuffer("card", "done")))
    #expect(region.rows == 0)
    #expect(screen.isCursorVisible)
    try screen.write(region.paint(CellBuffer("next")))
    #expect(screen.text == "card\ndone\nnext")
  }

  @Test("More committed rows than the screen has all reach the history (T3)")
  func committingMoreThanTheScreen() throws {
    var region = LiveRegion(size: size)
    var screen = VirtualScreen(size: size)
    try screen.write(region.paint(CellBuffer("live")))
    var rows = CellBuffer(columns: 3, rows: 14)
    for row in 0..<14 {
      rows.write("\(row)", column: 0, row: row)
    }
    try screen.write(region.commit(rows))
    try screen.write(region.paint(CellBuffer("live")))
    #expect(screen.lines == (0..<14).map { "\($0)" } + ["live"])
  }

  @Test("A frame larger than the terminal is clipped and never scrolls (T3)")
  func clipped() throws {
    var region = LiveRegion(size: size)
    var screen = VirtualScreen(size: size)
    var frame = CellBuffer(columns: 40, rows: 40)
    frame.fill(frame.bounds, with: "#")
    frame.write("日", column: 18, row: 0)
    try screen.write(region.print(above: [StyledLine("above")], frame: frame))
    #expect(region.rows == 5)
    #expect(screen.historyRows == 0)
    #expect(screen.cells.text(column: 18, row: 1) == " ")
    #expect(screen.lines.count == 6)
  }

  @Test(
    "At the end the region stays or goes, and the cursor is seen (T7)", arguments: [true, false])
  func finishing(keepsRows: Bool) throws {
    var region = LiveRegion(size: size)
    var screen = VirtualScreen(size: size)
    try screen.write(region.print(above: [StyledLine("log")], frame: CellBuffer("a", "b")))
    try screen.write(region.finish(keepingRows: keepsRows))
    #expect(screen.text == (keepsRows ? "log\na\nb" : "log"))
    #expect(screen.cursorRow == (keepsRows ? 3 : 1))
    #expect(screen.cursorColumn == 0)
    #expect(screen.isCursorVisible)
  }

  @Test("What is written in an emergency leaves the terminal as it was (T7)")
  func restoring() throws {
    var region = LiveRegion(size: size)
    var screen = VirtualScreen(size: size)
    try screen.write(region.print(above: [StyledLine("log")], frame: CellBuffer("a", "b")))
    var left = screen
    try left.write(region.restoreSequence)
    #expect(left.text == "log\na\nb")
    #expect(left.cursorRow == 3 && left.cursorColumn == 0)
    #expect(left.isCursorVisible && left.isAutowrapping && !left.isSynchronizing)
    try screen.write(region.suspendSequence)
    #expect(screen.text == "log")
    #expect(screen.cursorRow == 1 && screen.isCursorVisible)
    region.forget()
    try screen.write(region.paint(CellBuffer("a", "c")))
    #expect(screen.text == "log\na\nc")
    #expect(!screen.isCursorVisible)
  }
}
