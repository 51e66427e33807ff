import PlacardAccessibility
import PlacardModels
import Testing

@Suite("Announcements")
struct AnnouncementTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let message: Message
    let text: String?
    let politeness: Politeness
    var testDescription: String { name }

    init(
      _ name: String, _ message: Message, _ text: String?, _ politeness: Politeness = .polite,
      _ change: (inout Message) -> Void = { _ in }
    ) {
      var message = message
      change(&message)
      (self.name, self.message, self.text, self.politeness) = (name, message, text, politeness)
    }
  }

  @Test(
    "X1, X2: what is said when a message is shown",
    arguments: [
      Case("title", Message("Saved"), "Saved"),
      Case("title and body", Message("Saved", body: "3 files"), "Saved, 3 files"),
      Case("body alone", Message(title: nil, body: "3 files"), "3 files"),
      Case("neither", Message(title: nil, body: nil), nil),
      Case("empty parts", Message("", body: "3 files"), "3 files"),
      Case("blank parts", Message("Saved", body: " \n "), "Saved"),
      Case("warning", Message("Full", severity: .warning), "Warning, Full"),
      Case("error", Message("Lost", body: "x", severity: .error), "Error, Lost, x", .assertive),
      Case("success", Message("Done", severity: .success), "Done"),
      Case("critical", Message("Fire", urgency: .critical), "Fire", .assertive),
      Case("low", Message("Tip", urgency: .low), "Tip", .polite),
      Case("own prefix", Message("Full", severity: .warning), "Mind, Full") {
        $0.accessibility.prefix = "Mind"
      },
      Case("prefix of an info", Message("Hi"), "News, Hi") { $0.accessibility.prefix = "News" },
      Case("no prefix wanted", Message("Full", severity: .warning), "Full") {
        $0.accessibility.prefix = ""
      },
      Case("label", Message("3↑", body: "▲"), "Three up") {
        $0.accessibility.label = "Three up"
      },
      Case("label of a warning", Message("3↑", severity: .warning), "Warning, Three up") {
        $0.accessibility.label = "Three up"
      },
      Case("empty label", Message("Saved"), nil) { $0.accessibility.label = "" },
      Case("off", Message("Saved", severity: .error), nil) { $0.accessibility.politeness = .off },
      Case("assertive", Message("Saved"), "Saved", .assertive) {
        $0.accessibility.politeness = .assertive
      },
      Case("polite error", Message("Lost", severity: .error), "Error, Lost", .polite) {
        $0.accessibility.politeness = .polite
      },
      Case("lines", Message("Saved", body: "one\ntwo"), "Saved, one two"),
      Case("escape sequence", Message("a\u{1B}[2Jb"), "a\u{FFFD}b"),
    ])
  func shown(_ example: Case) {
    let expected = example.text.map { Announcement($0, politeness: example.politeness) }
    #expect(example.message.announcement() == expected)
  }

  @Test("X1: the words are for translation")
  func words() {
    let german = AnnouncementWords(
      warning: "Warnung", error: "Fehler", dismiss: "schließen", button: "Taste")
    #expect(Message("Voll", severity: .warning).spokenText(in: german) == "Warnung, Voll")
    #expect(Message("Weg", severity: .error).spokenText(in: german) == "Fehler, Weg")
    #expect(german.dismissButton == "schließen, Taste")
    #expect(AnnouncementWords.english.dismissButton == "dismiss, button")
  }

  @Test("X2: an update says only what is new, and of progress only its end")
  func updates() {
    let old = Message("Pulling", body: "nginx", progress: .steps(done: 3, total: 9, unit: "layers"))
    func said(_ change: (inout Message) -> Void) -> String? {
      var new = old
      change(&new)
      return new.announcement(updating: old)?.text
    }
    #expect(said { _ in } == nil)
    #expect(said { $0.progress = .steps(done: 4, total: 9, unit: "layers") } == nil)
    #expect(
      said { $0.progress = .steps(done: 9, total: 9, unit: "layers") } == "9 of 9 layers")
    #expect(said { $0.progress = .fraction(1) } == "100 percent")
    #expect(said { $0.progress = nil } == nil)
    #expect(said { $0.body = "redis" } == "redis")
    #expect(said { $0.title = "Pulled" } == "Pulled")
    #expect(said { $0.severity = .error } == "Error")
    #expect(said { ($0.title, $0.severity) = ("Pull failed", .error) } == "Error, Pull failed")
    #expect(said { $0.accessibility.label = "Half" } == "Half")
    #expect(said { $0.icon = "x" } == nil)
    var failed = old
    (failed.title, failed.severity) = ("Pull failed", .error)
    #expect(failed.announcement(updating: old)?.politeness == .assertive)
    var silent = failed
    silent.accessibility.politeness = .off
    #expect(silent.announcement(updating: old) == nil)
  }

  @Test("X1: the message and its actions can take focus")
  func focus() {
    var message = Message("Removed").action("undo", "Undo").action("x", "✗")
    message.actions[1].alternative = "Close"
    #expect(
      message.focusTargets(in: .english) == [
        FocusTarget(.message, label: "Removed"), FocusTarget(.action("undo"), label: "Undo"),
        FocusTarget(.action("x"), label: "Close"),
      ])
  }

  @Test("X1: a value of your own needs a message, and may have words of its own")
  func custom() {
    struct Disk: AccessibleMessage {
      var message: Message {
        Message("Full", severity: .error).action("clean", "Clean")
      }
    }
    struct Volume: AccessibleMessage {
      var message: Message { "Volume 40 %" }
      func spokenText(in words: AnnouncementWords) -> String { "Volume\n40 \(words.percent)" }
    }
    let german = AnnouncementWords(error: "Fehler", percent: "Prozent")
    #expect(Disk().announcement(in: german) == Announcement("Fehler, Full", politeness: .assertive))
    #expect(
      Disk().focusTargets(in: german) == [
        FocusTarget(.message, label: "Fehler, Full"),
        FocusTarget(.action("clean"), label: "Clean"),
      ])
    #expect(Volume().announcement() == Announcement("Volume 40 percent", politeness: .polite))
    #expect(
      Volume().focusTargets(in: german) == [FocusTarget(.message, label: "Volume 40 Prozent")])
  }
}
