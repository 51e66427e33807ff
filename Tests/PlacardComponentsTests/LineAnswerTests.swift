import PlacardComponents
import PlacardModels
import PlacardViews
import Testing

@Suite("Components that are answered by lines") struct LineAnswerTests {
  /// Types lines until there is an answer; nil if there is none after the last.
  private func answer<Content: Component>(
    _ component: Content, _ lines: String...
  ) -> (answer: Content.Answer?, said: [String]) {
    var component = component
    var said: [String] = []
    for line in lines {
      guard let prompt = component.linePrompt else { return (nil, said + ["no prompt"]) }
      guard case .answer(let answer) = prompt.read(line) else { return (nil, said + ["invalid"]) }
      switch component.take(answer) {
      case .next: said.append("next")
      case .refused(let sentence): said.append(sentence)
      case .answered(let answer, "ok"): return (answer, said)
      case .answered: return (nil, said + ["another action"])
      }
    }
    return (nil, said)
  }

  @Test("A text is checked; an empty line gives the default")
  func text() {
    let input = TextInput("Branch", default: "main") { $0.count > 4 ? "Too long." : nil }
    #expect(answer(input, "").answer == "main")
    #expect(answer(input, "trunks", "next") == ("next", ["Too long."]))
    #expect(input.linePrompt == LinePrompt(.text(default: "main")))
    let secret = TextInput("Password", default: "pass", isSecret: true)
    #expect(secret.linePrompt == LinePrompt(.secret(hasDefault: true)))
    #expect(answer(secret, "").answer == "pass")
  }

  @Test("Several options respect their number")
  func several() {
    let list = MultipleChoice("Toppings", ["Ham", "Olives", "Rocket"], minimum: 1, maximum: 2)
    let (chosen, said) = answer(list, "0", "1,2,3", "rocket,ham")
    #expect(chosen == ["Ham", "Rocket"])
    #expect(said == ["Choose at least 1.", "Choose at most 2."])
  }

  @Test("A form asks for one field after the other, and again for the one with a problem")
  func form() {
    let form = Form(
      "Account",
      [
        .text("name", "Name"), .choice("role", "Role", ["reader", "writer"], initial: 1),
        .toggle("admin", "Administrator"), .text("pin", "PIN", "12", isSecret: true),
      ]
    ) { values throws(FormProblem) in
      guard !values.text("name").isEmpty else { throw FormProblem("name", "A name is needed.") }
      return [
        values.text("name"), values.text("role"), "\(values.flag("admin"))", values.text("pin"),
      ].joined(separator: " ")
    }
    let (account, said) = answer(form, "", "", "y", "", "Ada", "reader", "", "34")
    #expect(account == "Ada reader true 34")
    #expect(
      said == ["next", "next", "next", "A name is needed.", "next", "next", "next"])
    #expect(form.linePrompt == LinePrompt(.text(default: ""), label: "Name"))
  }

  @Test("What has actions alone is asked for them")
  func actions() {
    #expect(Confirm("Go?").linePrompt == nil)
    #expect(Choice("Which?", ["one", "two"]).linePrompt == nil)
  }
}
