import PlacardModels
import PlacardTerminal
import Testing

@Suite("Plain transcript (T1)") struct PlainTranscriptTests {
  private var transcript = PlainTranscript()
  private var post = Post(number: 1, message: "Tests")

  private mutating func lines(at seconds: Int, _ change: (inout Post) -> Void) -> String {
    change(&post)
    return transcript.update(post, at: .seconds(seconds)).joined(separator: "\n")
  }

  @Test(
    "A post is a line when it starts, with the rest of its text below it",
    arguments: [
      (Message("Saved"), "● Saved"),
      (Message("Saved", body: "one\n\ntwo", severity: .success), "✓ Saved\n  │ one\n  │ two"),
      (Message(title: nil, body: "one\ntwo"), "● one\n  │ two"),
      (Message("Gone", severity: .error), "✗ error: Gone"),
      (Message("Old", severity: .warning), "▲ warning: Old"),
      (Message("Pull").progress(0.423), "● Pull: 42%"),
      (Message("Wait").progress(.indeterminate), "● Wait"),
      (
        Message("Copy").progress(.steps(done: 1_200_000, total: 4_000_000, unit: "bytes")),
        "● Copy: 1.2/4.0 MB"
      ),
      (Message(title: nil, body: nil), ""),
      (Message(" ", body: "\n\u{200B}"), ""),
    ])
  func start(message: Message, expected: String) {
    var transcript = PlainTranscript()
    let lines = transcript.show(Post(number: 1, message: message), at: .zero)
    #expect(lines.joined(separator: "\n") == expected)
  }

  @Test("What can be done next, and where to read more, follow with an arrow")
  mutating func takeaways() {
    post.message.takeaways = ["Run swift build", "Then swift test"]
    post.message.link = "https://example.org/a"
    #expect(
      transcript.show(post, at: .zero).joined(separator: "\n") == """
        ● Tests
          → Run swift build
          → Then swift test
          → https://example.org/a
        """)
  }

  @Test("What can be chosen follows, with the keys that a card shows")
  mutating func choices() {
    post.message.actions = [
      Message.Action("allow", "Allow"), Message.Action("deny", "Deny", key: "x"),
    ]
    #expect(
      transcript.show(post, at: .zero).joined(separator: "\n") == """
        ● Tests
          → [a] Allow
          → [x] Deny
        """)
    post.message.actions.removeFirst()
    #expect(
      transcript.update(post, at: .zero).joined(separator: "\n") == """
        ● Tests
          → [x] Deny
        """)
  }

  @Test("Without Unicode its own signs are ASCII, and the text stays as it is")
  func ascii() {
    var transcript = PlainTranscript(isUnicode: false)
    var message = Message("→ │ ×", body: "│ a → b", severity: .success)
    message.takeaways = ["next"]
    let post = Post(number: 1, message: message, count: 3)
    #expect(
      transcript.show(post, at: .zero).joined(separator: "\n") == """
        + → │ × x3
          | │ a → b
          > next
        """)
  }

  @Test("Running work is told of each tenth of the way")
  mutating func tenths() {
    post.message.progress = .steps(done: 0, total: 200, unit: "tests")
    var told = transcript.show(post, at: .zero)
    for done in 1...200 {
      post.message.progress = .steps(done: done, total: 200, unit: "tests")
      post.message.body = "test \(done)"
      told += transcript.update(post, at: .milliseconds(done))
    }
    #expect(told.count { $0.hasPrefix("●") } == 11)
    #expect(told.prefix(3) == ["● Tests: 0/200 tests", "● Tests: 20/200 tests", "  │ test 20"])
    #expect(told.suffix(2) == ["● Tests: 200/200 tests", "  │ test 200"])
    #expect(transcript.hide(post).isEmpty)
  }

  @Test("Running work is told of after ten seconds even when it is less than a tenth")
  mutating func heartbeat() {
    post.message.progress = .indeterminate
    _ = transcript.show(post, at: .zero)
    #expect(lines(at: 9) { $0.message.title = "Linking" } == "")
    #expect(lines(at: 10) { $0.message.body = "a.o" } == "● Linking\n  │ a.o")
    #expect(lines(at: 12) { $0.message.body = "b.o" } == "")
    #expect(lines(at: 40) { $0.message.body = "b.o" } == "● Linking\n  │ b.o")
    #expect(lines(at: 80) { $0.options.tag = "no words" } == "")
  }

  @Test("A change of words or severity is a line at once; words below are not repeated")
  mutating func words() {
    post.message.body = "one"
    _ = transcript.show(post, at: .zero)
    #expect(lines(at: 0) { $0.message.body = "one\ntwo" } == "● Tests\n  │ two")
    #expect(lines(at: 0) { $0.message.body = "three" } == "● Tests\n  │ three")
    #expect(lines(at: 0) { $0.message.severity = .error } == "✗ error: Tests")
    #expect(lines(at: 0) { $0.message.takeaways = ["x"] } == "✗ error: Tests\n  → x")
    #expect(
      lines(at: 0) { $0.message.progress = .steps(done: 0, total: 9) } == "✗ error: Tests: 0/9")
    #expect(lines(at: 0) { $0.message.severity = .success } == "✓ Tests: 0/9")
  }

  @Test("Counts are told at 2, then each time they are ten times as many, and at the end")
  mutating func counts() {
    _ = transcript.show(post, at: .zero)
    var told: [String] = []
    for count in 2...250 {
      post.count = count
      told += transcript.update(post, at: .zero)
    }
    post.count = 0
    #expect(told == ["● Tests ×2", "● Tests ×20", "● Tests ×200"])
    #expect(transcript.hide(post) == ["● Tests ×250"])
  }

  @Test("Work that goes before it is done is a line")
  mutating func cutOff() {
    post.message.progress = .steps(done: 30, total: 100)
    _ = transcript.show(post, at: .zero)
    #expect(lines(at: 1) { $0.message.progress = .steps(done: 39, total: 100) } == "")
    #expect(transcript.hide(post) == ["● Tests: ended at 39/100"])
    #expect(transcript.hide(post).isEmpty)
    post.message.progress = .indeterminate
    _ = transcript.show(post, at: .zero)
    #expect(transcript.hide(post) == ["● Tests: ended"])
  }

  @Test("An end that overtook its last update brings the news with it")
  mutating func lastWords() {
    post.message.progress = .fraction(0.5)
    _ = transcript.show(post, at: .zero)
    post.message = Message("3 tests passed", severity: .success)
    #expect(transcript.hide(post) == ["✓ 3 tests passed"])
  }

  @Test("A second show is an update, and an unknown post says nothing")
  mutating func strangers() {
    #expect(transcript.update(post, at: .zero).isEmpty)
    #expect(transcript.hide(post).isEmpty)
    _ = transcript.show(post, at: .zero)
    #expect(transcript.show(post, at: .zero).isEmpty)
    post.message.title = "More"
    #expect(transcript.show(post, at: .zero) == ["● More"])
  }

  @Test(
    "Hostile text forges neither lines nor commands",
    arguments: [
      "::error::forged", "a\n::error::forged", "a\r\n::set-output name=x::y", "##[error]x",
      "a ##vso[task.complete]x", "##teamcity[x]", "\u{1B}[2J\u{1B}]0;title\u{7}",
      "a\u{2028}b\u{85}c",
      "\u{202E}evil", "##vso[\u{301}x",
    ])
  func hostile(text: String) {
    var transcript = PlainTranscript()
    var message = Message(text, body: text, severity: .warning)
    message.takeaways = [text]
    message.link = text
    message.progress = .steps(done: 1, total: 2, unit: text)
    let post = Post(number: 1, message: message)
    for line in transcript.show(post, at: .zero) + transcript.hide(post) {
      #expect(line.hasPrefix("▲ warning: ") || line.hasPrefix("  │ ") || line.hasPrefix("  → "))
      #expect(
        line.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) })
      let bytes = String(decoding: line.utf8, as: Unicode.ASCII.self)
      #expect(!bytes.contains("##[") && !bytes.contains("##vso[") && !bytes.contains("##team"))
    }
  }
}
