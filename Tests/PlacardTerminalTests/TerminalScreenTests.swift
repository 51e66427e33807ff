import PlacardAccessibility
import PlacardAnimators
import PlacardInspection
import PlacardLayout
import PlacardModels
import PlacardOutput
import PlacardPosting
import PlacardTesting
import PlacardViews
import Synchronization
import Testing

@_spi(Inspection) @testable import PlacardTerminal

@Suite("Alternate screen") struct TerminalScreenTests {
  private let port = RecordingPort(size: TerminalSize(columns: 40, rows: 6))
  private let clock = ManualClock()

  private func poster(above screen: TerminalScreen) -> TerminalPoster {
    TerminalPoster(above: screen, sink: MemorySink(), motion: .none)
  }

  private func makeScreen(
    _ capabilities: TerminalCapabilities = TerminalCapabilities(), modes: InputModes = [],
    content: TerminalScreen.Content? = nil,
    handle: @escaping @Sendable (InputEvent) -> Void = { _ in },
    resized: @escaping @Sendable (TerminalSize) -> Void = { _ in }
  ) -> TerminalScreen {
    TerminalScreen(
      port: port, capabilities: capabilities, modes: modes, timer: ClockTimer(clock),
      content: content, handle: handle, resized: resized)
  }

  @Test("Alone it comes with the first message and goes with the last, without a trace (T7, C3)")
  func onDemand() async throws {
    let screen = makeScreen()
    let poster = poster(above: screen)
    #expect(port.record.withLock { $0.batches.isEmpty })
    try await poster.show(.card(1, "Saved") { $0.options.attention = .success })
    await screen.flush()
    let seen = try port.screen()
    #expect(seen.isAlternate && !seen.isCursorVisible && !seen.isAutowrapping)
    #expect(seen.text.contains("│ ● Saved"))
    #expect(seen.bells == 1)
    clock.advance(by: .seconds(1))
    await poster.hide(.card(1, "Saved").ended(animated: false))
    await screen.flush()
    let left = try port.screen()
    #expect(!left.isAlternate && left.isCursorVisible && left.isAutowrapping)
    #expect(left.text.isEmpty && !left.isSynchronizing && left.style == .plain)
    #expect(port.record.withLock { $0.log } == ["attach", "detach"])
    #expect(port.record.withLock { $0.restoreSequence } == AlternateScreen.leaving)

    clock.advance(by: .seconds(1))
    try await poster.show(.card(2, "Again"))
    await screen.flush()
    #expect(try port.screen().text.contains("Again"))
    await poster.close()
    #expect(try !port.screen().isAlternate)
  }

  @Test(
    "MSV-M18: alone it comes with the first message, stays for the others, and goes with the last")
  func onDemandForSeveral() async throws {
    let screen = makeScreen()
    let poster = poster(above: screen)
    func log() async -> [String] {
      await screen.flush()
      clock.advance(by: .seconds(1))
      return port.record.withLock { $0.log }
    }
    #expect(await log() == [])
    for round in 1...2 {
      let before = Array(repeating: ["attach", "detach"], count: round - 1).flatMap(\.self)
      try await poster.show(.card(1, "First"))
      #expect(await log() == before + ["attach"])
      try await poster.show(.card(2, "Second"))
      await poster.hide(.card(1, "First").ended(animated: false))
      #expect(await log() == before + ["attach"])
      #expect(try port.screen().text.contains("Second"))
      await poster.hide(.card(2, "Second").ended(animated: false))
      #expect(await log() == before + ["attach", "detach"])
    }
    await poster.close()
  }

  @Test("An application that draws through it stays while messages come and go (T1)")
  func content() async throws {
    let number = Mutex(1)
    let screen = makeScreen { cells in
      for row in 0..<cells.rows {
        cells.write("row \(row), \(number.withLock { $0 })", column: 0, row: row)
      }
    }
    let poster = poster(above: screen)
    screen.enter()
    await screen.flush()
    let before = try port.screen()
    #expect(before.text.hasPrefix("row 0, 1\nrow 1, 1"))
    clock.advance(by: .seconds(1))
    try await poster.show(.card(1, "Saved"))
    clock.advance(by: .seconds(1))
    number.withLock { $0 = 2 }
    screen.redraw()
    await screen.flush()
    #expect(try port.screen().text.contains("● Saved"))
    #expect(try port.screen().text.hasSuffix("row 5, 2"))
    clock.advance(by: .seconds(1))
    number.withLock { $0 = 1 }
    screen.redraw()
    clock.advance(by: .seconds(1))
    await poster.close()
    #expect(try port.screen().cells == before.cells)
    #expect(try port.screen().isAlternate)
    number.withLock { $0 = 3 }
    screen.redraw()
    await screen.flush()
    #expect(try port.screen().text.hasPrefix("row 0, 3"))
    await screen.leave()
    #expect(try !port.screen().isAlternate)
  }

  @Test("After a stop it takes the screen once more and draws it whole (T7)")
  func resumed() async throws {
    let screen = makeScreen { cells in
      cells.write("application", column: 0, row: 0)
    }
    screen.enter()
    await screen.flush()
    port.record.withLock { record in
      record.batches.append(AlternateScreen.leaving)
      record.events = .restored
    }
    let restored = try port.screen()
    #expect(!restored.isAlternate)
    screen.redraw()
    while try port.screen().text != "application" { await Task.yield() }
    #expect(try port.screen().isAlternate)
    port.record.withLock { record in
      record.size = TerminalSize(columns: 20, rows: 3)
      record.events = .resized
    }
    await screen.leave()
    #expect(try !port.screen().isAlternate)
  }

