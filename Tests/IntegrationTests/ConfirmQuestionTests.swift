import Placard
import PlacardInspection
import PlacardTerminal
import Testing

@Suite("Questions: yes or no") struct ConfirmQuestionTests {
  @Test("Enter gives the default answer: no where yes is destructive, unless another is named")
  func defaultAnswer() async throws {
    for (isDestructive, named, answer) in [
      (false, nil, true), (true, nil, false), (false, false, false), (true, true, true),
    ] as [(Bool, Bool?, Bool)] {
      let asked = QuestionHarness()
      async let answered = asked.messages.confirm(
        "Delete 3 files?", yes: "Delete", no: "Keep", isDestructive: isDestructive, default: named)
      try await asked.begin()
      let screen = try await asked.screen
      let actions = answer ? "▸ [d] Delete    [k] Keep" : "  [d] Delete  ▸ [k] Keep"
      #expect(screen.contains(actions))
      await asked.terminal.type("\r")
      try await asked.end()
      #expect(try await answered == answer)
      #expect(try await asked.screen == "? Delete 3 files?  \(answer ? "Delete" : "Keep")")
    }
  }

  @Test("The keys of both answers choose whatever has the focus")
  func keys() async throws {
    for (key, answer) in [("y", true), ("n", false)] {
      let asked = QuestionHarness()
      async let answered = asked.messages.confirm("Delete 3 files?", isDestructive: true)
      try await asked.begin()
      await asked.terminal.type(key)
      #expect(try await answered == answer)
      await asked.messages.close()
    }
  }

  @Test("A destructive question is an ordinary message: its style, its role and its id")
  func message() async throws {
    let asked = QuestionHarness()
    async let answered = asked.messages.confirm(
      Message("Delete 3 files?", id: "delete"), isDestructive: true)
    try await asked.begin()
    let post = asked.messages.current()
    #expect(post?.message.id == "delete")
    #expect(post?.message.actions.map(\.role) == [.destructive, .cancel])
    asked.messages.handle(.action(id: "delete", action: "yes"))
    #expect(try await answered)
    await asked.messages.close()
  }
}
