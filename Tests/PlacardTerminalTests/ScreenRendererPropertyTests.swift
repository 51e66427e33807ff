import PlacardInspection
import PlacardLayout
@testable import PlacardTerminal
import PlacardViews
import Testing

@Suite("Screen renderer, at random") struct ScreenRendererPropertyTests {
  @Test(
    "Whatever follows whatever, the screen shows the frame, and the same again writes nothing (T2)",
    arguments: 0..<16 as Range<UInt64>)
  func anyFrame(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let size = TerminalSize(
      columns: Int.random(in: 1...30, using: &generator),
      rows: Int.random(in: 1...6, using: &generator))
    let editing = TerminalEditing(rawValue: UInt8.random(in: 0...15, using: &generator))
    var renderer = ScreenRenderer(size: size, editing: editing)
    var screen = VirtualScreen(size: size)
    renderer.lineFeed = screen.randomLineFeed(using: &generator)
    screen.coloring = editing.contains(.coloring) || Bool.random(using: &generator)
    try screen.write(Array("\u{1B}[?7lrubbish\u{1B}[41m".utf8))
    var walk = FrameWalk(size: size, using: &generator)
    for step in 0..<60 {
      let damage = walk.step(using: &generator)
      var bytes: [UInt8] = []
      renderer.paint(
        walk.frame, damage: Bool.random(using: &generator) ? damage : nil, into: &bytes)
      try screen.write(bytes)
      try #require(
        screen.cells == walk.frame, "seed \(seed), step \(step): \(bytes.visible)")
      #expect(!screen.isSynchronizing && screen.historyRows == 0)
      let length = bytes.count
      renderer.paint(walk.frame, into: &bytes)
      #expect(bytes.count == length, "seed \(seed), step \(step)")
    }
  }

  @Test(
    "Painting over anything gives what painting anew gives, at every depth (T2, T4)",
    arguments: 0..<8 as Range<UInt64>)
  func incrementalEqualsFresh(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let size = TerminalSize(columns: 24, rows: 5)
    let depth = try #require(ColorDepth.allCases.randomElement(using: &generator))
    var renderer = ScreenRenderer(size: size, depth: depth, editing: .all)
    var screen = VirtualScreen(size: size)
    try screen.write(Array("\u{1B}[?7l".utf8))
    var walk = FrameWalk(size: size, using: &generator)
    for step in 0..<40 {
      _ = walk.step(using: &generator)
      var bytes: [UInt8] = []
      renderer.paint(walk.frame, into: &bytes)
      try screen.write(bytes)
      var fresh = ScreenRenderer(size: size, depth: depth)
      var other = VirtualScreen(size: size)
      var all = Array("\u{1B}[?7l".utf8)
      fresh.paint(walk.frame, into: &all)
      try other.write(all)
      try #require(screen.cells == other.cells, "seed \(seed), step \(step): \(bytes.visible)")
    }
  }

  @Test(
    "Hostile text changes no cell outside its box and brings out nothing but our own (T2)",
    arguments: 0..<8 as Range<UInt64>)
  func hostile(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let size = TerminalSize(columns: 24, rows: 5)
    var renderer = ScreenRenderer(size: size, editing: .all)
    var screen = VirtualScreen(size: size)
    try screen.write(Array("\u{1B}[?7l".utf8))
    let host = CellBuffer("the text of the program", "日本 and", "more of it", "x", "the end")
    for _ in 0..<40 {
      let box = CellRect(
        column: Int.random(in: 0...20, using: &generator),
        row: Int.random(in: 0...4, using: &generator), columns: 9, rows: 2)
      var frame = CellBuffer(columns: 24, rows: 5)
      frame.draw(host, column: 0, row: 0)
      frame.fill(box)
      for row in 0..<2 {
        frame.write(
          .hostile(using: &generator), column: box.column, row: box.row + row, clip: box)
      }
      var bytes: [UInt8] = []
      renderer.paint(frame, into: &bytes)
      try screen.write(bytes)
      for row in 0..<5 {
        for column in 0..<23 where !box.contains(column: column, row: row) {
          let isCut = host.width(column: column, row: row) != 1
          if isCut || host.text(column: column, row: row).isEmpty { continue }
          let isSame =
            screen.cells.text(column: column, row: row) == host.text(column: column, row: row)
          if !isSame { Issue.record("seed \(seed), column \(column), row \(row)") }
        }
      }
    }
  }
}

