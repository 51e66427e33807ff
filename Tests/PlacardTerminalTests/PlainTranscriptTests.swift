import PlacardModels
import PlacardOutput
import PlacardViews
@testable import PlacardTerminal
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
        "● Copy: 30% (1.2 of 4 MB)"
      ),
      (
        Message("Fetch").progress(.steps(done: 0, total: 999, unit: "bytes")),
        "● Fetch: 0% (0 of 999 B)"
      ),
      (
        Message("Fetch").progress(.steps(done: 7, total: 9_999_500, unit: "bytes")),
        "● Fetch: 0% (0 of 10 MB)"
      ),
      (Message("Fetch").progress(.steps(done: 1500, total: 0, unit: "bytes")), "● Fetch: 1.5 kB"),
      (
        Message("Copy").progress(.steps(done: 1, total: 3, unit: "files")),
        "● Copy: 33% (1 of 3 files)"
      ),
      (Message("Copy").progress(.steps(done: 3, total: 3)), "● Copy: 100% (3 of 3)"),
      (Message(title: nil, body: nil), "●"),
      (Message(" ", body: "\n\u{200B}"), "●"),
      (Message("\u{3164}", severity: .error), "✗ error"),
      (Message("").progress(0.5), "●: 50%"),
    ])
  func start(message: Message, expected: String) {
    var transcript = PlainTranscript()
    let lines = transcript.show(Post(number: 1, message: message), at: .zero)
    #expect(lines.joined(separator: "\n") == expected)
  }

  @Test(
    "Where colour is forced, the first line has that of its severity, and nothing else (T4)",
    arguments: [
      (Message("Saved"), "␛[36m● Saved␛[m"),
      (Message("Built", severity: .success), "␛[32m✓ Built␛[m"),
      (Message("Old", severity: .warning), "␛[33m▲ warning: Old␛[m"),
      (Message("Gone", body: "twice", severity: .error), "␛[1;31m✗ error: Gone␛[m\n  │ twice"),
      (Message("Pull", severity: .debug).progress(0.42), "␛[2m◆ Pull: 42%␛[m"),
      (Message("\u{1B}[31mred\u{1B}[m\u{1B}]0;x\u{7}"), "␛[36m● �red��␛[m"),
    ])
  func forcedColor(message: Message, expected: String) {
    var transcript = PlainTranscript(isColored: true)
    var bytes: [UInt8] = []
    transcript.append(Post(number: 1, message: message), at: .zero, to: &bytes)
    #expect(bytes.visible == expected.split(separator: "\n").map { $0 + "␊" }.joined())
    var plain = PlainTranscript()
    var plainBytes: [UInt8] = []
    plain.append(Post(number: 1, message: message), at: .zero, to: &plainBytes)
    #expect(!plainBytes.contains(0x1B))
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
    var transcript = PlainTranscript(.ascii)
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

  @Test("On the Linux console its own signs are in its font")
  func console() {
    for severity in Severity.allCases {
      var transcript = PlainTranscript(.cp437)
      var message = Message("a", body: "b", severity: severity)
      message.takeaways = ["next"]
      let lines = transcript.show(Post(number: 1, message: message, count: 3), at: .zero)
      let scalars = lines.joined().unicodeScalars
      #expect(scalars.allSatisfy { $0.isASCII || "·√→".unicodeScalars.contains($0) }, "\(lines)")
    }
    var linux = TerminalCapabilities()
    linux.hasEmoji = false
    let sink = MemorySink()
    let poster = PlainPoster(to: sink, linux)
    poster.record(Post(number: 1, message: Message("Saved", severity: .success)))
    try? poster.commit()
    #expect(sink.text == "√ Saved\n")
  }

  @Test("Running work is its start and its end, however many steps it has")
  mutating func startAndEnd() {
    post.message.progress = .steps(done: 0, total: 200, unit: "tests")
    var reported = transcript.show(post, at: .zero)
    for done in 1...200 {
      post.message.progress = .steps(done: done, total: 200, unit: "tests")
      post.message.body = "test \(done)"
      reported += transcript.update(post, at: .milliseconds(done * 45))
    }
    reported += transcript.hide(post)
    #expect(
      reported == [
        "● Tests: 0% (0 of 200 tests)", "● Tests: 100% (200 of 200 tests)", "  │ test 200",
      ])
  }

  @Test("Five downloads beside each other are ten lines, without their rates")
  func downloads() {
    var transcript = PlainTranscript()
    var reported: [String] = []
    func download(_ number: Int, _ done: Int) -> Post {
      var message = Message("Fetching \(number)", body: "\(done) MB/s, 4 s left")
      message.accessibility.label = "Fetching \(number)"
      message.progress = .steps(done: done * 1_000_000, total: 10_000_000, unit: "bytes")
      return Post(number: number, message: message)
    }
    for number in 1...5 { reported += transcript.show(download(number, 0), at: .zero) }
    for done in 1...10 {
      for number in 1...5 {
        reported += transcript.update(download(number, done), at: .milliseconds(done * 500))
      }
    }
    for number in 1...5 {
      let end = Post(number: number, message: Message("Fetched \(number)", severity: .success))
      reported += transcript.update(end, at: .seconds(5)) + transcript.hide(end)
    }
    #expect(
      reported == (1...5).map { "● Fetching \($0): 0% (0 of 10 MB)" }
        + (1...5).map { "✓ Fetched \($0)" })
  }

  @Test("Long work is a line at each quarter, ten seconds apart at least")
  mutating func quarters() {
    post.message.progress = .fraction(0)
    _ = transcript.show(post, at: .zero)
    #expect(lines(at: 9) { $0.message.progress = .fraction(0.3) } == "")
    #expect(lines(at: 10) { $0.message.progress = .fraction(0.31) } == "● Tests: 31%")
    #expect(lines(at: 30) { $0.message.progress = .fraction(0.49) } == "")
    #expect(lines(at: 31) { $0.message.progress = .fraction(0.5) } == "● Tests: 50%")
    #expect(lines(at: 32) { $0.message.progress = .fraction(0.75) } == "")
    #expect(lines(at: 41) { $0.message.progress = .fraction(0.76) } == "● Tests: 76%")
  }

  @Test("Running work is reported every minute without other updates")
  mutating func heartbeat() {
    post.message.progress = .indeterminate
    _ = transcript.show(post, at: .zero)
    #expect(lines(at: 59) { $0.message.title = "Linking" } == "")
    #expect(lines(at: 60) { $0.message.body = "a.o" } == "● Linking\n  │ a.o")
    #expect(lines(at: 62) { $0.message.body = "b.o" } == "")
    #expect(lines(at: 120) { $0.message.body = "b.o" } == "● Linking\n  │ b.o")
    #expect(lines(at: 240) { $0.options.tag = "no words" } == "")
  }

  @Test("Below running work stands only what its label says, and below its end all")
  mutating func label() {
    post.message.progress = .indeterminate
    post.message.accessibility.label = "Tests, resolving"
    post.message.body = "resolving\n3 MB/s\nparts: 3%"
    #expect(transcript.show(post, at: .zero) == ["● Tests", "  │ resolving"])
    post.message.progress = nil
    #expect(
      transcript.update(post, at: .zero) == ["● Tests", "  │ 3 MB/s", "  │ parts: 3%"])
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
      lines(at: 0) { $0.message.progress = .steps(done: 0, total: 9) }
        == "✗ error: Tests: 0% (0 of 9)")
    #expect(lines(at: 0) { $0.message.severity = .success } == "✓ Tests: 0% (0 of 9)")
  }

  @Test("Counts are reported at 2, at each tenfold, and at the end")
  mutating func counts() {
    _ = transcript.show(post, at: .zero)
    var reported: [String] = []
    for count in 2...250 {
      post.count = count
      reported += transcript.update(post, at: .zero)
    }
    post.count = 0
    #expect(reported == ["● Tests ×2", "● Tests ×20", "● Tests ×200"])
    #expect(transcript.hide(post) == ["● Tests ×250"])
  }

  @Test("Work that goes before it is done is a line")
  mutating func cutOff() {
    post.message.progress = .steps(done: 30, total: 100)
    _ = transcript.show(post, at: .zero)
    #expect(lines(at: 1) { $0.message.progress = .steps(done: 39, total: 100) } == "")
    #expect(transcript.hide(post) == ["● Tests: ended at 39% (39 of 100)"])
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

  @Test(
    "What is added to bytes is what is written as lines",
    arguments: [
      Message("Saved"), Message("##[error]x"), Message(" "), Message("a\nb", severity: .error),
      Message("Saved", body: "one\ntwo", severity: .warning), Message(title: nil, body: "one"),
      Message("Pull").progress(0.4), Message("Wait").progress(.indeterminate),
    ])
  func bytes(message: Message) {
    var (reported, added) = (PlainTranscript(), PlainTranscript())
    var (lines, bytes): ([String], [UInt8]) = ([], [])
    var post = Post(number: 200, message: message)
    func step(_ state: Post.State, at seconds: Int, _ change: (inout Post) -> Void) {
      change(&post)
      post.state = state
      let now = Duration.seconds(1000 + seconds)
      lines += state == .gone ? reported.hide(post) : reported.show(post, at: now)
      added.append(post, at: now, to: &bytes)
    }
    step(.showing, at: 0) { _ in }
    step(.shown, at: 1) { _ in }
    step(.shown, at: 2) { $0.count = 2 }
    step(.shown, at: 30) { $0.message.body = "other" }
    step(.shown, at: 35) { $0.message.progress = .fraction(0.8) }
    step(.shown, at: 80) { $0.message.progress = .fraction(0.9) }
    step(.shown, at: 180) { $0.message.progress = .fraction(0.95) }
    step(.gone, at: 181) { _ in }
    step(.gone, at: 182) { _ in }
    #expect(String(decoding: bytes, as: UTF8.self) == lines.map { $0 + "\n" }.joined())
  }
}
