import PlacardModels
import PlacardPosting
import PlacardViews
import Testing

@testable import PlacardTerminal

@Suite("Questions of a plain terminal") struct LineDialogTests {
  private var dialog = LineDialog(.unicode)

  private func question(
    _ number: Int, _ title: String = "Go?", _ adapt: (inout Post) -> Void = { _ in }
  ) -> Post {
    Post.card(number, title) {
      $0.message = $0.message.action("yes", "Yes").action("no", "No")
      adapt(&$0)
    }
  }

  /// What the terminal shows when the next question is asked.
  private mutating func ask() -> String? {
    guard dialog.begin() else { return nil }
    return String(decoding: dialog.ask(), as: UTF8.self)
  }

  private mutating func take(_ line: String?) -> (PosterSignal?, String) {
    let (signal, bytes) = dialog.take(line)
    return (signal, String(decoding: bytes, as: UTF8.self))
  }

  @Test("A question shows its text unless that was just printed, its options and what can be typed")
  mutating func asks() {
    #expect(ask() == nil)
    #expect(dialog.follow(question(1)).message.actions.isEmpty)
    #expect(ask() == "● Go?\n  [y] Yes\n  [n] No\n? y/n [y]: ")
    dialog.note(linesOf: question(1))
    #expect(take("x").0 == nil)
    #expect(ask() == "? y/n [y]: ")
    #expect(take("n") == (.action(number: 1, id: "no"), ""))
    #expect(ask() == nil)
  }

  @Test("An invalid line is answered by one sentence")
  mutating func invalid() {
    _ = dialog.follow(question(1))
    _ = ask()
    #expect(take("maybe") == (nil, "  Type one of these, or its name: y/n.\n"))
    #expect(dialog.asks)
  }

  @Test("The most urgent is asked first, then the oldest; one that is asked is not left")
  mutating func order() {
    for post in [question(1), question(2), question(3) { $0.message.urgency = .critical }] {
      _ = dialog.follow(post)
    }
    var asked: [PosterSignal?] = []
    for index in 0..<3 {
      _ = ask()
      if index == 0 { _ = dialog.follow(question(4) { $0.message.urgency = .critical }) }
      asked.append(take("").0)
    }
    #expect(asked == [3, 4, 1].map { .action(number: $0, id: "yes") })
  }

  @Test("Lines that come meanwhile end the prompt's line, and the prompt follows them")
  mutating func interruption() {
    _ = dialog.follow(question(1))
    _ = ask()
    #expect(dialog.frame(Array("Saved\n".utf8)) == Array("\nSaved\n? y/n [y]: ".utf8))
    #expect(dialog.frame([]) == [])
    _ = take("y")
    #expect(dialog.frame(Array("Saved\n".utf8)) == Array("Saved\n".utf8))
  }

  @Test("An answer given elsewhere ends the prompt's line, and is said")
  mutating func elsewhere() {
    _ = dialog.follow(question(1))
    _ = ask()
    let ended = question(1) {
      ($0.state, $0.reason, $0.chosenAction) = (.gone, .action, "no")
    }
    #expect(dialog.answer(to: ended) == "? Go?  No")
    _ = dialog.follow(ended)
    #expect(dialog.frame(Array("? Go?  No\n".utf8)) == Array("\n? Go?  No\n".utf8))
    #expect(!dialog.isAsking(dialog.turn))
    #expect(ask() == nil)
  }

  @Test("The end of the input dismisses; twice in a row it is over")
  mutating func end() {
    _ = dialog.follow(question(1))
    _ = ask()
    #expect(take(nil) == (.dismissed(number: 1), "\n"))
    _ = dialog.follow(question(2) { $0.options.dismissible = false })
    _ = ask()
    #expect(take(nil) == (nil, "\n  This question needs an answer.\n"))
    _ = ask()
    #expect(take(nil) == (.ended(number: 2, reason: .orphaned), "\n"))
    #expect(dialog.isOver)
  }

  @Test("An action that keeps its post open asks again; a modal post without actions wants Enter")
  mutating func staying() {
    _ = dialog.follow(question(1) { $0.message.actions[0].keepsOpen = true })
    _ = ask()
    #expect(take("y").0 == .action(number: 1, id: "yes"))
    #expect(ask() != nil)
    #expect(take("n").0 == .action(number: 1, id: "no"))
    _ = dialog.follow(
      Post.card(2, "Read this") { ($0.options.dim, $0.options.duration) = (.gray(), .forever) })
    #expect(ask() == "● Read this\n? Enter: ")
    #expect(take("").0 == .dismissed(number: 2))
  }

  @Test("What expires by itself is not asked, and keeps its actions")
  mutating func expiring() {
    let post = question(1) { $0.options.duration = .seconds(5) }
    #expect(dialog.follow(post) == post)
    #expect(ask() == nil)
  }

  @Test("Untrusted text ends no line and sends no sequence")
  mutating func untrusted() {
    _ = dialog.follow(
      question(1, "a\u{1B}[31m\n::error::b") {
        $0.message.actions[0].label = "Y\r\n\u{1B}]0;x\u{7}"
      })
    let text = ask() ?? ""
    #expect(text.utf8.filter { $0 == 0x0A }.count == 3)
    #expect(!text.utf8.contains(0x1B) && !text.utf8.contains(0x0D) && !text.utf8.contains(0x07))
  }
}
