import PlacardInspection
import PlacardLayout
import PlacardModels

import PlacardViews
import Testing

@testable import PlacardTerminal

@Suite("Overlay as bytes") struct OverlayBytesTests {
  @Test(
    "A terminal shows every frame as it was composed, from its damage alone (T1, T2)",
    arguments: [TerminalEditing.all, [.shifting, .erasing], []],
    2...Extent.of(3, ordinarily: 2) as ClosedRange<UInt64>)
  func frames(editing: TerminalEditing, seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let transition = ["slide", "fade", "physics", "collapse"][Int(seed % 4)]
    let size = TerminalSize(columns: 70, rows: 14)
    var harness = OverlayHarness(columns: 70, rows: 14)
    let words = String(repeating: "the quick brown fox jumps over a lazy dog ", count: 12)
    for row in 0..<size.rows {
      harness.cells.write(String(words.dropFirst(row * 7 % 42)), column: 0, row: row)
    }
    var compositor = Compositor(harness.scene.environment)
    var renderer = ScreenRenderer(size: size, editing: editing)
    var screen = VirtualScreen(size: size)
    try screen.write(Array("\u{1B}[?7l".utf8))
    screen.coloring = editing.contains(.coloring)
    let corner = Post.card(1, "Saved", body: "Package.swift", severity: .success) { post in
      post.options.placement = .topTrailing
      post.options.transition = transition
    }
    let modal = Post.card(2, "Delete 画像?") { post in
      post.options.placement = .center
      post.options.dim = .gray()
    }
    var now = Duration.zero
    for step in 0..<64 {
      now += .microseconds(16_667) * Int.random(in: 1...(seed == 2 ? 1 : 6), using: &generator)
      switch step {
      case 2: try harness.scene.show(corner, at: now)
      case 18: try harness.scene.show(modal, at: now)
      case 30: harness.scene.hide(corner.ended(), at: now)
      case 46: harness.scene.hide(modal.ended(), at: now)
      default: break
      }
      let rows = compositor.compose(
        harness.scene.layers(at: now), over: harness.cells, damage: step == 0 ? nil : 0..<0)
      var bytes: [UInt8] = []
      let damage = CellRect(
        column: 0, row: rows.lowerBound, columns: size.columns, rows: rows.count)
      renderer.paint(compositor.frame, damage: damage, into: &bytes)
      try screen.write(bytes)
      let context: Comment = "seed \(seed), step \(step)"
      try #require(screen.text == compositor.frame.text, context)
      try #require(screen.cells.looks == compositor.frame.looks, context)
    }
    #expect(compositor.frame == harness.cells)
  }
}

extension CellBuffer {
  /// What can be seen of every cell: nobody sees the text colour of a blank.
  fileprivate var looks: [CellStyle] {
    (0..<rows).flatMap { row in
      (0..<columns).map { column in
        var style = style(column: column, row: row)
        if text(column: column, row: row) == " " { style.foreground = .standard }
        return style
      }
    }
  }
}
