import Placard
import PlacardInspection
import Testing

@Suite("Questions: a text") struct TextQuestionTests {
  @Test("An empty text gives the default, which is shown until something is typed")
  func defaultText() async throws {
    let asked = QuestionHarness()
    async let answered = asked.messages.ask(
      TextInput("Name of the branch", default: "main", placeholder: "feature"))
    try await asked.begin()
    #expect(
      try await asked.card == """
        ╭────────────────────────────╮
        │ Name of the branch         │
        │ > main                     │
        │   [ OK ]    [ Cancel ]     │
        ╰────────────────────────────╯
        """)
    #expect(try await asked.inverse == ">m")
    #expect(try await asked.type("x").contains("> x  "))
    #expect(try await asked.type("\u{7F}").contains("> main"))
    await asked.terminal.type("\r")
    #expect(try await answered == "main")
    try await asked.end()
    #expect(try await asked.screen == "? Name of the branch  main")
  }

  @Test("The default is checked like any other text")
  func invalidDefault() async throws {
    let asked = QuestionHarness()
    async let answered = asked.messages.ask(
      TextInput("Port", default: "http") { Int($0) == nil ? "A port is a number." : nil })
    try await asked.begin()
    #expect(try await asked.type("\r").contains("A port is a number."))
    await asked.terminal.type("80\r")
    #expect(try await answered == "80")
    await asked.messages.close()
  }

  @Test("The placeholder is shown in the focused field, under the cursor, and is no answer")
  func placeholder() async throws {
    let asked = QuestionHarness()
    async let answered = asked.messages.ask(TextInput("Name", placeholder: "Ada Lovelace"))
    try await asked.begin()
    #expect(try await asked.screen.contains("> Ada Lovelace"))
    #expect(try await asked.inverse == ">A")
    await asked.terminal.type("\r")
    #expect(try await answered == "")
    await asked.messages.close()
  }

  @Test("A secret default is neither shown nor kept")
  func secretDefault() async throws {
    let asked = QuestionHarness()
    async let answered = asked.messages.ask(
      TextInput("Password", default: "sesame", isSecret: true))
    try await asked.begin()
    let screen = try await asked.screen
    #expect(screen.contains("> ••••") && !screen.contains("sesame"))
    await asked.terminal.type("\r")
    #expect(try await answered == "sesame")
    try await asked.end()
    #expect(try await asked.screen == "? Password  ••••")
  }

  @Test("The line that stays of a form sums up its values, without secrets")
  func form() async throws {
    let asked = QuestionHarness()
    let form = Form(
      "New account",
      [
        .text("name", "Name"), .text("mail", "Mail"), .text("word", "Password", isSecret: true),
        .choice("role", "Role", ["reader", "writer"]), .toggle("admin", "administrator"),
        .toggle("guest", "guest"),
      ])
    async let answered = asked.messages.ask(form)
    try await asked.begin()
    await asked.terminal.type("Ada\t\tsesame\t\u{1B}[C\t \t\r")
    let values = try await answered
    #expect(values?.text("word") == "sesame")
    try await asked.end()
    #expect(try await asked.screen == "? New account  Ada, writer, administrator")
  }

  @Test("A form without values leaves the label of its action")
  func emptyForm() async throws {
    let asked = QuestionHarness()
    async let answered = asked.messages.ask(Form("Notes", [.text("note", "Note")]))
    try await asked.begin()
    await asked.terminal.type("\r")
    #expect(try await answered != nil)
    try await asked.end()
    #expect(try await asked.screen == "? Notes  OK")
  }

  @Test("A paste into a field of a form removes what was said to be wrong with it")
  func pasteAfterProblem() async throws {
    let asked = QuestionHarness()
    let form = Form("New account", [.text("name", "Name")]) { values throws(FormProblem) in
      guard !values.text("name").isEmpty else { throw FormProblem("name", "A name is needed.") }
      return values.text("name")
    }
    async let answered = asked.messages.ask(form)
    try await asked.begin()
    #expect(try await asked.type("\r").contains("A name is needed."))
    let screen = try await asked.type("\u{1B}[200~Ada\u{1B}[201~")
    #expect(screen.contains("> Ada") && !screen.contains("A name is needed."))
    await asked.terminal.type("\r")
    #expect(try await answered == "Ada")
    await asked.messages.close()
  }

  @Test("Letters do not reach the buttons of a text or a form, past the check of the text")
  func letters() async throws {
    let asked = QuestionHarness()
    async let answered = asked.messages.ask(
      TextInput("Port") { Int($0) == nil ? "A port is a number." : nil })
    try await asked.begin()
    await asked.terminal.type("\toc\u{1B}[Z80\r")
    #expect(try await answered == "80")
    await asked.messages.close()
    let other = QuestionHarness()
    async let values = other.messages.ask(Form("New", [.toggle("on", "On")]))
    try await other.begin()
    await other.terminal.type("oc \toc\r")
    #expect(try await values?.flag("on") == true)
    await other.messages.close()
  }
}
