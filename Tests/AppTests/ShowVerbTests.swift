import Foundation
import Placard
import Synchronization
import Testing

@testable import PlacardCommand

@Suite("show") struct ShowVerbTests {
  @Test("P24: a feed is written line by line, before its end")
  func aFeedIsWrittenAtOnce() async {
    let result = await TestEnvironment(
      input: #"{"title":"A","id":"a"}"# + "\n" + #"{"title":"B","id":"b","body":"b"}"#
    ).run("show", "--to", "plain", "--to", "json")
    #expect(result.status == .success)
    #expect(result.errors == "● A\n● B\n  │ b\n")
    #expect(
      result.transcript.filter { $0.hasPrefix("gone") } == ["gone a closed", "gone b closed"])
  }

  @Test("P24: what never expires is kept once it is written")
  func whatNeverExpiresIsKept() async {
    let result = await TestEnvironment(input: #"{"title":"A","id":"a","duration":"forever"}"#)
      .run("show", "--to", "plain", "--to", "json")
    #expect(result.status == .success && result.errors == "● A\n")
    #expect(result.transcript.last == "gone a kept")
  }

  @Test(arguments: ["placard", "lines", "swift-testing"]) func anEmptyFeedEndsCleanly(
    feed: String
  ) async {
    for input in ["", "\n\n"] {
      let result = await TestEnvironment(input: input).run(
        "show", "--feed", feed, "--to", "json", "--to", "plain")
      #expect(result.status == .success && result.output == "" && result.errors == "")
    }
  }

  @Test func aRuleRoutesAPostToTheLogOnly() async throws {
    let folder = try ScratchFolder()
    let log = try folder.write("", to: "log")
    let rule = #"{"rules":{"rules":[{"match":{"app":"ci"},"route":["log"]}]}}"#
    let posts = #"{"title":"A","app":"ci","duration":1}"# + "\n" + #"{"title":"B","duration":1}"#
    let result = await TestEnvironment(input: rule + "\n" + posts).run(
      "show", "--to", "plain", "--to", "json", "--to", "log=\(log)")
    #expect(result.status == .success && result.errors == "● B\n")
    #expect(result.output.contains(#""title":"B""#) && !result.output.contains(#""title":"A""#))
    let records = try String(contentsOfFile: log, encoding: .utf8)
    #expect(records.contains(#": "A""#) && records.contains(#": "B""#), "\(records)")
  }

  @Test func aBadLineIsARecordAndTheStreamGoesOn() async throws {
    let result = await TestEnvironment(input: "{\n" + #"{"title":"A","id":"a"}"# + "\n\n[]\n")
      .run("show", "--to", "json")
    #expect(result.status == .success)
    #expect(result.errors.hasPrefix("placard: line 1, column 2: "))
    #expect(result.errors.contains("\nplacard: line 4, column 1: "))
    #expect(result.transcript.filter { $0 == "error" }.count == 2)
    #expect(result.output.contains(#""line":1,"column":2}"#))
    #expect(result.output.contains(#""line":4,"column":1}"#))
    #expect(result.transcript.contains("gone a closed"))
  }

  @Test("An error that a command leads to names the line of the command")
  func anErrorNamesTheLineOfItsCommand() async {
    let lines = [
      #"{"title":"A","id":"a","progress":0.5}"#, "",
      #"{"action":{"id":"a","action":"undo"}}"#,
    ]
    let result = await TestEnvironment(input: lines.joined(separator: "\n")).run(
      "show", "--to", "json")
    #expect(result.output.contains(#"has no action \"undo\"; it has none.","line":3}"#))
  }

  @Test func aBadLineIsReportedToPeopleToo() async {
    let result = await TestEnvironment(input: "{\n" + #"{"title":"A"}"# + "\n" + #"{"a\u001b":1}"#)
      .run("show", "--to", "plain")
    #expect(result.status == .success)
    #expect(result.errors.contains("placard: line 1, column 2: "))
    #expect(result.errors.contains("● A\n"))
    #expect(result.errors.contains("placard: line 3, column "))
    #expect(!result.errors.contains("\u{1B}"))
  }

  @Test("3a: what a feed says in an error's sentence forges no line and no command")
  func errorSentencesAreText() async {
    let lines = [
      #"{"title":"t","severity":"x\n::error file=a.swift,line=1::pwned"}"#,
      #"{"x\n::add-mask::secret":1}"#,
      ###"{"action":{"id":"n\n::error::","action":"##[error]"}}"###,
    ]
    for destination in ["plain", "json"] {
      let result = await TestEnvironment(input: lines.joined(separator: "\n"))
        .run("show", "--to", destination)
      #expect(result.errors.split(separator: "\n").allSatisfy { $0.hasPrefix("placard: ") })
      #expect(!result.errors.contains("##["))
      #expect(!result.output.contains("\n::"))
    }
  }

  @Test("a destination that cannot be written is reported at once, once, and in the status")
  func aFullDisk() async throws {
    let folder = try ScratchFolder()
    let fifo = folder.path("feed")
    #expect(mkfifo(fifo, 0o600) == 0)
    let testEnvironment = TestEnvironment(output: FullDisk())
    async let result = testEnvironment.run("show", fifo, "--to", "json")
    let writer = try #require(fopen(fifo, "w"))
    fputs("{\"title\":\"A\"}\n{\"title\":\"B\"}\n", writer)
    fflush(writer)
    while testEnvironment.errors.bytes.isEmpty { await Task.yield() }
    let sentence = "placard: Cannot write to standard output: No space left on device.\n"
    #expect(testEnvironment.errors.text == sentence)
    fclose(writer)
    #expect(await result.status == .inputOutput)
    #expect(await result.errors == sentence)
  }

  @Test(.timeLimit(.minutes(1))) func linesOfAFastProgramAllComeThrough() async {
    let expected = (1...500).map { "● \($0)\n" }.joined()
    let clock = ManualClock()
    let testEnvironment = TestEnvironment(input: (1...500).map { "\($0)\n" }.joined(), clock: clock)
    async let result = testEnvironment.run("show", "--feed", "lines", "--to", "plain")
    while testEnvironment.errors.bytes.count < expected.utf8.count {
      await Task.yield()
    }
    clock.advance(by: .seconds(10))
    #expect(await result.errors == expected)
  }

  @Test func aMissingFileIsNamed() async throws {
    let folder = try ScratchFolder()
    let path = folder.path("nope.jsonl")
    let result = await TestEnvironment().run("show", path, "--to", "json=\(folder.path("out"))")
    #expect(result.status == .inputOutput)
    #expect(result.errors == "placard: Cannot read \"\(path)\": No such file or directory.\n")
    #expect((try? folder.text("out")) == nil)
  }

  @Test func aFolderIsNamed() async throws {
    let folder = try ScratchFolder()
    for verb in ["show", "simulate"] {
      let result = await TestEnvironment().run(verb, folder.path(""))
      #expect(result.status == .inputOutput)
      #expect(result.errors == "placard: Cannot read \"\(folder.path(""))\": Is a directory.\n")
    }
  }

  @Test func theFileThatIsReadIsNotWritten() async throws {
    let folder = try ScratchFolder()
    let path = try folder.write(#"{"title":"A"}"#, to: "feed.jsonl")
    let result = await TestEnvironment().run(
      "show", path, "--to", "json=\(folder.path("./feed.jsonl"))")
    #expect(result.status == .usage)
    #expect(result.errors.contains("is the file that is read"))
    #expect(try folder.text("feed.jsonl") == #"{"title":"A"}"#)
  }

  @Test func environmentTwinsWork() async {
    let environment = ["PLACARD_SHOW_FEED": "lines", "PLACARD_SHOW_REPORTER": "plain"]
    let result = await TestEnvironment(input: "one\n", environment: environment).run("show")
    #expect(result.status == .success && result.errors == "● one\n")
    let silent = await TestEnvironment(
      input: "one\n", environment: ["PLACARD_SHOW_REPORTER": "silent"]
    )
    .run("show", "--feed=lines")
    #expect(silent.status == .success && silent.errors == "" && silent.output == "")
  }

  @Test func aStreamOutIsAFeedIn() async {
    let first = await TestEnvironment(
      input: #"{"title":"A","id":"a","severity":"warning"}"# + "\n" + #"{"title":"B","id":"b"}"#
    ).run("show", "--to", "plain", "--to", "json")
    let second = await TestEnvironment(input: first.output).run(
      "show", "--to", "plain", "--to", "json")
    #expect(second.errors == first.errors && first.errors == "▲ warning: A\n● B\n")
    #expect(second.transcript.filter { $0.hasPrefix("willShow") } == ["willShow a", "willShow b"])
  }

  @Test("J1: reasons are carried; what made room or was closed upstream stays")
  func reasonsAreCarried() async {
    let stream = """
      {"placard":1,"kind":"willShow","seq":1,"at":0,"id":"a","post":1,"lane":"main","message":{"title":"A","id":"a"}}
      {"placard":1,"kind":"willShow","seq":2,"at":0,"id":"b","post":2,"lane":"main","message":{"title":"B","id":"b"}}
      {"placard":1,"kind":"willHide","seq":3,"at":0,"id":"a","post":1,"lane":"main","reason":"swiped"}
      {"placard":1,"kind":"willHide","seq":4,"at":0,"id":"b","post":2,"lane":"main","reason":"kept"}
      """
    let result = await TestEnvironment(input: stream).run("replay", "--to", "json")
    let ends = result.transcript.filter { $0.hasPrefix("gone") }
    #expect(ends == ["gone a swiped", "gone b expired"])
  }

  @Test(
    "--feed auto decides from the first line, and says what it is",
    arguments: [
      ("\n\nCompiling\nerror: no\n", "lines", "● Compiling\n✗ error: no\n"),
      (#"{"level":30,"msg":"up"}"#, "log", "● up\n"), (#"{"title":"T"}"#, "placard", "● T\n"),
      ("", "lines", ""),
    ])
  func automaticFeed(_ input: String, _ name: String, _ lines: String) async {
    let result = await TestEnvironment(input: input).run("show", "--feed", "auto", "--to", "plain")
    #expect(result.status == .success)
    #expect(
      result.errors == "placard: The feed is read as \(name); --feed NAME says otherwise.\n\(lines)"
    )
  }

  @Test("a mistake in a feed is reported on the stream and to people, and may be an error")
  func strictFeeds() async {
    let input = #"{"title":"T","severty":"error"}"# + "\n" + #"{"title":"U","severty":"error"}"#
    for (flags, status) in [([], ExitStatus.success), (["--strict"], .badInput)] {
      let result = await TestEnvironment(input: input).run(["show", "--to", "json"] + flags)
      #expect(result.status == status)
      #expect(
        result.errors
          == "placard: line 1, column 24: \"severty\" is no key of a message; the nearest is \"severity\".\n"
      )
      #expect(result.transcript.count { $0 == "error" } == 1)
      #expect(result.transcript.count { $0.hasPrefix("willShow") } == 2)
    }
  }

  @Test("a log has the events and the format that it is asked for")
  func logFlags() async {
    let input = #"{"title":"T","id":"a","severity":"error"}"#
    let github = await TestEnvironment(input: input).run(
      "show", "--to", "log", "--log-format", "github")
    #expect(github.output == "::error::T\n")
    let gone = await TestEnvironment(input: input).run(
      "show", "--to", "log", "--log-events", "gone", "--log-format", "json")
    #expect(
      gone.output.split(separator: "\n").count == 1 && gone.output.contains(#""event":"gone""#))
    let bad = await TestEnvironment(input: input).run("show", "--to", "log", "--log-events", "gon")
    #expect(bad.status == .usage && bad.errors.contains("gon"))
  }

  @Test(.timeLimit(.minutes(1))) func aReaderThatHasGoneEndsTheProgramEvenWhileItWaits() async {
    let testEnvironment = TestEnvironment(input: #"{"title":"A"}"#, output: BrokenPipe())
    let result = await testEnvironment.run("show", "--to", "json", "--to", "plain")
    #expect(result.status == .brokenPipe && result.errors == "● A\n")
    while !testEnvironment.isAbandoned.withLock({ $0 }) {
      await Task.yield()
    }
  }
}

/// An output that takes nothing.
private struct FullDisk: ByteSink {
  func write(_ bytes: [UInt8]) throws {
    throw OutputError(.write, "standard output", code: ENOSPC)
  }
}
