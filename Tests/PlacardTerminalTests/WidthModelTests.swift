import PlacardInspection
import PlacardLayout
import PlacardModels
import PlacardText
import PlacardViews
import Testing

@testable import PlacardTerminal

@Suite("Width models") struct WidthModelTests {
  private static let words = [
    "👨‍👩‍👧‍👦", "👩‍🚀", "🇩🇪", "👍🏽", "✔️", "1️⃣", "☺︎", "क्षि", "நி", "ที่", "日本", "é", "ok", "ä́", "ﷺ", "🏴󠁧󠁢󠁳󠁣󠁴󠁿",
  ]

  @Test("Cells count as the model does: a character each, or each scalar that has columns (T4)")
  func cells() {
    var legacy = CellBuffer(columns: 20, rows: 1, widthModel: .legacy)
    #expect(legacy.write("👩‍🚀!🇩🇪!✔️!👍🏽", column: 0, row: 0) == 14)
    #expect(
      (0..<14).map { legacy.text(column: $0, row: 0) } == [
        "👩‍", "", "🚀", "", "!", "🇩", "🇪", "!", "✔️", "!", "👍", "", "🏽", "",
      ])
    var cluster = CellBuffer(columns: 20, rows: 1)
    #expect(cluster.write("👩‍🚀!🇩🇪!✔️!👍🏽", column: 0, row: 0) == 11)
    #expect(cluster.text(column: 0, row: 0) == "👩‍🚀")
  }

  @Test(
    "A row of cells takes as many columns as the views have counted (T4)",
    arguments: WidthModel.allCases)
  func agreement(model: WidthModel) {
    for word in Self.words {
      var buffer = CellBuffer(columns: 40, rows: 1, widthModel: model)
      let clean = Sanitizer.line(word)
      #expect(buffer.write(clean, column: 0, row: 0) == columns(of: clean, model: model), "\(word)")
    }
  }

  @Test(
    "Either width model renders correctly; under the other, all but ambiguous clusters do (T2, T4)",
    arguments: WidthModel.allCases, WidthModel.allCases)
  func overlay(drawn: WidthModel, shown: WidthModel) throws {
    for seed in 1...6 as ClosedRange<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let size = TerminalSize(columns: 30, rows: 6)
      var renderer = ScreenRenderer(size: size, editing: .all)
      var screen = VirtualScreen(size: size)
      screen.widthModel = shown
      try screen.write(Array("\u{1B}[?7l".utf8))
      for step in 0..<40 {
        let box = CellRect(
          column: Int.random(in: 0...14, using: &generator),
          row: Int.random(in: 0...3, using: &generator),
          columns: Int.random(in: 6...16, using: &generator), rows: 3)
        let frame = Self.frame(size, box, drawn, &generator)
        var bytes: [UInt8] = []
        renderer.paint(frame, into: &bytes)
        try screen.write(bytes)
        try check(screen, frame, drawn == shown, "seed \(seed), step \(step): \(bytes.visible)")
        try #require(screen.historyRows == 0)
      }
    }
  }

  @Test(
    "Below scrolling lines, a row is as long as it should be and never wraps (T1, T4)",
    arguments: WidthModel.allCases, WidthModel.allCases)
  func region(drawn: WidthModel, shown: WidthModel) throws {
    for seed in 1...6 as ClosedRange<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let size = TerminalSize(columns: 31, rows: 9)
      var region = LiveRegion(size: size, editing: .all)
      var screen = VirtualScreen(size: size)
      screen.widthModel = shown
      var lines = 0
      for step in 0..<40 {
        let box = CellRect(
          column: Int.random(in: 0...14, using: &generator), row: 0, columns: 16, rows: 3)
        let frame = Self.frame(TerminalSize(columns: 30, rows: 3), box, drawn, &generator)
        var bytes = region.paint(frame)
        if step % 7 == 3 {
          lines += 1
          bytes += region.print(above: StyledLine.lines(of: "line \(lines)"))
        }
        try screen.write(bytes)
        func context() -> Comment { "seed \(seed), step \(step): \(bytes.visible)" }
        let top = screen.cursorRow - 2
        var own = CellBuffer(columns: 30, rows: 3, widthModel: shown)
        own.draw(screen.cells, column: 0, row: -top)
        try check(own, frame, drawn == shown, context())
        try #require(screen.isAutowrapping, context())
        let isClear = (0..<size.rows).allSatisfy { screen.cells.text(column: 30, row: $0) == " " }
        try #require(isClear, context())
        try #require(screen.lines.count { $0.hasPrefix("line ") } == lines, context())
      }
    }
  }

  private func check(
    _ screen: VirtualScreen, _ frame: CellBuffer, _ isSameModel: Bool,
    _ context: @autoclosure () -> Comment
  ) throws {
    try check(screen.cells, frame, isSameModel, context())
  }

  /// Where the models are the same everything agrees; else what is unambiguous, and is not next to anything
  /// that is.
  private func check(
    _ shown: CellBuffer, _ frame: CellBuffer, _ isSameModel: Bool,
    _ context: @autoclosure () -> Comment
  ) throws {
    for row in 0..<frame.rows {
      for column in 0..<frame.columns {
        let cell = frame.grid[column, row]
        if !isSameModel, cell.flags.contains(.ambiguousWidth) { continue }
        let isSame =
          shown.text(column: column, row: row) == frame.text(column: column, row: row)
          && shown.style(column: column, row: row) == frame.style(column: column, row: row)
        if !isSame { try #require(isSame, "\(column), \(row), \(context())") }
      }
    }
  }

  /// Rows of letters, and a box of words about which terminals disagree.
  private static func frame(
    _ size: TerminalSize, _ box: CellRect, _ model: WidthModel, _ generator: inout SeededGenerator
  ) -> CellBuffer {
    var frame = CellBuffer(columns: size.columns, rows: size.rows, widthModel: model)
    if Bool.random(using: &generator) {
      for row in 0..<size.rows {
        frame.write(String(repeating: "abcdef", count: 5), column: 0, row: row)
      }
    }
    let box = box.intersection(frame.bounds)
    frame.fill(box)
    frame.frame(box, with: Border.rounded.glyphs(in: .unicode), clip: box)
    let inner = CellRect(
      column: box.column + 1, row: box.row + 1, columns: box.columns - 2, rows: 1)
    let text = (0..<4).map { _ in words.randomElement(using: &generator) ?? "" }.joined(
      separator: Bool.random(using: &generator) ? "" : " ")
    frame.write(
      text, column: inner.column + Int.random(in: 0...3, using: &generator), row: inner.row,
      style: CellStyle(foreground: .indexed(2)), clip: inner)
    return frame
  }
}
