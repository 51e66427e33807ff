public import PlacardJSONStream
import PlacardModels
import PlacardPosting

/// Swift Testing's event stream: a progress message, failures that stay, and a summary.
///
/// The progress message has the id `swift-testing` and becomes the summary when the run ends; if
/// the stream ends first, it lists the tests that were still running. Each failed test has one
/// message with the test's id, in the lane `failures`, a stack, with its first issues and the
/// number of further ones. Each warning is a message that expires, one per source location; known
/// issues are only counted.
public struct SwiftTestingFeed: Feed {
  /// The id of the progress message.
  public static let runID = "swift-testing"
  /// The lane of failures.
  public static let failureLane = "failures"

  private var names: [String: String] = [:]
  private var suites: [String: String] = [:]
  private var run: TestRun?
  /// The number of issues of each failed test.
  private var failures: [String: Int] = [:]

  /// The number of issues of a test that are listed.
  static let reportedIssues = 5

  /// Creates a feed.
  public init() {}

  /// Reads a record.
  public mutating func read(_ line: InputLine) -> [FeedItem] {
    do throws(Problem) {
      return follow(try TestRecord(line)).map { .command($0) }
    } catch {
      var problem = error
      problem.line = line.number
      return [.command(.report(problem))]
    }
  }

  /// Reports a run that was cut off.
  public mutating func finish() -> [FeedItem] {
    guard let cut = run else { return [] }
    run = nil
    return [.command(change(to: cut.cutOff { title(of: $0) }))]
  }

  private mutating func follow(_ record: TestRecord) -> [PostCommand] {
    switch record {
    case .test(let test):
      if test.isSuite { suites[test.id] = test.name } else { names[test.id] = test.name }
      return []
    case .runStarted(let instant): return start(at: instant)
    case .testStarted(let id):
      if names[id] != nil { run?.running.append(id) }
      return []
    case .testEnded(let id): return names[id] == nil ? [] : finish(test: id, skipped: false)
    case .testSkipped(let id): return names[id] == nil ? [] : finish(test: id, skipped: true)
    case .issue(let issue): return report(issue)
    case .runEnded(let instant): return end(at: instant)
    case .other: return []
    }
  }

  private mutating func start(at instant: Double?) -> [PostCommand] {
    let started = TestRun(total: names.count, start: instant)
    run = started
    failures = [:]
    return [
      .configure(.named(Self.failureLane, .stack())),
      .post(
        started.progress, PostOptions(placement: .bottom, duration: .forever, duplicates: .update)),
    ]
  }

  private mutating func finish(test id: String, skipped: Bool) -> [PostCommand] {
    run?.finish(id, skipped: skipped)
    return run.map { [change(to: $0.progress)] } ?? []
  }

  private mutating func end(at instant: Double?) -> [PostCommand] {
    guard let ended = run else { return [] }
    run = nil
    names = [:]
    suites = [:]
    return [change(to: ended.summary(at: instant))]
  }

  private func change(to message: Message) -> PostCommand {
    .update(id: Self.runID, PostChange { old, _ in old = message })
  }

  private mutating func report(_ issue: TestRecord.TestIssue) -> [PostCommand] {
    let id = issue.testID ?? Self.runID + "/issues"
    if issue.isKnown {
      run?.knownIssues += 1
      return []
    }
    guard issue.isFailure else {
      run?.warnings += 1
      let warning = message(issue, id: "\(id)/warning/\(issue.location ?? "")", severity: .warning)
      return [.post(warning, PostOptions(duplicates: .count, lane: Self.failureLane))]
    }
    if issue.testID == nil { run?.strays += 1 } else { run?.fail(id) }
    failures[id, default: 0] += 1
    return [report(issue, number: failures[id] ?? 1, id: id)]
  }

  private func report(_ issue: TestRecord.TestIssue, number: Int, id: String) -> PostCommand {
    guard number > 1 else {
      return .post(
        message(issue, id: id, severity: .error),
        PostOptions(duplicates: .update, lane: Self.failureLane))
    }
    let more = number - Self.reportedIssues
    let line = more > 0 ? "and \(more) more" : Self.line(issue)
    return .update(
      id: id,
      PostChange { message, _ in
        if more > 1, let last = message.body?.lastIndex(of: "\n") {
          message.body?.removeSubrange(last...)
        }
        message.body = "\(message.body ?? "")\n\(line)"
      })
  }

  private func message(
    _ issue: TestRecord.TestIssue, id: String, severity: Severity
  ) -> Message {
    var message = Message(
      issue.testID.map { title(of: $0) } ?? "Outside any test", body: Self.line(issue),
      severity: severity, id: id)
    message.metadata = ["test": issue.testID, "place": issue.location].compactMapValues(\.self)
    return message
  }

  private static func line(_ issue: TestRecord.TestIssue) -> String {
    issue.text + (issue.location.map { "\n\($0)" } ?? "")
  }

  /// The names of the suite and the test.
  private func title(of id: String) -> String {
    let name = names[id] ?? id
    let suite = id.lastIndex(of: "/").flatMap { end in
      id[..<end].lastIndex(of: "/").map { String(id[..<$0]) }
    }
    return suite.flatMap { suites[$0] }.map { "\($0): \(name)" } ?? name
  }
}
