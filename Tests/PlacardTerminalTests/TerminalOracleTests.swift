import Foundation
import PlacardInspection
import PlacardModels
import PlacardTerminal
import PlacardViews
import Testing

/// Where panes are read from and written to, when somebody asks for them.
private let folder = ProcessInfo.processInfo.environment["PLACARD_ORACLE_FOLDER"]
  .map { URL(fileURLWithPath: $0, isDirectory: true) }

/// Writes panes as bytes, and what the virtual screen makes of them, for another terminal to read.
///
/// Runs only when `PLACARD_ORACLE_FOLDER` names a folder; panes that are there already are read.
/// How many screens are drawn at random.
private let seeds =
  ProcessInfo.processInfo.environment["PLACARD_ORACLE_SEEDS"].flatMap { UInt64($0) } ?? 60

@Suite("Oracle", .enabled(if: folder != nil)) struct TerminalOracleTests {
  private let size = TerminalSize(columns: 60, rows: 16)

  @Test(
    "Panes of scenes, printed lines and remains (T9)", arguments: 1...24 as ClosedRange<UInt64>)
  func random(seed: UInt64) throws {
    let folder = try #require(folder)
    var generator = SeededGenerator(seed: seed)
    var scene = TerminalScene(environment: ViewEnvironment(columns: 59, rows: 15))
    var region = LiveRegion(size: size, editing: seed % 2 == 0 ? .all : [])
    var bytes: [UInt8] = []
    for step in 1...60 {
      let now = Duration.milliseconds(step * 40)
      let post = Post.card(
        Int.random(in: 1...9, using: &generator),
        ["Saved", "画像 pulled", "naïve"].randomElement(using: &generator) ?? "",
        body: (0..<Int.random(in: 0...4, using: &generator)).map { "line \($0) 日本" }
          .joined(separator: "\n"),
        severity: Severity.allCases.randomElement(using: &generator) ?? .info)
      switch Int.random(in: 0...4, using: &generator) {
      case 0, 1: scene.show(post, at: now)
      case 2: scene.hide(post.ended(step % 3 == 0 ? .closed : .expired), at: now)
      default: break
      }
      let lines = (0..<Int.random(in: 0...3, using: &generator)).map {
        StyledLine("\(step).\($0) of the log")
      }
      bytes += region.print(above: lines, frame: scene.frame(at: now))
    }
    for case .rows(let rows) in scene.close(at: .seconds(3)) { bytes += region.commit(rows) }
    bytes += region.finish(keepingRows: false)
    let name = String(format: "random-%02d", Int(seed))
    try Data(bytes).write(to: folder.appending(path: "\(name).bytes"))
    try write(bytes, named: name)
  }

  @Test("Whole screens, with the look of every cell (T2, T9)", arguments: 1...seeds)
  func screens(seed: UInt64) throws {
    let folder = try #require(folder)
    var generator = SeededGenerator(seed: seed)
    var renderer = ScreenRenderer(size: size, editing: TerminalEditing(rawValue: UInt8(seed % 16)))
    var walk = FrameWalk(size: size, hasAmbiguous: false, using: &generator)
    var bytes = Array("\u{1B}[?7lrubbish".utf8)
    for _ in 0..<Int.random(in: 1...60, using: &generator) {
      _ = walk.step(using: &generator)
      renderer.paint(walk.frame, into: &bytes)
    }
    let name = String(format: "cells-%04d", Int(seed))
    try Data(bytes).write(to: folder.appending(path: "\(name).bytes"))
    try write(bytes, named: name, looks: true)
  }

  @Test("The recorded pane holds no sequence that is not ours (T9)")
  func recorded() throws {
    let folder = try #require(folder)
    let bytes = try Data(contentsOf: folder.appending(path: "recorded.bytes"))
    #expect(bytes.count > 1000)
    try write(Array(bytes), named: "recorded")
  }

  private func write(_ bytes: [UInt8], named name: String, looks: Bool = false) throws {
    let folder = try #require(folder)
    var screen = VirtualScreen(size: size)
    try screen.write(bytes)
    var text = screen.lines.map { $0 + "\n" }.joined()
    if looks {
      let cells = screen.cells
      let looks = (0..<size.rows).map { self.looks(of: $0, in: cells) }.joined()
      let spare = looks.isEmpty ? 0 : size.rows - screen.lines.count
      text += String(repeating: "\n", count: spare) + looks
    }
    try Data(text.utf8).write(to: folder.appending(path: "\(name).text"))
  }

  /// Each run of cells in a row that do not look plain, as the oracle describes it.
  private func looks(of row: Int, in cells: CellBuffer) -> String {
    var text = ""
    var start = 0
    while start < cells.columns {
      let look = look(of: start, row, in: cells)
      var end = start
      repeat {
        end += cells.width(column: end, row: row)
      } while end < cells.columns && self.look(of: end, row, in: cells) == look
      if look != "-/-" { text += "\(row):\(start)-\(end) \(look)\n" }
      start = end
    }
    return text
  }

  /// The colours and attributes of a cell; of a space only what is seen.
  private func look(of column: Int, _ row: Int, in cells: CellBuffer) -> String {
    let style = cells.style(column: column, row: row)
    let marks: [(CellStyle.Attributes, String)] = [
      (.bold, " bold"), (.italic, " italic"), (.underline, " underline"), (.inverse, " inverse"),
      (.strikethrough, " strike"),
    ]
    let isSeen =
      cells.text(column: column, row: row) != " "
      || !style.attributes.isDisjoint(with: [.underline, .inverse, .strikethrough])
    return name(isSeen ? style.foreground : .standard) + "/" + name(style.background)
      + marks.filter { isSeen && style.attributes.contains($0.0) }.map(\.1).joined()
  }

  private func name(_ color: CellColor) -> String {
    switch color {
    case .standard: "-"
    case .indexed(let index): "\(index)"
    case .rgb(let red, let green, let blue): "\(red),\(green),\(blue)"
    }
  }
}
