import PlacardInspection
import PlacardTerminal
import PlacardViews
import Testing

@Suite("Live region, at random") struct LiveRegionPropertyTests {
  @Test(
    "The history and the screen hold each line once, then the region (T1, T2, T3)",
    arguments: 0..<8 as Range<UInt64>)
  func everyLineOnce(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var size = TerminalSize(columns: 30, rows: 10)
    var region = LiveRegion(size: size, editing: seed % 2 == 0 ? .all : [])
    var screen = VirtualScreen(size: size)
    region.lineFeed = screen.randomLineFeed(using: &generator)
    var printed: [String] = []
    var frame = CellBuffer(columns: 0, rows: 0)
    for step in 0..<40 {
      switch Int.random(in: 0...9, using: &generator) {
      case 0...3:
        frame = .random(columns: 20, rows: 5, using: &generator)
        try screen.write(region.paint(frame))
      case 4...6:
        let lines = (0..<Int.random(in: 1...15, using: &generator)).map { "\(step).\($0) é日" }
        printed += lines
        let next = Bool.random(using: &generator)
        if next {
          frame = .random(columns: 20, rows: 5, using: &generator)
        }
        try screen.write(
          region.print(above: lines.map { StyledLine($0) }, frame: next ? frame : nil))
      case 7:
        let rows = CellBuffer("\(step) kept", "\(step) too")
        printed += ["\(step) kept", "\(step) too"]
        frame = CellBuffer(columns: 0, rows: 0)
        try screen.write(region.commit(rows))
      default:
        size = TerminalSize(
          columns: Int.random(in: 24...40, using: &generator),
          rows: Int.random(in: 7...14, using: &generator))
        screen.resize(to: size, isReflowing: false)
        try screen.write(region.resize(to: size, isReflowing: false))
      }
      var expected =
        printed
        + frame.text.split(separator: "\n", omittingEmptySubsequences: false)
        .map(String.init)
      while expected.last == "" {
        expected.removeLast()
      }
      try #require(screen.lines == expected, "seed \(seed), step \(step)")
      #expect(!screen.isSynchronizing && screen.style == .plain && screen.cursorColumn == 0)
      #expect(screen.isCursorVisible == (frame.rows == 0))
    }
  }

  @Test(
    "Painting over anything gives what painting anew gives (T2)",
    arguments: 0..<16 as Range<UInt64>)
  func incrementalEqualsFresh(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let size = TerminalSize(columns: 16, rows: 8)
    let depth = try #require(ColorDepth.allCases.randomElement(using: &generator))
    var region = LiveRegion(size: size, depth: depth, editing: seed % 2 == 0 ? .all : [])
    var screen = VirtualScreen(size: size)
    region.lineFeed = screen.randomLineFeed(using: &generator)
    for step in 0..<40 {
      let frame = CellBuffer.random(columns: 22, rows: 9, using: &generator)
      let bytes = region.paint(frame)
      try screen.write(bytes)
      var fresh = LiveRegion(size: size, depth: depth)
      var other = VirtualScreen(size: size)
      try other.write(fresh.paint(frame))
      try #require(screen.cells == other.cells, "seed \(seed), step \(step): \(bytes.visible)")
      #expect(region.paint(frame).isEmpty)
      #expect(screen.historyRows == 0)
    }
  }

  @Test(
    "Rows that slide leave nothing behind, not even in the last column (T2)",
    arguments: 0..<8 as Range<UInt64>)
  func sliding(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let size = TerminalSize(columns: 16, rows: 6)
    var region = LiveRegion(size: size, editing: .all)
    var screen = VirtualScreen(size: size)
    region.lineFeed = screen.randomLineFeed(using: &generator)
    let card = CellBuffer("╭────────────╮", "│ it is done │", style: .few(using: &generator))
    for step in 0..<40 {
      var frame = CellBuffer(columns: 15, rows: 2)
      frame.draw(card, column: Int.random(in: -6...12, using: &generator), row: 0)
      let bytes = region.paint(frame)
      try screen.write(bytes)
      for row in 0..<2 {
        for column in 0..<16 {
          let isSame =
            screen.cells.text(column: column, row: row)
            == (column < 15 ? frame.text(column: column, row: row) : " ")
          if !isSame { try #require(isSame, "seed \(seed), step \(step): \(bytes.visible)") }
        }
      }
    }
  }

  @Test("Hostile lines bring out nothing but our own sequences", arguments: 0..<8 as Range<UInt64>)
  func hostile(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let parts = [
      "\u{1B}[2J", "\u{1B}]0;owned\u{7}", "\u{1B}[31m", "\u{1B}[6n", "\u{9B}H", "\u{1B}P$q\u{1B}\\",
      "\r", "\n", "\u{8}", "text", "\u{1B}[", "\u{1B}", "\u{1B}[1;3", "8;2;1;2;3m", "日", "\u{202E}",
      "\u{1B}[?1049h", "\u{1B}[999999999999m", "\u{1B}_G\u{1B}\\", "\u{7F}", "\t",
      "\u{1B}[38:2::1:2:3m",
    ]
    let size = TerminalSize(columns: 20, rows: 6)
    var region = LiveRegion(size: size)
    var screen = VirtualScreen(size: size)
    for _ in 0..<40 {
      let text = (0..<Int.random(in: 1...9, using: &generator)).map { _ in
        parts.randomElement(using: &generator) ?? ""
      }.joined()
      var frame = CellBuffer(columns: 19, rows: 2)
      frame.write(text, column: 0, row: 0)
      frame.write("mine", column: 0, row: 1)
      let lines = StyledLine.lines(of: text)
      try screen.write(region.print(above: lines + [StyledLine(text)], frame: frame))
      #expect(screen.text.hasSuffix("\nmine"), "seed \(seed)")
      #expect(screen.style == .plain)
    }
  }
}
