import Placard
import PlacardInspection
import Testing

@Suite("Questions: one of several") struct ChoiceQuestionTests {
  private let months = Choice(
    "Month",
    [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ])

  @Test("Typing narrows a long list, whatever the case, and Backspace widens it")
  func filter() async throws {
    let asked = QuestionHarness(rows: 20)
    async let answered = asked.messages.ask(months)
    try await asked.begin()
    #expect(try await asked.card.contains("│ > Type to filter"))
    #expect(try await asked.inverse.hasPrefix("T▸ January"))
    _ = try await asked.type("BER")
    #expect(
      try await asked.card == """
        ╭────────────────────────────╮
        │ Month                      │
        │ > BER                      │
        │ ▸ September                │
        │   October                  │
        │   November                 │
        │   December                 │
        ╰────────────────────────────╯
        """)
    #expect(try await asked.inverse.contains("September"))
    _ = try await asked.type("\u{7F}\u{7F}\u{7F}y")
    #expect(try await asked.inverse.contains("September") == false)
    _ = try await asked.type("\u{7F}ber\u{1B}[A")
    #expect(try await asked.inverse.contains("December"))
    _ = try await asked.type("\u{1B}[A")
    await asked.terminal.type("\r")
    #expect(try await answered == "November")
    try await asked.end()
    #expect(try await asked.screen == "? Month  November")
  }

  @Test("Without a match the list says so, and Enter answers nothing")
  func noMatch() async throws {
    let asked = QuestionHarness(rows: 20)
    async let answered = asked.messages.ask(months)
    try await asked.begin()
    _ = try await asked.type("xyz")
    let card = """
      ╭────────────────────────────╮
      │ Month                      │
      │ > xyz                      │
      │ No match                   │
      ╰────────────────────────────╯
      """
    #expect(try await asked.card == card)
    _ = try await asked.type("\r\u{1B}[B\t")
    #expect(try await asked.card == card)
    await asked.terminal.type("\u{7F}\u{7F}\u{7F}aug\r")
    #expect(try await answered == "August")
    await asked.messages.close()
  }

  @Test("Home, End, Tab and the arrows stay among the matches")
  func moves() async throws {
    for (keys, month) in [
      ("\u{1B}[F", "July"), ("\u{1B}[F\u{1B}[B", "January"), ("\t", "June"),
      ("\u{1B}[Z", "July"), ("\u{1B}[6~", "July"), ("\u{1B}[6~\u{1B}[5~", "January"),
      ("\u{1B}[C\u{1B}[D", "January"), ("\u{1B}[F\u{1B}[H", "January"),
    ] {
      let asked = QuestionHarness(rows: 20)
      async let answered = asked.messages.ask(months)
      try await asked.begin()
      await asked.terminal.type("j" + keys + "\r")
      #expect(try await answered == month)
      await asked.messages.close()
    }
  }

  @Test("Digits and spaces are typed where typing filters; a paste only filters")
  func characters() async throws {
    let asked = QuestionHarness(rows: 20)
    async let answered = asked.messages.ask(
      Choice("Version", ["Swift 5", "Swift 6", "5 nightly"], filters: true))
    try await asked.begin()
    #expect(try await asked.type("t 6").contains("Swift 6"))
    #expect(try await asked.screen.contains("nightly") == false)
    await asked.terminal.type("\u{15}\u{1B}[200~Nightly\r\n\u{1B}[201~")
    #expect(try await asked.type("").contains("> Nightly"))
    await asked.terminal.type("\r")
    #expect(try await answered == "5 nightly")
    await asked.messages.close()
  }

  @Test("Where typing does not filter, digits choose and letters do nothing")
  func digits() async throws {
    let asked = QuestionHarness(rows: 20)
    var choice = months
    choice.filters = false
    async let answered = asked.messages.ask(choice)
    try await asked.begin()
    let card = try await asked.card
    #expect(card.contains("│   9 September") && card.contains("│     October"))
    #expect(try await asked.type("ocnd").contains("9 September"))
    await asked.terminal.type("3")
    #expect(try await answered == "March")
    await asked.messages.close()
  }

  @Test("In few rows the focused option stays visible, in every layout")
  func scarce() async throws {
    for (layout, rows) in [
      (PresentationOptions.topMessage, 4), (.topMessage, 7), (.centered, 3), (.centered, 6),
      (.bottomTab, 3),
    ] {
      let asked = QuestionHarness(rows: rows)
      async let answered = asked.messages.ask(months, layout)
      try await asked.begin()
      for month in months.options.map(\.label) {
        #expect(
          try await asked.inverse.contains(month), "\(month) in \(rows) rows of \(layout)")
        _ = try await asked.type("\u{1B}[B")
      }
      await asked.terminal.type("\r")
      _ = try await answered
      await asked.messages.close()
    }
  }
}
