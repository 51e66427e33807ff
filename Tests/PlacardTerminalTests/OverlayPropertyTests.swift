import PlacardLayout
import PlacardModels
@testable import PlacardTerminal
import PlacardViews
import Testing

@Suite("Overlay, at random") struct OverlayPropertyTests {
  private func layer(_ revision: Int, using generator: inout SeededGenerator) -> OverlayLayer {
    func pick<T>(_ values: [T]) -> T { values[Int.random(in: 0..<values.count, using: &generator)] }
    func rect() -> CellRect {
      CellRect(
        column: Int.random(in: -4...30, using: &generator),
        row: Int.random(in: -3...12, using: &generator),
        columns: Int.random(in: 0...30, using: &generator),
        rows: Int.random(in: 0...12, using: &generator))
    }
    return OverlayLayer(
      .random(columns: 16, rows: 5, using: &generator), revision: revision,
      column: Int.random(in: -8...34, using: &generator),
      row: Int.random(in: -4...14, using: &generator),
      clip: pick([CellRect(column: 0, row: 0, columns: 36, rows: 14), rect()]),
      opacity: pick([0, 0.2, 0.5, 0.8, 1, 1, 1, .nan]), hasShadow: pick([true, false]),
      backdrop: pick([
        nil, nil, Backdrop(.gray, strength: 0.3), Backdrop(.desaturate, strength: 0.7),
      ]),
      backdropRect: pick([CellRect(column: 0, row: 0, columns: 36, rows: 14), rect(), .zero]))
  }

  private func host(using generator: inout SeededGenerator) -> CellBuffer {
    var cells = CellBuffer(columns: 36, rows: 14)
    let picture = CellBuffer.random(columns: 36, rows: 14, using: &generator)
    cells.draw(picture, column: 0, row: 0)
    return cells
  }

  /// Whether a layer, its shadow or its backdrop may change a cell.
  private func covers(_ layer: OverlayLayer, _ column: Int, _ row: Int) -> Bool {
    let area = layer.area
    var shadow = area
    shadow.columns += 2
    shadow.rows += 1
    let isShaded = layer.hasShadow && !area.isEmpty && shadow.contains(column: column, row: row)
    return area.contains(column: column, row: row) || isShaded
      || layer.backdrop != nil && layer.backdropRect.contains(column: column, row: row)
  }

