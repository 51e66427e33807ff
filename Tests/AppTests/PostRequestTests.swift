import Placard
import Testing

@testable import PlacardCommand

@Suite("Requests of post") struct PostRequestTests {
  private func request(
    _ words: [String], _ environment: [String: String] = [:]
  ) throws(UsageError) -> PostRequest {
    try PostRequest(
      Arguments(words, verb: "post", flags: Verb.post.flags, environment: environment))
  }

  @Test func textsAndFlagsBecomeAMessageAndItsOptions() throws {
    let request = try request([
      "Title", "Body", "-i", "x", "-s", "error", "-u", "critical", "--style", "card",
      "--placement", "topLeading", "--transition", "fade", "-t", "never", "--progress", "3/9",
      "-A", "y=Yes", "-A", "n=No=Never", "-p",
    ])
    var message = Message(
      "Title", body: "Body", severity: .error, urgency: .critical,
      progress: .steps(done: 3, total: 9), id: "x")
    message.actions = [Message.Action("y", "Yes"), Message.Action("n", "No=Never")]
    #expect(request.message == message)
    #expect(
      request.options
        == PostOptions(
          style: "card", placement: .topLeading, duration: .forever, transition: "fade"))
    #expect(request.printsID && request.waits && request.timeout == nil)
  }

  @Test func aTitleAloneLeavesEverythingOpen() throws {
    let request = try request(["Title"])
    #expect(request.message == Message("Title"))
    #expect(request.options == PostOptions())
    #expect(!request.printsID && !request.waits)
  }

  @Test func waitingIsAskedForOrFollows() throws {
    #expect(try request(["T", "-w"]).waits)
    #expect(try request(["T", "--timeout", "5s"]).waits)
    #expect(try request(["T", "--timeout", "5s"]).timeout == .seconds(5))
    #expect(try request(["T", "-A", "y=Yes"]).waits)
  }

  @Test(
    arguments: [
      ("3/9", .steps(done: 3, total: 9)), ("0/1", .steps(done: 0, total: 1)),
      ("40%", .fraction(0.4)), ("100%", .fraction(1)), ("0.4", .fraction(0.4)),
      ("1", .fraction(1)), ("unknown", .indeterminate), ("indeterminate", .indeterminate),
    ] as [(String, Message.Progress)]) func progress(text: String, progress: Message.Progress)
    throws
  {
    #expect(try request(["T", "--progress", text]).message.progress == progress)
  }

  @Test(
    arguments: [
      ("5s", .fixed(.seconds(5))), ("0s", .fixed(.zero)), ("never", .forever),
      ("forever", .forever),
    ] as [(String, DisplayDuration)]) func durations(text: String, displayDuration: DisplayDuration)
    throws
  {
    #expect(try request(["T", "-t", text]).options.duration == displayDuration)
  }

  @Test(
    arguments: [
      ([], "post needs a title: placard post TITLE [BODY]."),
      ([""], "post got an empty title; give it a text."),
      ([" "], "post got a title without a character that can be seen; give it a text."),
      (
        ["\u{3164}", "\n"],
        "post got a title without a character that can be seen; give it a text."
      ),
      (
        ["a", "b", "c"], "post takes a title and a body, not 3 words; quote a text that has blanks."
      ),
      (["T", "-i", ""], "--id got an empty id; give it a text."),
      (
        ["T", "-s", "eror"],
        #"--severity got "eror"; accepted is one of trace, debug, info, success, warning, error; the nearest is error."#
      ),
      (["T", "-u", "x"], #"--urgency got "x"; accepted is one of low, normal, critical."#),
      (
        ["T", "--placement", "botom"],
        #"--placement got "botom"; accepted is one of top, bottom, center, topLeading, topTrailing, bottomLeading, bottomTrailing; the nearest is bottom."#
      ),
      (
        ["T", "-t", "5"],
        #"--duration got "5"; it wants a number with its unit, such as 5s, 500ms or 1m30s, or never."#
      ),
      (
        ["T", "--timeout", "never"],
        #"--timeout got "never"; it wants a number with its unit, such as 5s, 500ms or 1m30s."#
      ),
      (["T", "-A", "yes"], #"--action got "yes"; it wants an id and a label, such as yes=Yes."#),
      (["T", "-A", "=Yes"], #"--action got "=Yes"; it wants an id and a label, such as yes=Yes."#),
      (["T", "-A", "y=1", "-A", "y=2"], #"Two actions have the id "y"; give each its own."#),
    ] as [([String], String)]) func refusals(words: [String], sentence: String)
  {
    let error = #expect(throws: UsageError.self) { try request(words) }
    #expect(error?.description == sentence)
  }

  @Test(arguments: [
    "3/0", "9/3", "-1/3", "101%", "-1%", "nan", "nan%", "1.5", "3/", "/", "a/b", "",
  ])
  func noProgress(text: String) {
    let error = #expect(throws: UsageError.self) { try request(["T", "--progress=\(text)"]) }
    #expect(
      error?.description
        == "--progress got \"\(text)\"; it wants 3/9, 40%, a fraction such as 0.4, or unknown.")
  }

  @Test func aNameThatFallsBackIsRemarkedOn() throws {
    let styles = StyleRegistry.standard.names
    let right = try request(["T", "--style", "badge", "--transition", "physics"])
    #expect(right.remarks(styles: styles) == [])
    let wrong = try request(["T", "--style", "bagde", "--transition", "x"])
    #expect(
      wrong.remarks(styles: styles) == [
        #"Unknown style "bagde"; accepted is one of badge, card, centered, line, message, snackbar, statusLine, tab; the nearest is badge. The default is taken."#,
        #"Unknown transition "x"; accepted is one of collapse, fade, none, physics, slide, translate. The default is taken."#,
      ])
  }

  @Test func aBadVariableIsNamedAsSuch() {
    let error = #expect(throws: UsageError.self) {
      try request(["T"], ["PLACARD_POST_DURATION": "soon"])
    }
    #expect(error?.description.hasPrefix(#"PLACARD_POST_DURATION got "soon"; it wants"#) == true)
    let other = #expect(throws: UsageError.self) {
      try request(["T"], ["PLACARD_POST_SEVERITY": "x"])
    }
    #expect(other?.description.hasPrefix(#"PLACARD_POST_SEVERITY got "x"; accepted is"#) == true)
  }

  @Test(arguments: [
    ("yes", "yes"), ("1", "yes"), ("2", "2nd"), ("3", nil), ("0", nil), ("n", "2nd"), ("NO", "2nd"),
    ("maybe", nil), ("", nil), ("Ja", "yes"), ("j", "yes"),
  ]) func anAnswerIsAnIdANumberAKeyOrALabel(text: String, id: String?) {
    let actions = [Message.Action("yes", "Ja"), Message.Action("2nd", "No", key: "n")]
    #expect(AnswerReader.action(meant: text, among: actions)?.id == id)
    let numbered = [Message.Action("2", "Two"), Message.Action("1", "One")]
    #expect(AnswerReader.action(meant: "1", among: numbered)?.id == "1")
  }
}
