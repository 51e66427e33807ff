import Placard
import PlacardInspection
import Testing

@Suite("Questions: several of several") struct MultipleChoiceQuestionTests {
  private let toppings = MultipleChoice(
    "Toppings", [.init("Ham", 1), .init("Olives", 2), .init("Onions", 3)], chosen: [2, 7],
    minimum: 1, maximum: 2)

  @Test("Space chooses and takes back; the answer is in the order of the list")
  func choose() async throws {
    let asked = QuestionHarness()
    async let answered = asked.messages.ask(toppings)
    try await asked.begin()
    #expect(
      try await asked.card == """
        ╭────────────────────────────╮
        │ Toppings                   │
        │ ▸ [ ] Ham                  │
        │   [ ] Olives               │
        │   [x] Onions               │
        │   [ OK ]    [ Cancel ]     │
        ╰────────────────────────────╯
        """)
    #expect(try await asked.inverse.hasPrefix("▸ [ ] Ham"))
    await asked.terminal.type("\u{1B}[B \u{1B}[B \u{1B}[A\u{1B}[A \r")
    #expect(try await answered == [1, 2])
    try await asked.end()
    #expect(try await asked.screen == "? Toppings  Ham, Olives")
  }

  @Test("Too many and too few are refused with a sentence")
  func limits() async throws {
    let asked = QuestionHarness()
    async let answered = asked.messages.ask(toppings)
    try await asked.begin()
    let full = try await asked.type(" \u{1B}[B ")
    #expect(full.contains("Choose at most 2.") && full.contains("[ ] Olives"))
    #expect(try await asked.type("a").contains("Choose at most 2."))
    let none = try await asked.type("\u{1B}[A \u{1B}[F \r")
    #expect(none.contains("Choose at least 1.") && !none.contains("[x]"))
    #expect(try await asked.type("\t\r").contains("Choose at least 1."))
    await asked.terminal.type("\t\t \r")
    #expect(try await answered == [1])
    await asked.messages.close()
  }

  @Test("a chooses all and takes all back; letters do not reach the buttons")
  func all() async throws {
    for (keys, answer, line) in [
      ("a\r", ["x", "y"], "x, y"), ("aa\r", [], "none"), ("ocx \r", ["x"], "x"),
      ("\u{1B}[A\u{1B}[A\u{1B}[A \r", ["y"], "y"),
      ("\u{1B}[Z\u{1B}[Z\u{1B}[Z \t\t\u{1B}[D\r", ["y"], "y"),
    ] {
      let asked = QuestionHarness()
      async let answered = asked.messages.ask(MultipleChoice("Which?", ["x", "y"]))
      try await asked.begin()
      await asked.terminal.type(keys)
      #expect(try await answered == answer, "\(keys.debugDescription)")
      try await asked.end()
      #expect(try await asked.screen == "? Which?  \(line)")
    }
  }

  @Test("What the filter hides stays chosen")
  func filter() async throws {
    let asked = QuestionHarness(rows: 12)
    let names = (1...12).map { "Part \($0)" }
    async let answered = asked.messages.ask(MultipleChoice("Parts", names, chosen: [0]))
    try await asked.begin()
    _ = try await asked.type("12 ")
    #expect(
      try await asked.card == """
        ╭────────────────────────────╮
        │ Parts                      │
        │ > 12                       │
        │ ▸ [x] Part 12              │
        │   [ OK ]    [ Cancel ]     │
        ╰────────────────────────────╯
        """)
    _ = try await asked.type("z ")
    #expect(try await asked.card.contains("No match"))
    await asked.terminal.type("\u{7F}\u{7F}\u{7F}\u{1B}[H\u{1B}[B \r")
    #expect(try await answered == ["Part 1", "Part 2", "Part 12"])
    await asked.messages.close()
  }

  @Test("Cancel and Escape answer nothing")
  func withoutAnswer() async throws {
    for keys in ["\u{1B}[A\r", "\t\t\r", "\u{1B}"] {
      let asked = QuestionHarness()
      async let answered = asked.messages.ask(toppings)
      try await asked.begin()
      await asked.terminal.type(keys)
      try await asked.end()
      #expect(try await answered == nil)
    }
  }

  @Test("In few rows what has the focus stays visible: each option, and both buttons")
  func scarce() async throws {
    let names = (1...12).map { "Part \($0)." }
    for rows in [3, 4, 6, 9] {
      for layout in [PresentationOptions.centered, .bottomMessage] {
        let asked = QuestionHarness(rows: rows)
        async let answered = asked.messages.ask(
          MultipleChoice("Parts", names, minimum: 1), layout)
        try await asked.begin()
        for label in names + ["[ OK ]", "[ Cancel ]"] {
          #expect(try await asked.inverse.contains(label), "\(label) in \(rows) rows")
          _ = try await asked.type("\u{1B}[B")
        }
        await asked.terminal.type(" \r")
        #expect(try await answered == ["Part 1."])
        await asked.messages.close()
      }
    }
  }
}
