import PlacardAnimators
import PlacardInspection
import PlacardModels
import PlacardOutput
import PlacardPosting
import PlacardTesting
import PlacardViews
import Synchronization
import Testing

@testable import PlacardTerminal

@Suite("Cursor of the application") struct ScreenCursorTests {
  private let port = RecordingPort(size: TerminalSize(columns: 40, rows: 6))
  private let clock = ManualClock()

  private func poster(above screen: TerminalScreen) -> TerminalPoster {
    TerminalPoster(above: screen, sink: MemorySink(), motion: .none)
  }

  @Test("The application's cursor is seen unless a message covers it or has the focus (C6)")
  func cursor() async throws {
    let screen = TerminalScreen(
      port: port, capabilities: TerminalCapabilities(), timer: ClockTimer(clock)
    ) { cells in
      cells.write("name:", column: 0, row: 0)
    }
    screen.cursor = ScreenCursor(column: 6, row: 0)
    screen.enter()
    await screen.flush()
    func seen() async throws -> [Int]? {
      await screen.flush()
      let seen = try port.screen()
      return seen.isCursorVisible ? [seen.cursorColumn, seen.cursorRow] : nil
    }
    #expect(try await seen() == [6, 0])
    let poster = poster(above: screen)
    let beside = Post.card(1, "Saved") { $0.options.placement = .bottom }
    try await poster.show(beside)
    #expect(try await seen() == [6, 0])
    clock.advance(by: .seconds(1))
    screen.cursor = ScreenCursor(column: 16, row: 0)
    #expect(try await seen() == [16, 0])
    clock.advance(by: .seconds(1))
    let modal = Post.card(2, "Sure?") { post in
      post.options.placement = .bottom
      post.options.dim = .gray()
    }
    try await poster.show(modal)
    #expect(try await seen() == nil)
    clock.advance(by: .seconds(1))
    await poster.hide(modal.ended(animated: false))
    #expect(try await seen() == [16, 0])
    clock.advance(by: .seconds(1))
    try await poster.show(.card(3, "In the way"))
    #expect(try await seen() == nil)
    clock.advance(by: .seconds(1))
    await poster.close()
    #expect(try await seen() == [16, 0])
    screen.cursor = nil
    #expect(try await seen() == nil)
    await screen.leave()
    #expect(try port.screen().isCursorVisible)
  }

  @Test("An application with its own renderer is notified of its cursor's position (C6)")
  func cursorOfAHost() async throws {
    let host = RecordingHost()
    let poster = TerminalPoster(
      above: host, capabilities: TerminalCapabilities(), motion: .none, timer: ClockTimer(clock))
    host.change { $0?.cursor = ScreenCursor(column: 40, row: 2) }
    clock.advance(by: .seconds(1))
    try await poster.show(.card(1, "Saved"))
    clock.advance(by: .seconds(1))
    host.change { $0?.cursor = ScreenCursor(column: 20, row: 1) }
    clock.advance(by: .seconds(1))
    await poster.close()
    #expect(
      host.log == [
        "cursor 40, 2", "needed, bars keep", "no cursor", "cursor 20, 1", "done, bars keep",
        "flush",
      ])
  }

  @Test("The cursor is seen at its position after every frame, and hidden while one is drawn (C6)")
  func renderer() throws {
    let size = TerminalSize(columns: 12, rows: 3)
    var renderer = ScreenRenderer(size: size)
    var screen = VirtualScreen(size: size)
    try screen.write(AlternateScreen.entering)
    func paint(_ frame: CellBuffer, at cursor: ScreenCursor?) throws -> String {
      renderer.cursor = cursor
      var bytes: [UInt8] = []
      renderer.paint(frame, into: &bytes)
      try screen.write(bytes)
      return bytes.visible
    }
    _ = try paint(CellBuffer("name:"), at: nil)
    #expect(!screen.isCursorVisible)
    let cursor = ScreenCursor(column: 6, row: 1)
    #expect(try paint(CellBuffer("name:"), at: cursor) == "␛[2;7H␛[?25h")
    #expect(screen.isCursorVisible && screen.cursorColumn == 6 && screen.cursorRow == 1)
    #expect(try paint(CellBuffer("name:"), at: cursor) == "")
    let changed = try paint(CellBuffer("name: and more"), at: cursor)
    #expect(changed.hasPrefix("␛[?25l") && changed.hasSuffix("␛[?25h"))
    #expect(screen.cursorColumn == 6 && screen.cursorRow == 1)
    #expect(try paint(CellBuffer("name: and more"), at: ScreenCursor(column: 7, row: 1)) == "␛[C")
    #expect(
      try paint(CellBuffer("name: and more"), at: ScreenCursor(column: 12, row: 0)) == "␛[?25l")
    #expect(!screen.isCursorVisible)
    _ = try paint(CellBuffer("name: and more"), at: cursor)
    renderer.forget()
    _ = try paint(CellBuffer("name"), at: nil)
    #expect(!screen.isCursorVisible)
  }
}
