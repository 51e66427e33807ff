import Placard
import PlacardInspection
import PlacardTerminal
import Testing

@Suite("Questions in the region below the output") struct QuestionTests {
  private let clock = ManualClock()

  private func program(rows: Int = 14) -> (VirtualTerminal, PostManager) {
    let terminal = VirtualTerminal(size: TerminalSize(columns: 50, rows: rows), clock: clock)
    return (terminal, PostManager(posters: [.terminal(on: terminal, motion: .none)], clock: clock))
  }

  /// Waits until a question takes keys.
  private func asked(on terminal: VirtualTerminal) async throws {
    while !terminal.isReadingKeys {
      clock.advance(by: .milliseconds(20))
      _ = try await terminal.screen()
    }
  }

  @Test("T10: confirm is answered by a key, by Enter and by Escape, and leaves one line")
  func confirm() async throws {
    for (key, answer, line) in [
      ("y", true, "Yes"), ("n", false, "No"), ("\r", true, "Yes"), ("\u{1B}", false, "–"),
    ] {
      let (terminal, messages) = program()
      async let answered = messages.confirm("Delete 3 files?")
      try await asked(on: terminal)
      #expect(try await terminal.screen().text.contains("▸ [y] Yes    [n] No"))
      await terminal.type(key)
      while terminal.isReadingKeys {
        clock.advance(by: .milliseconds(60))
        _ = try await terminal.screen()
      }
      #expect(try await answered == answer)
      await messages.close()
      #expect(try await terminal.screen().text == "? Delete 3 files?  \(line)")
    }
  }

  @Test("T10: a text is typed, edited, pasted and submitted; a secret never stays")
  func text() async throws {
    for (isSecret, line) in [(false, "mein"), (true, "••••")] {
      let (terminal, messages) = program()
      async let answered = messages.ask(TextInput("Name of the branch", isSecret: isSecret))
      try await asked(on: terminal)
      await terminal.type("main\u{7F}\u{7F}\u{7F}")
      await terminal.type("\u{1B}[200~ein\u{1B}[201~")
      #expect(try await terminal.screen().text.contains("> \(line)"))
      await terminal.type("\r")
      #expect(try await answered == "mein")
      await messages.close()
      #expect(try await terminal.screen().text == "? Name of the branch  \(line)")
    }
  }

  @Test("An answer that the program or another poster gives leaves the same line")
  func answeredElsewhere() async throws {
    let (terminal, messages) = program()
    let question = messages.post(Message("Keep?").action("k", "Keep it").action("d", "Drop"))
    try await asked(on: terminal)
    messages.handle(.action(id: question.id, action: "d"))
    #expect(await question.outcome == .action("d"))
    let list = messages.present(Choice("Which?", ["one", "two", "three"]))
    await messages.flush()
    while try await !terminal.screen().text.contains("two") {
      clock.advance(by: .milliseconds(20))
    }
    messages.handle(.action(id: try #require(list.handle).id, action: "2"))
    #expect(try await list.answer == "two")
    await messages.close()
    #expect(try await terminal.screen().text == "? Keep?  Drop\n? Which?  two")
  }

  @Test("T10: an option is chosen by arrows or its number")
  func choice() async throws {
    for (keys, chosen) in [("\u{1B}[B\r", "two"), ("3", "three")] {
      let (terminal, messages) = program()
      async let answered = messages.ask(Choice("Which?", ["one", "two", "three"]))
      try await asked(on: terminal)
      await terminal.type(keys)
      #expect(try await answered == chosen)
      await messages.close()
      #expect(try await terminal.screen().text == "? Which?  \(chosen)")
    }
  }

  @Test("T10: two questions at once are asked one after the other")
  func two() async throws {
    let (terminal, messages) = program()
    let first = messages.post(Message("First?").action("a", "Aye").action("n", "Nay"))
    let second = messages.post(Message("Second?").action("a", "Aye").action("n", "Nay"))
    await messages.flush()
    try await asked(on: terminal)
    await terminal.type("a")
    #expect(await first.outcome == .action("a"))
    await messages.flush()
    clock.advance(by: .seconds(1))
    _ = try await terminal.screen()
    #expect(second.isLive)
    await terminal.type("n")
    #expect(await second.outcome == .action("n"))
    await messages.close()
    #expect(try await terminal.screen().text == "? First?  Aye\n? Second?  Nay")
  }

  @Test("T10: what was typed before the question is shown does not answer it")
  func typedAhead() async throws {
    let (terminal, messages) = program()
    messages.post("Saved")
    await messages.flush()
    await terminal.type("yyyy")
    async let answered = messages.confirm("Really?")
    try await asked(on: terminal)
    await terminal.type("n")
    #expect(try await !answered)
    await messages.close()
  }

  @Test("T10: finish waits for the question")
  func finish() async throws {
    let (terminal, messages) = program()
    let question = messages.post(Message("Keep?").action("k", "Keep"))
    async let finished: Void = messages.finish()
    try await asked(on: terminal)
    await terminal.type("k")
    #expect(await question.outcome == .action("k"))
    await finished
    #expect(try await terminal.screen().text == "? Keep?  Keep")
  }
}
