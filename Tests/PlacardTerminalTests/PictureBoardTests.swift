import PlacardAccessibility
import PlacardAnimators
import PlacardLayout
import PlacardModels
import PlacardOutput
import PlacardPosting
import PlacardTesting
import PlacardViews
import Synchronization
import Testing

@testable import PlacardInspection
@testable import PlacardTerminal

@Suite("Pictures on the screen") struct PictureBoardTests {
  private let port = RecordingPort(size: TerminalSize(columns: 50, rows: 12))
  private let clock = ManualClock()
  private static let flag = Picture(
    width: 8, height: 8, colors: (0..<64).map { RGB([0x000000, 0xdd0000, 0xffcc00][$0 / 22]) })

  private var kitty: TerminalCapabilities {
    var capabilities = TerminalCapabilities()
    capabilities.pictures = .kitty
    return capabilities
  }

  private func makePosts(_ capabilities: TerminalCapabilities) -> SessionPosts {
    let environment = ViewEnvironment(columns: 80, theme: .dark, capabilities)
    return SessionPosts(
      TerminalSession(
        port, capabilities: capabilities, hasKeyboard: false, timer: ClockTimer(clock)),
      id: 0, scene: TerminalScene(environment: environment, motion: .none),
      library: PictureLibrary(Self.flag.map { ["flag": $0] } ?? [:]))
  }

  private func card(_ number: Int, file: String = "flag") -> Post {
    Post.card(number, "Germany", body: "A flag") {
      $0.message.leadingImage = Message.Image(file: file, alternative: "three stripes")
    }
  }