  @Test("After a new size the content is drawn for it, and the application is notified (T5)")
  func resized() async throws {
    let sizes = Mutex<[TerminalSize]>([])
    let screen = makeScreen { cells in
      cells.write("\(cells.columns) by \(cells.rows)", column: 0, row: 0)
    } resized: { size in
      sizes.withLock { $0.append(size) }
    }
    screen.enter()
    await screen.flush()
    #expect(try port.screen().text == "40 by 6")
    let size = TerminalSize(columns: 20, rows: 3)
    port.record.withLock { record in
      record.size = size
      record.events = .resized
    }
    screen.redraw()
    while try port.screen().text != "20 by 3" { await Task.yield() }
    await screen.leave()
    #expect(sizes.withLock { $0 }.suffix(1) == [size])
  }

  @Test("Keys and reports go to the messages first, and what they leave to the application (T1)")
  func keys() async throws {
    port.record.withLock { $0.typed = [] }
    let (events, received) = AsyncStream.makeStream(of: InputEvent.self)
    let screen = makeScreen(handle: { received.yield($0) })
    let manager = PostManager(posters: [poster(above: screen)], clock: clock)
    screen.enter()
    await screen.flush()
    var left = events.makeAsyncIterator()
    port.type("a")
    #expect(await left.next() == .key(Key(.character("a"))))
    clock.advance(by: .seconds(1))
    let question = manager.post(
      Message("Write?").action("allow", "Allow"),
      PostOptions(style: "card", placement: .center, dim: .gray()))
    await manager.flush()
    await screen.flush()
    port.type("\r")
    #expect(await question.outcome == .action("allow"))
    await manager.close()
    await screen.leave()
    #expect(port.record.withLock { $0.log } == ["attach", "keys", "no keys", "detach"])
    received.finish()
    #expect(await left.next() == nil)
  }

  @Test("Two posters share a screen: the later one is above, and is asked first (T1)")
  func shared() async throws {
    let screen = makeScreen()
    let (lower, upper) = (poster(above: screen), poster(above: screen))
    try await lower.show(.card(1, "Lower") { $0.options.placement = .bottom })
    try await upper.show(.card(1, "Upper"))
    await screen.flush()
    let both = try port.screen().text
    #expect(both.contains("Upper") && both.contains("Lower"))
    await upper.close()
    #expect(try port.screen().isAlternate)
    #expect(try port.screen().text.contains("Lower"))
    #expect(try !port.screen().text.contains("Upper"))
    await lower.close()
    #expect(try !port.screen().isAlternate)
  }

  @Test(
    "While nobody looks a post is handed to the desktop, and taken back with it or by a look (T8)")
  func desktop() async throws {
    var capabilities = TerminalCapabilities()
    capabilities.notifications = .osc99
    capabilities.hasProgress = true
    port.record.withLock { $0.typed = [] }
    let screen = makeScreen(capabilities, modes: .focus)
    let poster = poster(above: screen)
    try await poster.show(.card(1, "Seen"))
    await screen.flush()
    port.type("\u{1B}[O")
    await screen.flush()
    clock.advance(by: .seconds(1))
    try await poster.show(.card(2, "Unseen") { $0.message.progress = .indeterminate })
    await screen.flush()
    #expect(port.sent("]99;"))
    #expect(port.sent("]9;4;3"))
    #expect(
      port.record.withLock { $0.restoreSequence } == ProgressState.none + AlternateScreen.leaving)
    await poster.hide(.card(2, "Unseen").ended(animated: false))
    try await poster.show(.card(3, "Unseen too"))
    await screen.flush()
    #expect(port.sent("i=\(Notification99.name(of: "2")):p=close"))
    #expect(port.sent("]9;4;0"))
    #expect(!port.sent("i=\(Notification99.name(of: "3")):p=close"))
    port.type("\u{1B}[I")
    await screen.flush()
    #expect(port.sent("i=\(Notification99.name(of: "3")):p=close"))
    #expect(port.record.withLock { $0.restoreSequence } == AlternateScreen.leaving)
    await poster.close()
    #expect(try port.screen().text.isEmpty)
  }

  @Test("What the terminal says of its background changes how messages are drawn (T4)")
  func background() async throws {
    port.record.withLock { $0.typed = [] }
    let screen = makeScreen { cells in
      cells.write("application", column: 0, row: 0)
    }
    let poster = poster(above: screen)
    screen.enter()
    await screen.flush()
    clock.advance(by: .seconds(1))
    try await poster.show(.card(1, "Saved", severity: .success))
    await screen.flush()
    let dark = try port.screen().cells
    clock.advance(by: .seconds(1))
    port.type("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\")
    await screen.flush()
    let light = try port.screen().cells
    #expect(light.text == dark.text && light != dark)
    clock.advance(by: .seconds(1))
    port.type("\u{1B}[?997;1n")
    await screen.flush()
    #expect(try port.screen().cells == dark)
    await poster.close()
  }

  @Test("Without a terminal nothing is drawn, and messages become plain lines (T1)")
  func plain() async throws {
    let screen = makeScreen(TerminalCapabilities(mode: .plain))
    let sink = MemorySink()
    let poster = TerminalPoster(above: screen, sink: sink)
    screen.enter()
    let recorder = try #require(poster.recorder)
    try recorder.record(.card(1, "Saved"))
    try recorder.commit()
    await poster.close()
    await screen.leave()
    #expect(sink.text == "● Saved\n")
    #expect(poster.capabilities == [])
    #expect(port.record.withLock { $0.batches.isEmpty })
  }

  @Test("A lost terminal ends it, and no call blocks forever (T7)")
  func gone() async throws {
    let screen = makeScreen()
    port.record.withLock { $0.isGone = true }
    screen.enter()
    await screen.flush()
    while screen.isInteractive { await Task.yield() }
    await screen.leave()
  }
}
