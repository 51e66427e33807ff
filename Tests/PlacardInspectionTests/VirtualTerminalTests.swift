import PlacardAnimators
import PlacardInspection
import PlacardModels
import PlacardPosting
import PlacardTerminal
import PlacardViews
import Testing

@Suite("Virtual terminal") struct VirtualTerminalTests {
  private let clock = ManualClock()

  /// A terminal of 30 columns, and a manager that posts to it.
  private func program(
    rows: Int = 8, motion: MotionLevel = .full,
    _ change: (inout [String: String]) -> Void = { _ in }
  ) -> (VirtualTerminal, PostManager) {
    var variables = VirtualTerminal.variables
    change(&variables)
    let terminal = VirtualTerminal(
      size: TerminalSize(columns: 30, rows: rows), clock: clock, environment: variables)
    let messages = PostManager(posters: [.terminal(on: terminal, motion: motion)], clock: clock)
    return (terminal, messages)
  }

  @Test("A program's cards are on the screen, and what is left of them at the end is in its lines")
  func wholeProgram() async throws {
    let (terminal, messages) = program()
    let saved = messages.post(
      Message("Saved", severity: .success), PostOptions(style: "card", duration: .seconds(2)))
    messages.post(Message("Broken", severity: .error), PostOptions(style: "card"))
    await messages.flush()
    clock.advance(by: .seconds(1))
    #expect(
      try await terminal.screen().text == """
        ╭──────────────────────╮
        │ ✓ Saved              │
        ╰──────────────────────╯
        ╭──────────────────────╮
        │ ✗ Broken             │
        ╰──────────────────────╯
        """)
    clock.advance(by: .seconds(2))
    #expect(await saved.outcome == .closed(.expired))
    await messages.flush()
    clock.advance(by: .seconds(1))
    await messages.close()
    let screen = try await terminal.screen()
    #expect(
      screen.lines.joined(separator: "\n") == """
        ╭──────────────────────╮
        │ ✗ Broken             │
        ╰──────────────────────╯
        """)
    #expect(screen.isCursorVisible && !screen.isSynchronizing)
  }

  @Test("What is posted at one instant is on one screen, and looking again changes nothing")
  func oneInstant() async throws {
    let (terminal, messages) = program(motion: .none)
    for title in ["One", "Two", "Three"] {
      messages.post(Message(title, severity: .success), PostOptions(style: "message"))
      await messages.flush()
      let screen = try await terminal.screen()
      #expect(screen.text.hasSuffix("▌ ✓ \(title)"))
      #expect(try await terminal.screen().cells == screen.cells)
    }
  }

  @Test("An entrance is seen at the time of the clock")
  func entrance() async throws {
    let (terminal, messages) = program()
    messages.post(Message("Saved"), PostOptions(style: "card"))
    await messages.flush()
    #expect(try await terminal.screen().text.isEmpty)
    clock.advance(by: .milliseconds(100))
    let early = try await terminal.screen().text.split(separator: "\n").count
    #expect(early < 3)
    clock.advance(by: .milliseconds(900))
    #expect(try await terminal.screen().text.split(separator: "\n").count == 3)
    await messages.close()
  }

  @Test("Colours are those that the variables allow")
  func colors() async throws {
    for hasColor in [true, false] {
      let (terminal, messages) = program(motion: .none) {
        if !hasColor { $0["NO_COLOR"] = "1" }
      }
      messages.post(Message("Broken", severity: .error))
      await messages.flush()
      let cells = try await terminal.screen().cells
      #expect((cells.style(column: 0, row: 0).foreground == .standard) == !hasColor)
      await messages.close()
    }
  }

  @Test(
    "Where the variables ask for plain lines, these are on the screen", arguments: ["CI", "TERM"])
  func plain(variable: String) async throws {
    let (terminal, messages) = program { $0[variable] = variable == "CI" ? "1" : "dumb" }
    messages.post(Message("Saved", body: "3 files", severity: .success))
    await messages.close()
    let screen = try await terminal.screen()
    #expect(screen.text.hasPrefix("✓ Saved"))
    #expect(screen.cells.style(column: 0, row: 0) == .plain)
  }

  @Test("A resized terminal shows its posts anew")
  func resizing() async throws {
    let (terminal, messages) = program(motion: .none)
    messages.post(
      Message("Saved", body: "in a folder with a long name"), PostOptions(style: "card"))
    await messages.flush()
    #expect(try await terminal.screen().text.split(separator: "\n").count == 5)
    clock.advance(by: .seconds(1))
    terminal.resize(to: TerminalSize(columns: 60, rows: 8))
    let wide = try await terminal.screen()
    #expect(wide.size.columns == 60)
    #expect(wide.text.split(separator: "\n").count == 4)
    await messages.close()
  }
}
