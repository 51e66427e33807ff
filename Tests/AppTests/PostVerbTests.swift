import Placard
import Testing

@testable import PlacardCommand

@Suite("post") struct PostVerbTests {
  @Test func withoutWaitItPrintsAndReturns() async {
    let result = await TestEnvironment().run(
      "post", "Saved", "3 files", "-t", "never", "--to", "plain")
    #expect(result.status == .success && result.output == "")
    #expect(result.errors == "● Saved\n  │ 3 files\n")
  }

  @Test func theStreamReportsEverything() async {
    let now = await TestEnvironment(clock: ManualClock()).run("post", "T", "-i", "a", "--json")
    #expect(
      now.transcript == [
        "posted a", "willShow a", "didShow a", "willHide a", "didHide a", "gone a closed",
      ])
    #expect(now.status == .success && now.errors == "")
    let later = await TestEnvironment().run("post", "T", "-i", "a", "--json", "--wait")
    #expect(later.transcript.last == "gone a expired")
  }

  @Test func theIdIsPrintedAloneOnStandardOutput() async {
    let result = await TestEnvironment().run("post", "T", "-p", "--to", "plain")
    #expect(result.output == "\(Message("T").id)\n")
    #expect(
      await TestEnvironment().run("post", "T", "-pi", "x", "--reporter", "silent").output == "x\n")
  }

  @Test(arguments: ["yes\n", "1\n", "YES!\n", "  yes \r\n", "what?\n\nyes", "yes\nno\n"])
  func anAnswerIsPrintedAloneOnStandardOutput(input: String) async {
    let result = await TestEnvironment(input: input)
      .run("post", "Write?", "-A", "yes=Yes!", "-A", "no=No", "--to", "plain")
    #expect(result.status == .success && result.output == "yes\n")
    #expect(result.errors.hasPrefix("● Write?\n"))
  }

  @Test(arguments: ["", "what?\n"]) func noAnswerIsStatusOne(input: String) async {
    let result = await TestEnvironment(input: input).run(
      "post", "Write?", "-A", "yes=Yes", "--to", "plain")
    #expect(result.status == .negative && result.status.code == 1 && result.output == "")
  }

  @Test func anAnswerAndAnIdDoNotMixWithAStream() async {
    let result = await TestEnvironment(input: "yes\n").run(
      "post", "W", "-pi", "a", "-A", "yes=Yes", "--json")
    #expect(result.status == .success)
    #expect(
      result.transcript == [
        "posted a", "willShow a", "didShow a", "action a", "willHide a", "didHide a",
        "gone a action",
      ])
  }

  @Test func aTimeoutIsStatus124() async {
    let result = await TestEnvironment()
      .run("post", "T", "--progress", "1/9", "--wait", "--timeout", "3s", "-i", "a", "--json")
    #expect(result.status == .timedOut && result.status.code == 124)
    #expect(result.transcript.last == "gone a closed")
  }

  @Test func whatEndsInTimeIsNoTimeout() async {
    let clock = ManualClock()
    let testEnvironment = TestEnvironment(clock: clock)
    async let result = testEnvironment.run(
      "post", "T", "-t", "1s", "--timeout", "3s", "-i", "a", "--json")
    await clock.sleepers(atLeast: 2)
    clock.advance(by: .seconds(1))
    #expect(await result.status == .success)
    #expect(await result.transcript.last == "gone a expired")
  }

  @Test(arguments: ["json", "log", "plain"])
  func aFileThatCannotBeWrittenIsNamedBeforeAnythingIsShown(kind: String) async throws {
    let folder = try ScratchFolder()
    let path = folder.path("missing/x")
    let reason = "No such file or directory."
    let result = await TestEnvironment()
      .run("post", "T", "--to", kind == "plain" ? "json" : "plain", "--to", "\(kind)=\(path)")
    #expect(result.status == .inputOutput && result.status.code == 74 && result.output == "")
    #expect(result.errors == "placard: Cannot open \(path): \(reason)\n")
  }

  @Test func severalDestinationsCarryOneId() async throws {
    let folder = try ScratchFolder()
    let log = try folder.write("before\n", to: "run.log")
    let stream = try folder.write("before\n", to: "run.jsonl")
    let result = await TestEnvironment().run(
      "post", "T", "-i", "a/1", "--to", "plain=-", "--to", "json=\(stream)", "--to", "log=\(log)",
      "--log-format", "logfmt")
    #expect(result.status == .success && result.output == "● T\n" && result.errors == "")
    #expect(try folder.text("run.jsonl").hasPrefix(#"{"placard":1,"kind":"posted""#))
    let records = try folder.text("run.log").split(separator: "\n")
    #expect(records.first == "before")
    #expect(records.dropFirst().allSatisfy { $0.contains("id=a/1") } && records.count > 2)
  }

  @Test func environmentTwinsWork() async {
    let environment = [
      "PLACARD_POST_TO": "json", "PLACARD_POST_ID": "e", "PLACARD_POST_WAIT": "yes",
    ]
    let result = await TestEnvironment(environment: environment).run("post", "T")
    #expect(result.transcript.last == "gone e expired")
  }

  @Test func plainSignsFollowTheLocale() async {
    let result = await TestEnvironment(environment: ["LC_ALL": "C"])
      .run("post", "T", "-s", "error", "--to", "plain")
    #expect(result.errors.allSatisfy { $0.isASCII })
  }

  @Test func aReaderThatHasGoneEndsTheProgramWithoutAWord() async {
    let broken = TestEnvironment(output: BrokenPipe())
    let result = await broken.run("post", "T", "--json")
    #expect(result.status == .brokenPipe && result.errors == "")
    let printing = await TestEnvironment(output: BrokenPipe()).run(
      "post", "T", "-p", "--to", "plain=/dev/null")
    #expect(printing.status == .brokenPipe && printing.errors == "")
  }

  @Test func anOutputThatFailsIsNamed() async {
    let result = await TestEnvironment(output: BrokenPipe(code: 28)).run("post", "T", "--json")
    #expect(result.status == .inputOutput)
    #expect(result.errors.hasPrefix("placard: Cannot write to standard output: "))
    #expect(result.errors.count { $0 == "\n" } == 1)
  }
}

/// An output that refuses every write.
struct BrokenPipe: ByteSink {
  var code: Int32 = 32

  func write(_ bytes: [UInt8]) throws {
    throw OutputError(.write, "standard output", code: code)
  }
}
