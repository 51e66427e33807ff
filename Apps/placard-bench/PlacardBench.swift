import Placard
import PlacardText

/// The `placard-bench` program.
@main
struct PlacardBench {
  /// Exit statuses.
  private enum Status {
    static let success: Int32 = 0
    static let negative: Int32 = 1
    static let usage: Int32 = 64
    static let inputOutput: Int32 = 74
  }

  static func main() async {
    do {
      exitProcess(try await carryOut(Request(Array(CommandLine.arguments.dropFirst()))))
    } catch let error as UsageError {
      complain(error.sentence)
      exitProcess(Status.usage)
    } catch {
      complain("\(error)")
      exitProcess(Status.inputOutput)
    }
  }

  private static func carryOut(_ request: Request) async throws -> Int32 {
    switch request {
    case .help:
      try print(Request.helpText)
      return Status.success
    case .list(let filter):
      try print(Subject.all.matching(filter).map { $0.name + "\n" }.joined())
      return Status.success
    case .board(let count, let runs):
      try print(SchedulerCheck.run(count: count, runs: runs).table)
      return Status.success
    case .lines(let count, let threads, let runs, let filter):
      try LinesRun.destinations.filter { filter.isEmpty || $0.name.contains(filter) }.forEach {
        destination in
        try print(LinesRun.run(to: destination, count: count, threads: threads, runs: runs).table)
      }
      return Status.success
    case .terminal(let filter, let runs):
      try print(TerminalCheck.table(filter: filter, runs: runs))
      return Status.success
    case .storm(let lines):
      await TerminalStorm(lines: lines).run()
      return Status.success
    case .selfCheck: return try selfCheck()
    case .measure(let filter, let runs, let json):
      return try measure(Subject.all.matching(filter), runs: runs, json: json, filter)
    case .compare(let old, let new):
      let comparison = Comparison(old: try result(in: old), new: try result(in: new))
      try print(comparison.table)
      return comparison.hasRegression ? Status.negative : Status.success
    }
  }

  private static func measure(
    _ subjects: [Subject], runs: Int, json: String?, _ filter: String
  ) throws -> Int32 {
    guard !subjects.isEmpty else {
      throw UsageError("no subject's name contains \"\(filter)\"; --list prints them all.")
    }
    let file = json.map { FileSink.file($0) }
    try file?.open()
    let harness = Harness(runs: runs, runLength: .milliseconds(50))
    var result = BenchResult()
    for family in subjects.families() {
      result.measurements += harness.measure(family)
    }
    try print(result.table)
    try file?.write(result.json)
    return Status.success
  }

  private static func selfCheck() throws -> Int32 {
    var isRight = true
    for check in SelfCheck.all {
      let found = check.found()
      isRight = isRight && found == check.expected
      try print(check.line(found: found) + "\n")
    }
    return isRight ? Status.success : Status.negative
  }

  private static func result(in path: String) throws -> BenchResult {
    guard let bytes = contents(of: path) else {
      throw Unreadable(sentence: "\(path) cannot be read.")
    }
    do throws(Problem) {
      return try BenchResult(json: bytes)
    } catch {
      throw Unreadable(sentence: "\(path) is no result of placard-bench: \(error.message)")
    }
  }

  private static func print(_ text: String) throws {
    try FileDescriptorSink.standardOutput.write(Array(text.utf8))
  }

  /// Writes a sentence to standard error; errors are ignored.
  private static func complain(_ sentence: String) {
    try? FileDescriptorSink.standardError.write(
      Array("placard-bench: \(Sanitizer.line(sentence))\n".utf8))
  }
}

/// A file that is not a valid result.
private struct Unreadable: Error, CustomStringConvertible {
  let sentence: String
  var description: String { sentence }
}