/// Frames that follow each other as those of programs do: mostly alike, sometimes not at all.
struct FrameWalk {
  private(set) var frame: CellBuffer
  private let size: TerminalSize
  private let hasAmbiguous: Bool
  private var column = 0
  private let toast: CellBuffer
  private var text: CellBuffer

  /// Starts a walk; without ambiguous characters every terminal shows the same.
  init(
    size: TerminalSize, hasAmbiguous: Bool = true, using generator: inout SeededGenerator
  ) {
    self.size = size
    self.hasAmbiguous = hasAmbiguous
    frame = CellBuffer(columns: size.columns, rows: size.rows)
    toast = CellBuffer("╭───────╮", "│ done  │", "╰═══════╯", style: .random(using: &generator))
    text = frame
    for row in 0..<size.rows where Bool.random(using: &generator) {
      text.write("rows of words, some long", column: 0, row: row, style: .few(using: &generator))
    }
  }

  /// Moves on, and returns where the frame may have changed.
  mutating func step(using generator: inout SeededGenerator) -> CellRect {
    let whole = CellRect(column: 0, row: 0, columns: size.columns, rows: size.rows)
    switch Int.random(in: 0...9, using: &generator) {
    case 0:
      frame = CellBuffer(columns: size.columns, rows: size.rows)
      let other = CellBuffer.random(
        columns: size.columns, rows: size.rows, hasAmbiguous: hasAmbiguous, using: &generator)
      frame.draw(other, column: 0, row: 0)
    case 1:
      frame.fill(
        CellRect(
          column: Int.random(in: -3..<size.columns, using: &generator),
          row: Int.random(in: 0..<size.rows, using: &generator),
          columns: Int.random(in: 1...20, using: &generator), rows: 2),
        with: [" ", "=", "─"].randomElement(using: &generator) ?? " ",
        style: .few(using: &generator))
    case 2, 3:
      let row = Int.random(in: 0..<size.rows, using: &generator)
      frame.write(
        ["12%", "日", "x", "done"].randomElement(using: &generator) ?? "",
        column: Int.random(in: -1..<size.columns, using: &generator), row: row,
        style: .few(using: &generator))
      return CellRect(column: 0, row: row, columns: size.columns, rows: 1)
    default:
      column += Int.random(in: -3...3, using: &generator)
      frame = text
      frame.draw(toast, column: column, row: 0)
    }
    return whole
  }
}

extension CellStyle {
  /// One of four styles.
  static func few(using generator: inout SeededGenerator) -> CellStyle {
    [
      .plain, CellStyle(background: .indexed(4)), CellStyle(attributes: .underline),
      CellStyle(foreground: .rgb(1, 2, 3), background: .rgb(4, 5, 6), attributes: .inverse),
    ].randomElement(using: &generator) ?? .plain
  }
}

extension String {
  /// Text that would act on a terminal.
  static func hostile(using generator: inout SeededGenerator) -> String {
    let parts = [
      "\u{1B}[2J", "\u{1B}]0;owned\u{7}", "\u{1B}[31m", "\u{1B}[6n", "\u{9B}H", "\u{1B}P$q\u{1B}\\",
      "\r", "\n", "\u{8}", "text", "\u{1B}[", "\u{1B}", "日", "\u{202E}", "\u{1B}[9P", "\u{1B}[9@",
      "\u{1B}[?1049h", "\u{1B}_G\u{1B}\\", "\u{7F}", "\t", "\u{1B}[9b", "👩‍🚀", "🇩🇪", "\u{301}",
    ]
    return (0..<Int.random(in: 1...9, using: &generator)).map { _ in
      parts.randomElement(using: &generator) ?? ""
    }.joined()
  }
}

extension VirtualScreen {
  /// Lets a driver stand before the screen or not, and returns what is known of it.
  mutating func randomLineFeed(using generator: inout SeededGenerator) -> LineFeed {
    returnsAtLineFeed = Bool.random(using: &generator)
    if Bool.random(using: &generator) { return .unknown }
    return returnsAtLineFeed ? .returns : .keepsColumn
  }
}
