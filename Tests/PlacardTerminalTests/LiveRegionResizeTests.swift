import PlacardInspection
import PlacardTerminal
import Testing

@Suite("Live region in a window that changes") struct LiveRegionResizeTests {
  private func painted(
    _ frame: CellBuffer, in size: TerminalSize
  ) throws -> (region: LiveRegion, screen: VirtualScreen) {
    var region = LiveRegion(size: size)
    var screen = VirtualScreen(size: size)
    try screen.write(region.print(above: [StyledLine("log one"), StyledLine("two")], frame: frame))
    return (region, screen)
  }

  @Test(
    "A narrower window that reflows leaves no copy and takes no line (T3)",
    arguments: [3, 4, 5, 7, 9, 12, 19, 30])
  func reflow(columns: Int) throws {
    let frame = CellBuffer("╭──────────────╮", "│ 日本 done    │", "", "╰──────────────╯")
    var (region, screen) = try painted(frame, in: TerminalSize(columns: 20, rows: 20))
    let size = TerminalSize(columns: columns, rows: 30)
    screen.resize(to: size, isReflowing: true)
    try screen.write(region.resize(to: size, isReflowing: true))
    #expect(screen.lines == ["log one", "two"] + (try freshLines(of: frame, in: size)))
  }

  @Test(
    "When rows of the region have left the screen, a stale copy stays, but no line is lost (T3)",
    arguments: [4, 7, 12])
  func reflowBeyondTheScreen(columns: Int) throws {
    let frame = CellBuffer("╭──────────────╮", "│ 日本 done    │", "", "╰──────────────╯")
    var (region, screen) = try painted(frame, in: TerminalSize(columns: 20, rows: 20))
    let size = TerminalSize(columns: columns, rows: 5)
    screen.resize(to: size, isReflowing: true)
    try screen.write(region.resize(to: size, isReflowing: true))
    #expect(screen.lines.prefix(2) == ["log one", "two"])
    #expect(screen.text == (try freshLines(of: frame, in: size)).joined(separator: "\n"))
  }

  private func freshLines(of frame: CellBuffer, in size: TerminalSize) throws -> [String] {
    var region = LiveRegion(size: size)
    var screen = VirtualScreen(size: size)
    try screen.write(region.paint(frame))
    return screen.lines
  }

  @Test("Several sizes before the repaint are one size (T3)")
  func severalSizes() throws {
    let frame = CellBuffer("a long row of text", "and another one")
    var (region, screen) = try painted(frame, in: TerminalSize(columns: 20, rows: 12))
    for columns in [9, 30, 7, 12] {
      screen.resize(to: TerminalSize(columns: columns, rows: 12), isReflowing: true)
    }
    try screen.write(
      region.resize(to: TerminalSize(columns: 12, rows: 12), isReflowing: true))
    #expect(screen.lines == ["log one", "two", "a long row", "and another"])
  }

  @Test("A window that is wider again shows what was cut (T3)")
  func widening() throws {
    var (region, screen) = try painted(
      CellBuffer("a long row of text"), in: TerminalSize(columns: 10, rows: 5))
    #expect(screen.lines.last == "a long ro")
    let size = TerminalSize(columns: 40, rows: 5)
    screen.resize(to: size, isReflowing: false)
    try screen.write(region.resize(to: size, isReflowing: false))
    #expect(screen.lines == ["log one", "two", "a long row of text"])
  }

  @Test("A window of one cell draws nothing and breaks nothing (T3)")
  func tiny() throws {
    for size in [TerminalSize(columns: 1, rows: 1), TerminalSize(columns: 0, rows: 0)] {
      var region = LiveRegion(size: size)
      var screen = VirtualScreen(size: size)
      try screen.write(region.paint(CellBuffer("abc", "def")))
      try screen.write(region.print(above: [StyledLine("x")]))
      #expect(screen.lines == ["x"])
    }
  }
}