  @Test(
    "What changes is composed anew and looks as if all were; nothing else changes (T1, T2)",
    arguments: 1...12 as ClosedRange<UInt64>)
  func incremental(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let depth = ColorDepth.allCases.randomElement(using: &generator) ?? .trueColor
    let environment = ViewEnvironment(columns: 36, depth: depth)
    var kept = Compositor(environment)
    var layers: [OverlayLayer] = []
    var cells = host(using: &generator)
    var shown = CellBuffer(columns: 0, rows: 0)
    for step in 0..<20 {
      var damage: Range<Int>? = 0..<0
      switch Int.random(in: 0..<6, using: &generator) {
      case 0:
        layers.insert(
          layer(step, using: &generator), at: layers.indices.randomElement(using: &generator) ?? 0)
      case 1: if !layers.isEmpty { layers.removeLast() }
      case 2:
        if let index = layers.indices.randomElement(using: &generator) {
          layers[index].column += Int.random(in: -2...2, using: &generator)
        }
      case 3:
        cells = host(using: &generator)
        damage = nil
      case 4:
        let row = Int.random(in: 0..<14, using: &generator)
        cells.fill(CellRect(column: 0, row: row, columns: 36, rows: 1))
        cells.write("日本 changed", column: step, row: row, style: .random(using: &generator))
        damage = row..<row + 1
      default: break
      }
      let rows = kept.compose(layers, over: cells, damage: damage)
      var fresh = Compositor(environment)
      fresh.compose(layers, over: cells)
      try #require(kept.frame == fresh.frame, "seed \(seed), step \(step)")
      for row in 0..<14 where !rows.contains(row) && shown.rows == 14 {
        for column in 0..<36 {
          try #require(
            kept.frame.text(column: column, row: row) == shown.text(column: column, row: row)
              && kept.frame.style(column: column, row: row)
                == shown.style(column: column, row: row),
            "seed \(seed), step \(step): row \(row) is not reported")
        }
      }
      shown = kept.frame
      try untouched(kept.frame, layers, cells, "seed \(seed), step \(step)")
    }
  }

  /// Nothing but the other half of a wide character that a layer cuts differs outside of the layers.
  private func untouched(
    _ frame: CellBuffer, _ layers: [OverlayLayer], _ cells: CellBuffer, _ context: Comment
  ) throws {
    for row in 0..<cells.rows {
      for column in 0..<cells.columns
      where !layers.contains(where: { covers($0, column, row) }) {
        let isSame =
          frame.text(column: column, row: row) == cells.text(column: column, row: row)
          && frame.style(column: column, row: row) == cells.style(column: column, row: row)
        let isCut =
          cells.width(column: column, row: row) != 1
          && frame.text(column: column, row: row) == " "
        try #require(isSame || isCut, "\(context): column \(column), row \(row)")
      }
    }
  }

  @Test("A frame in which nothing changes has no rows")
  func unchanged() throws {
    var harness = OverlayHarness()
    try harness.scene.show(.card(1, "Saved") { $0.options.dim = .gray() }, at: .zero)
    var compositor = Compositor(harness.scene.environment)
    compositor.compose(harness.scene.layers(at: .seconds(1)), over: harness.cells)
    let again = compositor.compose(
      harness.scene.layers(at: .seconds(2)), over: harness.cells, damage: 0..<0)
    #expect(again.isEmpty)
    #expect(harness.scene.nextFrame(after: .seconds(2)) == nil)
  }

  @Test(
    "Whatever is posted and done, at any size, a scene has a frame (T1)",
    arguments: 1...10 as ClosedRange<UInt64>)
  func anything(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    func pick<T>(_ values: [T]) -> T { values[Int.random(in: 0..<values.count, using: &generator)] }
    var harness = OverlayHarness(columns: pick([1, 2, 7, 44]), rows: pick([1, 3, 12]))
    for step in 0..<60 {
      let post = Post.card(Int.random(in: 1...6, using: &generator), pick(["", "日本", "a b c"])) {
        $0.options.placement = pick(Placement.allCases)
        $0.options.style = pick(["card", "message"])
        $0.options.dim = pick([nil, .gray(), Dim(mode: .blur), .gray(interactive: false)])
        $0.options.transition = pick([nil, "fade", "collapse", "physics", "none"])
        $0.options.margin = pick([nil, Margin(all: 70), Margin(all: 1)])
        $0.isAnimated = pick([true, true, false])
        $0.message = $0.message.action("ok", "OK")
      }
      let time = Duration.milliseconds(step * 40)
      switch Int.random(in: 0..<7, using: &generator) {
      case 0, 1:
        try? harness.scene.show(post, in: pick([.automatic, .screen(level: -1)]), at: time)
      case 2: harness.scene.update(post)
      case 3: harness.scene.hide(post.ended(pick([.expired, .closed])), at: time)
      case 4:
        harness.scene.layout = pick([
          HostLayout(), HostLayout(bars: [.init(.top, rows: 5, avoidance: .under)]),
          HostLayout(
            contentInset: ContentInset(rows: 4, margin: 9, rule: pick([.strictly, .whenClose]))),
        ])
      case 5:
        let pointer = Pointer(
          pick([.press(.left), .drag(.left), .release(.left), .move, .scroll(.up)]),
          column: Int.random(in: -3...50, using: &generator),
          row: Int.random(in: -3...15, using: &generator))
        _ = harness.does(.pointer(pointer), at: step * 40)
      default:
        _ = harness.does(Key(pick([.tab, .enter, .escape, .left, .character("o")])), at: step * 40)
      }
      let frame = harness.frame(at: step * 40)
      #expect(frame.columns == harness.cells.columns && frame.rows == harness.cells.rows)
    }
  }
}
