import Foundation
import PlacardFeeds
import PlacardJSONStream
import PlacardModels
import PlacardPosting
import Testing

/// The streams were recorded from `swift test --event-stream-output-path` on a small package.
///
/// One run passes, one has every kind of issue, one a test that crashes the process, and one was
/// cut off with INT. Beside each lies what must follow from it.
@Suite("Swift Testing's stream") struct SwiftTestingFeedTests {
  @Test(arguments: ["passing", "failing", "crashing", "cut"])
  func recordedRunsGiveTheirMessages(name: String) throws {
    let log = try FeedLog(SwiftTestingFeed(), fixture: name)
    #expect(try log.text == FeedLog.golden(name))
  }

  @Test func anEmptyStreamGivesNothing() {
    #expect(FeedLog(SwiftTestingFeed(), lines: []).text == [])
  }

  @Test func aLineThatIsNoRecordIsReportedAndChangesNothing() throws {
    let recorded = try #require(
      String(data: FeedLog.bytes(ofFixture: "passing"), encoding: .utf8))
    var lines = recorded.split(separator: "\n").map(String.init)
    let golden = try FeedLog.golden("passing")
    let bad = [
      "{", "[]", "3", "{}", #"{"kind":"event"}"#, #"{"kind":3,"payload":{}}"#,
      #"{"kind":"event","payload":[]}"#,
    ]
    lines += bad
    let log = FeedLog(SwiftTestingFeed(), lines: lines).text
    #expect(Array(log.prefix(golden.count)) == golden)
    #expect(log.count == golden.count + bad.count)
    for (number, line) in zip((lines.count - bad.count + 1)..., log.suffix(bad.count)) {
      #expect(line.hasPrefix("\(number): problem line \(number), column "), "\(line)")
    }
  }

  @Test func aStreamCutInsideALineReportsThatLineAndTheCut() throws {
    let bytes = try FeedLog.bytes(ofFixture: "failing")
    let log = FeedLog(SwiftTestingFeed(), bytes: bytes.dropLast(40)).text
    #expect(log[log.count - 2].hasPrefix("58: problem line 58, column "))
    #expect(
      log.last == "end: update swift-testing [error] The test run ended early | "
        + "13 of 13 tests finished, 3 failed")
  }

  @Test func unknownKindsAndFieldsOfOtherVersionsAreSkipped() {
    let log = FeedLog(
      SwiftTestingFeed(),
      lines: [
        #"{"version":99,"kind":"attachment","payload":{"path":"/x"},"more":true}"#,
        #"{"version":99,"kind":"test","payload":{"kind":"function","name":"a()","id":"M.a()","x":1}}"#,
        #"{"version":99,"kind":"event","payload":{"kind":"runStarted"}}"#,
        #"{"version":99,"kind":"event","payload":{"kind":"valueAttached","testID":"M.a()"}}"#,
        #"{"version":99,"kind":"event","payload":{"kind":"testStarted"}}"#,
        #"{"version":0,"kind":"event","payload":{"kind":"issueRecorded","testID":"M.a()","issue":{"isKnown":false},"messages":[{"symbol":"fail","text":"no"}]}}"#,
        #"{"version":99,"kind":"event","payload":{"kind":"testEnded","testID":"M.a()"}}"#,
        #"{"version":99,"kind":"event","payload":{"kind":"runEnded","instant":7}}"#,
      ])
    #expect(
      log.text == [
        "3: main swift-testing [info] Testing | 0/1",
        "6: failures M.a() [error] a() | no",
        "7: update swift-testing [info] Testing, 1 failed | 1/1",
        "8: update swift-testing [error] 1 of 1 test failed",
      ])
  }

  @Test(arguments: ["1e300", "-1e300", "1.5", "9223372036854775808", "\"x\"", "null"])
  func aLineNumberBeyondReasonIsLeftOut(number: String) {
    let issue = Run.issue(
      #""testID":"M.a()","#,
      #""isKnown":false,"sourceLocation":{"fileID":"M/a.swift","line":\#(number)}"#)
    #expect(
      FeedLog(SwiftTestingFeed(), lines: [issue]).text == [
        "1: failures M.a() [error] M.a() | no ⏎ M/a.swift"
      ])
  }

  @Test func anIssueOutsideEveryTestIsNoFailedTest() {
    let log = FeedLog(
      SwiftTestingFeed(),
      lines: [
        Run.test("a"), Run.started, Run.issue("", #""isKnown":false"#), Run.ended("a"), Run.over,
      ])
    #expect(
      log.text.suffix(3) == [
        "3: failures swift-testing/issues [error] Outside any test | no",
        "4: update swift-testing [info] Testing | 1/1",
        "5: update swift-testing [error] 1 test passed | 1 failure outside any test",
      ])
  }

  @Test func aTestWithManyIssuesReportsTheFirstAndCountsTheRest() throws {
    let issue = Run.issue(#""testID":"M.a()","#, #""isKnown":false"#)
    let log = FeedLog(
      SwiftTestingFeed(),
      lines: [Run.test("a"), Run.started] + Array(repeating: issue, count: 1000))
    #expect(
      log.text.dropLast().last
        == "1002: update M.a() [error] a() | no ⏎ no ⏎ no ⏎ no ⏎ no ⏎ and 995 more")
    let sixth = try #require(log.text.first { $0.hasPrefix("8:") })
    #expect(sixth.hasSuffix("no ⏎ and 1 more"))
  }

  @Test func everyLocationThatWarnsHasItsMessageAndRepeatsAreCounted() {
    func warning(_ line: Int) -> String {
      Run.issue(
        #""testID":"M.a()","#,
        #""isKnown":false,"isFailure":false,"severity":"warning","sourceLocation":{"fileID":"M/a.swift","line":\#(line)}"#
      )
    }
    let log = FeedLog(
      SwiftTestingFeed(), lines: [Run.started, warning(1), warning(2), warning(1), Run.over])
    #expect(
      log.text.dropFirst() == [
        "2: failures M.a()/warning/M/a.swift:1 [warning] M.a() | no ⏎ M/a.swift:1",
        "3: failures M.a()/warning/M/a.swift:2 [warning] M.a() | no ⏎ M/a.swift:2",
        "4: duplicate M.a()/warning/M/a.swift:1",
        "4: count M.a()/warning/M/a.swift:1 2",
        "5: update swift-testing [success] 0 tests passed | 3 warnings",
      ])
  }

  @Test func theNextRunInTheSameStreamStartsAfresh() {
    let run = [Run.test("a"), Run.started, Run.ended("a"), Run.over]
    let log = FeedLog(SwiftTestingFeed(), lines: run + run)
    #expect(
      log.text.suffix(4) == [
        "6: duplicate swift-testing", "6: update swift-testing [info] Testing | 0/1",
        "7: update swift-testing [info] Testing | 1/1",
        "8: update swift-testing [success] 1 test passed",
      ])
  }

  @Test func failuresAndTheRunStayWhileWarningsPass() throws {
    var feed = SwiftTestingFeed()
    var simulation = PostSimulation(PostScheduler())
    var splitter = LineSplitter()
    var events: [PostEvent] = []
    splitter.read(ArraySlice(try FeedLog.bytes(ofFixture: "failing"))) { line in
      for case .command(let command) in feed.read(line) {
        events += simulation.run(command, at: .zero)
      }
    }
    events += simulation.finish()
    let ends = events.filter { $0.kind == .gone }.map {
      "\($0.reason?.rawValue ?? "") \($0.id ?? "")"
    }
    #expect(
      ends.sorted() == [
        "closed ScratchTests.Invoices/parameterized(number:)/Tests.swift:12:4",
        "closed ScratchTests.Invoices/requires()/Tests.swift:26:4",
        "closed ScratchTests.Invoices/rounds()/Tests.swift:7:4",
        "closed swift-testing",
        "expired ScratchTests.Invoices/warns()/Tests.swift:22:4/warning/ScratchTests/Tests.swift:23",
      ])
  }
}

/// Lines of a run of small tests.
private enum Run {
  static let started = #"{"kind":"event","payload":{"kind":"runStarted"}}"#
  static let over = #"{"kind":"event","payload":{"kind":"runEnded"}}"#

  static func test(_ name: String) -> String {
    #"{"kind":"test","payload":{"kind":"function","name":"\#(name)()","id":"M.\#(name)()"}}"#
  }

  static func ended(_ name: String) -> String {
    #"{"kind":"event","payload":{"kind":"testEnded","testID":"M.\#(name)()"}}"#
  }

  static func issue(_ test: String, _ members: String) -> String {
    #"{"kind":"event","payload":{"kind":"issueRecorded",\#(test)"issue":{\#(members)},"#
      + #""messages":[{"symbol":"fail","text":"no"}]}}"#
  }
}