  @Test("A card has space for its picture, which is placed there and goes with it (T6, M1)")
  func inline() async throws {
    let posts = makePosts(kitty)
    await posts.show(card(1))
    await posts.session.flush()
    var screen = try port.screen()
    #expect(
      screen.text == """
        ╭──────────────────────╮
        │          Germany     │
        │          A flag      │
        │                      │
        │                      │
        ╰──────────────────────╯
        """)
    let flag = try #require(Self.flag)
    #expect(
      screen.placements == [
        VirtualScreen.Placement(
          number: flag.number, part: 1, column: 2, row: 1, columns: 8, rows: 4)
      ])
    let restoreSequence = port.record.withLock { $0.restoreSequence }
    var crashed = screen
    try crashed.write(restoreSequence)
    #expect(crashed.placements.isEmpty && crashed.pictures.isEmpty)

    clock.advance(by: .seconds(1))
    await posts.hide(card(1).ended(animated: false))
    await posts.session.flush()
    screen = try port.screen()
    #expect(screen.text.isEmpty && screen.placements.isEmpty && screen.pictures.isEmpty)
    await posts.close(endsSession: true)
  }

  @Test("Lines above move the picture, which is not sent again (T6, T3)")
  func lines() async throws {
    let posts = makePosts(kitty)
    await posts.show(card(1))
    await posts.session.flush()
    for line in 0..<9 {
      posts.session.print("line \(line)")
      await posts.session.flush()
    }
    let screen = try port.screen()
    #expect(screen.placements.map(\.row) == [7])
    #expect(screen.text.split(separator: "\n")[7].hasPrefix("│          Germany"))
    let sent = String(
      decoding: port.record.withLock { $0.batches.flatMap(\.self) }, as: UTF8.self)
    #expect(sent.split(separator: "\u{1B}").count { $0.hasPrefix("_Ga=t") } == 1)
    await posts.close(endsSession: true)
  }

  @Test("What never ends stays as half blocks or words, and no picture is left (T6)")
  func closing() async throws {
    let posts = makePosts(kitty)
    await posts.show(card(1))
    await posts.session.flush()
    await posts.hide(card(1).ended(.closed))
    await posts.close(endsSession: true)
    let screen = try port.screen()
    #expect(screen.text.contains("▀▀▀▀▀▀▀▀") && screen.text.contains("Germany"))
    #expect(screen.placements.isEmpty && screen.pictures.isEmpty)
  }

  @Test("Elsewhere it is half blocks, or its words where there are too few colours (T6)")
  func otherTerminals() async throws {
    var capabilities = TerminalCapabilities()
    let blocks = makePosts(capabilities)
    await blocks.show(card(1))
    await blocks.session.flush()
    #expect(try port.screen().text.contains("▀▀▀▀▀▀▀▀"))
    #expect(!port.sent("\u{1B}_G"))
    capabilities.colorDepth = .ansi16
    let words = makePosts(capabilities)
    await words.show(card(1, file: "no such file"))
    await words.session.flush()
    #expect(try port.screen().text.contains("three stripes"))
    #expect(!port.sent("\u{1B}_G"))
  }

  @Test("Plain lines say its words (T6, X3)")
  func plain() async throws {
    let sink = MemorySink()
    let poster = PlainPoster(to: sink)
    poster.record(card(1))
    try poster.commit()
    #expect(sink.text == "● Germany\n  │ A flag\n  │ three stripes\n")
  }

  @Test(
    "At any time a picture is seen in its cells and nowhere else, on a screen of our own (T6, T1)",
    arguments: 1...Extent.of(6, ordinarily: 2) as ClosedRange<UInt64>)
  func overlay(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let size = TerminalSize(columns: 60, rows: 16)
    var harness = OverlayHarness(columns: 60, rows: 16) { $0.showsPictures = true }
    var compositor = Compositor(harness.scene.environment)
    var renderer = ScreenRenderer(size: size, editing: .all, showsPictures: true)
    var screen = VirtualScreen(size: size)
    screen.isAutowrapping = false
    var now = Duration.zero
    for step in 0..<90 {
      now += .microseconds(16_667) * Int.random(in: 1...4, using: &generator)
      let number = Int.random(in: 1...4, using: &generator)
      switch Int.random(in: 0...9, using: &generator) {
      case 0, 1:
        let post = Self.post(number, &generator)
        let picture = Picture.noise(8, 8, seed: UInt64(number / 2))
        try harness.scene.show(post, pictures: picture.map { ["flag": $0] } ?? [:], at: now)
      case 2: harness.scene.hide(Self.post(number, &generator).ended(), at: now)
      case 3 where step % 4 == 0: renderer.forget()
      default: break
      }
      compositor.compose(harness.scene.layers(at: now), over: harness.cells)
      var bytes: [UInt8] = []
      renderer.paint(compositor.frame, into: &bytes)
      try screen.write(bytes)
      let context: Comment = "seed \(seed), step \(step)"
      try #require(screen.seenTiles == compositor.frame.tiles, context)
      var left = screen
      try left.write(renderer.pictures.restoreSequence)
      try #require(left.pictures.isEmpty, context)
    }
  }

  @Test(
    "At any time a picture is seen in its cells and nowhere else, below scrolling lines (T6, T1)",
    arguments: 1...Extent.of(6, ordinarily: 2) as ClosedRange<UInt64>)
  func region(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let size = TerminalSize(columns: 60, rows: 20)
    var environment = ViewEnvironment(columns: 59, rows: 19)
    environment.showsPictures = true
    var scene = TerminalScene(environment: environment)
    var region = LiveRegion(size: size, editing: .all, showsPictures: true)
    var screen = VirtualScreen(size: size)
    var now = Duration.zero
    for step in 0..<90 {
      now += .microseconds(16_667) * Int.random(in: 1...4, using: &generator)
      let number = Int.random(in: 1...4, using: &generator)
      switch Int.random(in: 0...9, using: &generator) {
      case 0, 1:
        let picture = Picture.noise(8, 8, seed: UInt64(number / 2))
        scene.show(
          Self.post(number, &generator), pictures: picture.map { ["flag": $0] } ?? [:], at: now)
      case 2: scene.hide(Self.post(number, &generator).ended(), at: now)
      case 3:
        let lines = (0...Int.random(in: 0...25, using: &generator)).map { "line \($0)" }
        try screen.write(
          region.print(above: StyledLine.lines(of: lines.joined(separator: "\n"))))
      case 4:
        try screen.write(region.restoreSequence)
        region.forget()
      default: break
      }
      let frame = scene.frame(at: now)
      try screen.write(region.paint(frame))
      let context: Comment = "seed \(seed), step \(step)"
      let top = screen.cursorRow - max(frame.rows - 1, 0)
      let wanted = Set(frame.tiles.map { $0.moved(by: top) })
      try #require(screen.seenTiles == wanted, context)
      var left = screen
      try left.write(region.suspendSequence)
      try #require(left.pictures.isEmpty, context)
    }
    try screen.write(region.finish(keepingRows: true))
    #expect(screen.pictures.isEmpty)
  }

  private static func post(_ number: Int, _ generator: inout SeededGenerator) -> Post {
    Post.card(number, "Post \(number)", body: "of several") { post in
      post.message.leadingImage = "flag"
      post.options.placement =
        [.top, .topTrailing, .center, .bottomLeading].randomElement(using: &generator)
      post.options.transition = ["slide", "fade", "physics"].randomElement(using: &generator)
      if number == 4 { post.options.dim = .gray() }
    }
  }
}

/// A cell in which a part of a picture is seen: the part by the pixels of its left upper corner.
private struct SeenTile: Hashable {
  var number: UInt32
  var column: Int
  var row: Int
  var x: Int
  var y: Int

  func moved(by rows: Int) -> SeenTile {
    var copy = self
    copy.row += rows
    return copy
  }
}

extension CellBuffer {
  /// Where parts of pictures are to be seen.
  fileprivate var tiles: Set<SeenTile> {
    var tiles: Set<SeenTile> = []
    for row in 0..<rows {
      for column in 0..<columns {
        let tile = style(column: column, row: row).tile
        guard tile.picture > 0 else { continue }
        let whole = tables.pictures[Int(tile.picture) - 1]
        tiles.insert(
          SeenTile(
            number: whole.picture.number, column: column, row: row, x: Int(tile.column),
            y: Int(tile.row)))
      }
    }
    return tiles
  }
}

extension VirtualScreen {
  /// Where parts of pictures are seen, all of which are 8 × 8 pixels over 8 × 4 cells.
  fileprivate var seenTiles: Set<SeenTile> {
    var tiles: Set<SeenTile> = []
    for placement in placements {
      for row in 0..<placement.rows {
        for column in 0..<placement.columns {
          tiles.insert(
            SeenTile(
              number: placement.number, column: placement.column + column, row: placement.row + row,
              x: (placement.pixels?.column ?? 0) + column, y: (placement.pixels?.row ?? 0) / 2 + row
            ))
        }
      }
    }
    return tiles
  }
}
