import PlacardAccessibility
import PlacardModels
import PlacardViews
import Testing

@Suite("Questions that are answered by lines") struct LinePromptTests {
  private let yesNo = LinePrompt(
    .one(default: 0),
    options: [
      LinePrompt.Option("Delete", key: "d", name: "yes"),
      LinePrompt.Option("Keep", key: "k", name: "no"),
    ])

  @Test("An option is named by key, number, label, name, or how one of these begins")
  func one() {
    for line in ["d", "D", "1", "delete", " Delete ", "DEL", "yes", "y", ""] {
      #expect(yesNo.read(line) == .answer(.option(0)), "\(line)")
    }
    for line in ["k", "2", "keep", "no", "n"] {
      #expect(yesNo.read(line) == .answer(.option(1)), "\(line)")
    }
    for line in ["0", "3", "-1", "x", "deleted", "99999999999999999999"] {
      #expect(
        yesNo.read(line) == .invalid("Type one of these, or its name: d/k."), "\(line)")
    }
  }

  @Test("Without a default an empty line is no answer; nor is the beginning of two labels")
  func ambiguous() {
    let prompt = LinePrompt(
      .one(default: nil),
      options: [LinePrompt.Option("main"), LinePrompt.Option("master"), LinePrompt.Option("m")])
    #expect(prompt.read("") == .invalid("Type one of these, or its name: 1/2/3."))
    #expect(prompt.read("ma") == prompt.read(""))
    #expect(prompt.read("mas") == .answer(.option(1)))
    #expect(prompt.read("m") == .answer(.option(2)))
  }

  @Test("Keys that differ in case only are distinguished")
  func keyCase() {
    let prompt = LinePrompt(
      .one(default: nil),
      options: [LinePrompt.Option("All", key: "a"), LinePrompt.Option("None", key: "A")])
    #expect(prompt.read("a") == .answer(.option(0)))
    #expect(prompt.read("A") == .answer(.option(1)))
  }

  @Test("Several are separated by commas, and given once and in order; 0 is none")
  func several() {
    let prompt = LinePrompt(
      .several(default: [2]),
      options: ["Ham", "Olives", "Rocket"].map { LinePrompt.Option($0) })
    #expect(prompt.read("3, 1,ham") == .answer(.options([0, 2])))
    #expect(prompt.read("") == .answer(.options([2])))
    #expect(prompt.read("0") == .answer(.options([])))
    for line in ["1,4", "1,x", "1 2", ","] {
      #expect(
        prompt.read(line) == .invalid("Type numbers or names, separated by commas: 1-3."))
    }
    #expect(prompt.hint == "1-3, 0 for none [3]")
  }

  @Test("A text is taken as it is; an empty line gives the default, but not the secret one")
  func text() {
    #expect(LinePrompt(.text(default: "main")).read(" x ") == .answer(.text(" x ")))
    #expect(LinePrompt(.text(default: "main")).read("  ") == .answer(.text("main")))
    #expect(LinePrompt(.secret(hasDefault: true)).read("") == .answer(.text("")))
    #expect(LinePrompt(.secret(hasDefault: true)).hint == "[****]")
    #expect(LinePrompt(.text(default: "")).hint == "")
  }

  @Test("The actions of a message have their keys; more than nine have numbers")
  func actions() {
    let few = Message("Go?").action("yes", "Yes").action("no", "No", key: "x")
    let prompt = LinePrompt(choosingFrom: few, focus: .action("no"))
    #expect(prompt.hint == "y/x [x]")
    var many = Message("Which?")
    many.actions = (1...12).map { Message.Action("id\($0)", "Option \($0)") }
    let numbers = LinePrompt(choosingFrom: many, focus: nil)
    #expect(numbers.hint == "1-12")
    #expect(numbers.read("12") == .answer(.option(11)))
    #expect(numbers.read("option 1") == .answer(.option(0)))
  }
}
