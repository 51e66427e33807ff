import Foundation
import Placard
@_spi(Fields) import PlacardJSONStream
@_spi(Fields) import PlacardModels
import Testing

@testable import PlacardCommand

@Suite("replay and snapshot") struct ScriptVerbTests {
  private let script = """
    {"at":0,"post":{"title":"A","id":"a","duration":2}}
    {"at":1,"post":{"title":"B","id":"b","duration":"forever"}}
    """

  @Test(arguments: ["1", "2", "0.01", "1e6"])
  func aReplayShowsThePostsInOrder(speed: String) async {
    let result = await TestEnvironment(input: script)
      .run("replay", "--speed", speed, "--to", "json", "--to", "plain")
    #expect(result.status == .success && result.errors == "● A\n● B\n")
    let ends = result.transcript.filter { $0.hasPrefix("gone") }
    #expect(ends.sorted() == ["gone a expired", "gone b kept"])
  }

  @Test func aReplayTakesItsTime() async {
    let clock = ManualClock()
    let testEnvironment = TestEnvironment(
      input: script.replacing(#""duration":2"#, with: #""duration":"forever""#), clock: clock)
    async let result = testEnvironment.run("replay", "--speed", "2", "--reporter", "silent")
    await clock.sleepers(atLeast: 1)
    clock.advance(by: .milliseconds(500))
    #expect(await result.status == .success)
  }

  @Test(
    "J3: a speed scales durations with the commands, so that the outcome is the same",
    arguments: [
      "1", "4", "0.5",
    ])
  func aSpeedScalesDurations(speed: String) async {
    let script = """
      {"at":0,"post":{"title":"A","id":"a","duration":1}}
      {"at":2,"hide":{"id":"a"}}
      {"at":2,"post":{"title":"B","id":"b","duration":3}}
      """
    let result = await TestEnvironment(input: script).run(
      "replay", "--speed", speed, "--to", "json")
    #expect(
      result.transcript.filter { $0.hasPrefix("gone") } == ["gone a expired", "gone b expired"])
    #expect(result.transitions.contains("didShow b 2"))
  }

  @Test("J3: a recorded stream is replayed")
  func aStreamIsReplayed() async {
    let stream = await TestEnvironment(input: script).run("simulate")
    let result = await TestEnvironment(input: stream.output).run("replay", "--to", "plain")
    #expect(result.status == .success && result.errors == "● A\n● B\n")
  }

  @Test(
    "J3: what was shown is written down as a script, which gives the same stream",
    arguments: [
      ("placard", #"{"title":"A","id":"a"}"# + "\n" + #"{"update":{"id":"a","body":"b"}}"#),
      ("lines", "one\nerror: two\n"),
      (
        "swift-testing",
        #"{"kind":"event","payload":{"kind":"runStarted","instant":{"absolute":1}},"version":0}"#
          + "\n"
          + #"{"kind":"event","payload":{"kind":"runEnded","instant":{"absolute":2}},"version":0}"#
      ),
    ])
  func aRecordingIsAScript(feed: String, input: String) async throws {
    let folder = try ScratchFolder()
    let path = folder.path("tape.jsonl")
    let live = await TestEnvironment(input: input).run(
      "record", "--feed", feed, "--to", "json", path)
    #expect(live.status == .success && live.output != "")
    let again = await TestEnvironment(input: try String(contentsOfFile: path, encoding: .utf8)).run(
      "replay", "--to", "json")
    let times = /"at":[0-9.]+/
    let kinds = ["posted", "willShow", "updated", "didShow"]
    func steps(_ output: String) -> [String] {
      output.replacing(times, with: "").replacing(/"seq":[0-9]+/, with: "").split(separator: "\n")
        .map(String.init).filter { line in kinds.contains { line.contains("\"kind\":\"\($0)\"") } }
    }
    #expect(steps(again.output) == steps(live.output))
  }

  @Test func aRecordingNeedsAFile() async {
    let result = await TestEnvironment(input: script).run("record")
    #expect(result.status == .usage && result.errors.contains("one script"))
  }

  @Test(arguments: ["0", "-1", "1e-9", "1e7", "fast", "nan", "inf"]) func aSpeedIsAboveZero(
    speed: String
  ) async {
    let result = await TestEnvironment(input: script).run(
      "replay", "--speed=\(speed)", "--to", "plain")
    #expect(result.status == .usage)
    #expect(
      result.errors
        == "placard: --speed got \"\(speed)\"; it wants a number from 0.01 to 1000000, such as 2 or 0.5.\n"
    )
  }

  @Test func aSnapshotIsTheScreenAtItsMoment() async {
    let shown = await TestEnvironment(input: script).run(
      "snapshot", "--at", "0.5", "--size", "20x10")
    #expect(shown.status == .success && shown.output.contains("A") && !shown.output.contains("B"))
    let later = await TestEnvironment(input: script).run("snapshot", "--at", "9", "--size", "20x10")
    #expect(later.output.contains("B") && !later.output.contains("A"))
    let drawn = await TestEnvironment(input: script).run("snapshot", "--at", "9", "--format", "svg")
    #expect(drawn.output.hasPrefix("<svg"))
    let page = await TestEnvironment(input: script).run(
      "snapshot", "--at", "9", "--format", "html", "--title", "B & C")
    #expect(page.output.hasPrefix("<!DOCTYPE html>") && page.output.contains("B &amp; C"))
  }

  @Test("J3: without a moment a snapshot shows what stands once the last line has been obeyed")
  func aSnapshotSettles() async {
    let result = await TestEnvironment(input: script).run("snapshot", "--size", "30x10")
    let later = await TestEnvironment(input: script).run(
      "snapshot", "--at", "2.9", "--size", "30x10")
    #expect(result.output.contains("B") || result.output.contains("A"))
    #expect(result.status == .success && !later.output.isEmpty)
    let hidden = script + "\n" + #"{"at":1.5,"hideAll":{}}"#
    #expect(await TestEnvironment(input: hidden).run("snapshot").output == "\n")
    #expect(await TestEnvironment(input: "").run("snapshot").output == "\n")
  }

  @Test("A10: a snapshot reads a feed too, and says what is wrong in it")
  func aSnapshotOfAFeed() async {
    let result = await TestEnvironment(input: #"{"title":"Hi","style":"card"}"# + "\nnonsense\n")
      .run("snapshot", "--size", "30x10")
    #expect(
      result.output == """
        ╭──────────────────────╮
        │ ● Hi                 │
        ╰──────────────────────╯

        """)
    #expect(result.errors == "placard: line 2, column 2: Unexpected \"o\" inside \"null\".\n")
    let unknown = await TestEnvironment(input: #"{"severity":"error"}"#).run("snapshot")
    #expect(unknown.errors.contains(#"line 1, column 13: "severity" is no command"#))
  }

  @Test("A10: a snapshot reads a stream that was written down, in its own time")
  func aSnapshotOfAStream() async {
    let stream = await TestEnvironment(input: script).run("simulate").output
    let result = await TestEnvironment(input: stream).run("snapshot", "--at", "0.5")
    #expect(result.output.contains("A") && !result.output.contains("B") && result.errors == "")
    let title = await TestEnvironment(input: stream).run(
      "snapshot", "--format", "svg", "--title", "a\u{9B}31m\u{202E}b")
    #expect(!title.output.unicodeScalars.contains { $0 == "\u{9B}" || $0 == "\u{202E}" })
  }

  @Test func aSnapshotAsJSONHasRowsAndStyles() async throws {
    let result = await TestEnvironment(input: script).run(
      "snapshot", "--at", "9", "--size", "20x10", "--format", "json")
    _ = try JSONValue(parsing: result.output.utf8)
    let text = await TestEnvironment(input: script).run("snapshot", "--at", "9", "--size", "20x10")
      .output
    let rows = text.split(separator: "\n").map { "\"\($0)\"" }.joined(separator: ",")
    #expect(result.output.hasPrefix("{\"columns\":19,\"rows\":[\(rows)],"))
    #expect(result.output.contains("\"styles\":[{\"row\":0,\"column\":"))
  }

  @Test(arguments: ["80", "0x24", "80x-1", "80x24x1", "1001x1", "axb", ""])
  func aSizeIsColumnsAndRows(size: String) async {
    let result = await TestEnvironment(input: script).run("snapshot", "--size=\(size)")
    #expect(result.status == .usage && result.output == "")
    #expect(result.errors.contains("\"\(size)\"; it wants columns and rows from 1 to 1000"))
  }

  @Test(arguments: ["replay", "snapshot"]) func aMissingScriptIsNamed(verb: String) async throws {
    let path = try ScratchFolder().path("nope")
    let result = await TestEnvironment().run(verb, path)
    #expect(result.status == .inputOutput)
    #expect(result.errors == "placard: Cannot read \"\(path)\": No such file or directory.\n")
  }
}
