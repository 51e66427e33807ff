import Placard

extension AsynchronousPrograms {
  /// Questions, which a pipe cannot answer.
  static let questions: [String: Program] = [
    "confirm": { _ in
      let messages = PostManager(posters: [.terminal()])
      do {
        print("answer", try await messages.confirm("Delete 3 files?"))
      } catch {
        print("nobody could be asked")
      }
      await messages.finish()
    },
    "ask": { arguments in
      let messages = PostManager(posters: [.terminal()])
      for kind in arguments {
        print("answer", try await answer(kind, messages) ?? "none")
      }
      await messages.finish()
    },
    "ask-several": { _ in
      let messages = PostManager(posters: [.terminal()])
      let first = messages.post(Message("First?").action("a", "Aye"))
      try? await Task.sleep(for: .milliseconds(300))
      let second = messages.post(Message("Second?").action("b", "Bee"))
      let third = messages.post(Message("Third?", urgency: .critical).action("c", "Cee"))
      messages.post("Saved")
      let answers = [await first.outcome, await third.outcome]
      try? await Task.sleep(for: .milliseconds(500))
      messages.handle(.action(id: second.id, action: "b"))
      await messages.finish()
      print("answers", answers)
    },
  ]

  /// Asks one question of a kind, and says the answer in words.
  private static func answer(_ kind: String, _ messages: PostManager) async throws -> String? {
    switch kind {
    case "confirm": return "\(try await messages.confirm("Delete?", isDestructive: true))"
    case "choice": return try await messages.ask(Choice("Which?", ["one", "two", "three"]))
    case "several":
      return try await messages.ask(
        MultipleChoice("Toppings", ["Ham", "Olives", "Rocket"], minimum: 1))?.description
    case "text": return try await messages.ask(TextInput("Branch", default: "main"))
    case "secret": return try await messages.ask(TextInput("Password", isSecret: true))
    default:
      let form = Form(
        "Account", [.text("name", "Name"), .choice("role", "Role", ["reader", "writer"])])
      let values = try await messages.ask(form)
      return values.map { "\($0.text("name")) \($0.text("role"))" }
    }
  }
}
