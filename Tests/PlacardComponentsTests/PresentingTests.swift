import PlacardAccessibility
import PlacardComponents
import PlacardModels
import PlacardPosting
import PlacardTerminal
import PlacardTesting
import PlacardViews
import Testing

@Suite("Presenting components") struct PresentingTests {
  @Test("V9: a confirmation is answered by its keys, by Enter, and by a tap")
  func confirm() async throws {
    let harness = ComponentHarness()
    let question = Confirm(Message("Delete?", body: "It cannot be undone."), isDestructive: true)
    let asked = await harness.present(question)
    #expect(
      harness.screen == """
        ╭────────────────────────────╮
        │ ● Delete?                  │
        │   It cannot be undone.     │
        │     [y] Yes  ▸ [n] No      │
        ╰────────────────────────────╯
        """)
    #expect(harness.focus == "No")
    harness.press(Key(.enter))
    #expect(try await asked.answer == false)
    await harness.flush()
    #expect(harness.screen == "")

    let again = await harness.present(question)
    harness.press(Key(.character("y")))
    #expect(try await again.answer == true)
    await harness.flush()

    let tapped = await harness.present(question)
    harness.tap(14, 7)
    #expect(try await tapped.answer == true)
    await harness.manager.close()
  }

  @Test("V9: left by Escape, by the program, by a close or a cancelled task there is no answer")
  func withoutAnswer() async throws {
    let harness = ComponentHarness()
    let escaped = await harness.present(Confirm("Go?"))
    harness.press(Key(.escape))
    #expect(try await escaped.answer == nil)
    let dismissed = await harness.present(Confirm("Go?"))
    dismissed.dismiss()
    #expect(try await dismissed.answer == nil)
    let outside = await harness.present(Confirm("Go?"))
    harness.tap(0, 0)
    #expect(try await outside.answer == nil)
    let cancelled = await harness.present(Confirm("Go?"))
    let task = Task { try await cancelled.answer }
    task.cancel()
    #expect(try await task.value == nil)
    let closed = harness.manager.present(Confirm("Go?"))
    await harness.manager.close()
    #expect(try await closed.answer == nil)
  }

  @Test("V9: one that must be answered is not left by Escape, nor by a tap beside it")
  func firm() async throws {
    let harness = ComponentHarness()
    let asked = await harness.present(
      Confirm("Go?"), PresentationOptions(.center, isDismissible: false))
    harness.press(Key(.escape))
    harness.tap(0, 0)
    #expect(asked.handle?.isLive == true)
    harness.press(Key(.character("n")))
    #expect(try await asked.answer == false)
    await harness.manager.close()
  }

  @Test("V9: a choice is made by arrows, by a digit, and by a tap, and answers with a value")
  func choice() async throws {
    let harness = ComponentHarness()
    let choice = Choice(
      "Environment", [.init("Test", 1), .init("Staging", 2), .init("Production", 3)], initial: 1)
    let asked = await harness.present(choice, .topCard)
    #expect(
      harness.screen == """
        ╭────────────────────────────╮
        │ Environment                │
        │   1 Test                   │
        │ ▸ 2 Staging                │
        │   3 Production             │
        ╰────────────────────────────╯
        """)
    #expect(harness.focus == "Staging")
    harness.press(Key(.down), Key(.enter))
    #expect(try await asked.answer == 3)
    await harness.flush()
    let digit = await harness.present(choice)
    harness.press(Key(.character("1")))
    #expect(try await digit.answer == 1)
    await harness.flush()
    let tapped = await harness.present(choice, .topTab)
    harness.tap(12, 2)
    #expect(try await tapped.answer == 2)
    await harness.manager.close()
  }

  @Test("V9: a choice that is longer than the screen moves with the focus")
  func longChoice() async throws {
    let harness = ComponentHarness(rows: 10)
    let asked = await harness.present(Choice("Month", (1...12).map { "Month \($0)" }), .centered)
    harness.press(Key(.end))
    #expect(
      harness.screen == """
        ╭────────────────────────────╮
        │ Month                      │
        │ > Type to filter           │
        │ ↑                          │
        │   Month 10                 │
        │   Month 11                 │
        │ ▸ Month 12                 │
        ╰────────────────────────────╯
        """)
    harness.press(Key(.up), Key(.enter))
    #expect(try await asked.answer == "Month 11")
    await harness.manager.close()
  }

  @Test("V9: a field is written in, checked, and answers with its text")
  func textInput() async throws {
    let harness = ComponentHarness()
    let input = TextInput("Name of the branch", text: "mai") { text in
      text.contains(" ") ? "A name has no blanks." : nil
    }
    let asked = await harness.present(input, .bottomCard)
    harness.write("n y")
    harness.press(Key(.enter))
    #expect(
      harness.screen == """
        ╭────────────────────────────╮
        │ Name of the branch         │
        │ > main y                   │
        │ A name has no blanks.      │
        │   [ OK ]    [ Cancel ]     │
        ╰────────────────────────────╯
        """)
    harness.press(Key(.backspace), Key(.backspace))
    harness.paste("-2\nrm -rf")
    harness.press(Key(.tab), Key(.enter))
    #expect(try await asked.answer == "main-2")
    let cancelled = await harness.present(input)
    harness.press(Key(.down), Key(.down))
    #expect(harness.focus == "Cancel")
    harness.press(Key(.enter))
    #expect(try await cancelled.answer == nil)
    await harness.manager.close()
  }

  @Test("V9: a secret is neither drawn nor sent anywhere")
  func secret() async throws {
    let harness = ComponentHarness()
    let asked = await harness.present(TextInput("Password", isSecret: true), .topMessage)
    harness.write("sesam")
    #expect(harness.screen.contains("> •••••"))
    #expect(!harness.screen.contains("sesam"))
    #expect(harness.manager.current(lane: "components")?.message.body == nil)
    harness.press(Key(.enter))
    #expect(try await asked.answer == "sesam")
    await harness.manager.close()
  }

  private struct Account: Sendable, Equatable {
    var name: String
    var role: String
    var isAdmin: Bool
  }

  private let form = Form(
    "New account",
    [
      .text("name", "Name"), .choice("role", "Role", ["Reader", "Writer"]),
      .toggle("admin", "Administrator"),
    ]
  ) { values throws(FormProblem) in
    guard !values.text("name").isEmpty else { throw FormProblem("name", "A name is needed.") }
    return Account(
      name: values.text("name"), role: values.text("role"), isAdmin: values.flag("admin"))
  }

  @Test("V9: a form goes from field to field, says what is wrong, and answers with a type of yours")
  func wholeForm() async throws {
    let harness = ComponentHarness()
    let asked = await harness.present(form)
    harness.press(Key(.tab), Key(.right), Key(.tab), Key(.character(" ")), Key(.enter))
    #expect(harness.focus == "Name")
    #expect(
      harness.screen == """
        ╭────────────────────────────╮
        │ New account                │
        │ Name >                     │
        │   A name is needed.        │
        │ Role ← Writer →            │
        │ Administrator [x]          │
        │   [ OK ]    [ Cancel ]     │
        ╰────────────────────────────╯
        """)
    harness.write("Ada")
    harness.press(Key(.enter), Key(.enter), Key(.enter))
    #expect(try await asked.answer == Account(name: "Ada", role: "Writer", isAdmin: true))
    #expect(form.values.text("name") == "")
    await harness.manager.close()
  }

  /// Content of somebody's own that draws itself.
  private struct Meter: AccessibleMessage, MessageView {
    var message: Message { Message("Volume").action("up", "Up").action("down", "Down") }

    func body(in environment: ViewEnvironment) -> some Element {
      Row(gap: 1) {
        Text(line: message.title ?? "")
        ActionRow(message.actions)
      }
    }
  }

  @Test("V9: any view of yours is presented, answered by its actions")
  func ownView() async throws {
    let harness = ComponentHarness()
    let asked = await harness.present(ViewComponent(Meter()), .bottomMessage)
    #expect(
      harness.screen == """
        ────────────────────────────────────────────
        Volume ▸ [u] Up    [d] Down
        """)
    harness.press(Key(.character("d")))
    #expect(try await asked.answer == "down")
    await harness.manager.close()
  }

  @Test("V9, C6: one component above another takes the focus and gives it back")
  func nested() async throws {
    let harness = ComponentHarness()
    let lower = await harness.present(TextInput("Name"))
    harness.write("a")
    let upper = await harness.present(Confirm("Sure?"))
    #expect(harness.focus == "Yes")
    #expect(harness.occupied == 4..<9)
    harness.press(Key(.character("n")))
    #expect(try await upper.answer == false)
    await harness.flush()
    harness.write("b")
    harness.press(Key(.enter))
    #expect(try await lower.answer == "ab")
    await harness.manager.close()
  }

  @Test(
    "V9: the seven layouts stand where they should, in their three containments",
    arguments: PresentationOptions.layouts.map(\.name))
  func layouts(name: String) async throws {
    let presentation = try #require(PresentationOptions.layouts.first { $0.name == name })
      .presentation
    let harness = ComponentHarness()
    _ = await harness.present(Confirm("Go?"), presentation)
    let rows = harness.occupied
    switch name {
    case "topMessage": #expect(rows == 0..<5)
    case "bottomMessage": #expect(rows == 9..<14)
    case "topCard": #expect(rows == 1..<5)
    case "bottomCard": #expect(rows == 9..<13)
    case "topTab":
      #expect(rows == 0..<3)
      #expect(!harness.screen.contains("╭") && harness.screen.contains("╰"))
    case "bottomTab":
      #expect(rows == 11..<14)
      #expect(harness.screen.contains("╭") && !harness.screen.contains("╰"))
    default: #expect(rows == 5..<9)
    }
    #expect(presentation.dim == .gray())
    await harness.manager.close()
  }

  @Test("V9: where no answer is possible there is the default or a clear error, at once")
  func nonInteractive() async throws {
    let manager = PostManager(posters: [RecordingPoster([.records])], clock: ManualClock())
    #expect(!manager.isInteractive)
    await #expect(throws: ComponentError.nonInteractive("Name")) {
      try await manager.ask(TextInput("Name"))
    }
    #expect(
      ComponentError.nonInteractive("Name").description
        == "\"Name\" needs an answer, and nobody can be asked here; "
        + "run it in the foreground of a terminal that is standard input and standard error, "
        + "or give a default."
    )
    #expect(try await manager.ask(TextInput("Name"), nonInteractive: .answer("main")) == "main")
    await #expect(throws: ComponentError.nonInteractive("Go?")) { try await manager.confirm("Go?") }
    #expect(try await manager.confirm("Go?", nonInteractive: .answer(true)))
    let waiting = manager.present(Choice("Which?", ["a", "b"]), nonInteractive: .wait)
    manager.handle(.action(id: waiting.handle?.id ?? "", action: "2"))
    #expect(try await waiting.answer == "b")
    #expect(manager.history().count == 1)
    await manager.close()
  }

  @Test("V9: through a poster that only offers actions the answer is what the field holds")
  func actionsOnly() async throws {
    let poster = RecordingPoster([.records, .interactive])
    let manager = PostManager(posters: [poster], clock: ManualClock())
    let asked = manager.present(TextInput("Name", text: "main"))
    manager.handle(.action(id: asked.handle?.id ?? "", action: "ok"))
    #expect(try await asked.answer == "main")
    await manager.close()
  }
}
