import PlacardModels

/// The state of a test run, and the message about it.
struct TestRun: Sendable {
  var total: Int
  var start: Double?
  var running: [String] = []
  var knownIssues = 0
  var warnings = 0
  /// The number of failures outside tests.
  var strays = 0
  private var finished = 0
  private var skipped = 0
  private var failed: Set<String> = []

  init(total: Int, start: Double?) {
    self.total = total
    self.start = start
  }

  /// Records a failed test.
  mutating func fail(_ id: String) {
    failed.insert(id)
  }

  /// Records the end of a test.
  mutating func finish(_ id: String, skipped isSkipped: Bool) {
    running.removeAll { $0 == id }
    finished += 1
    total = max(total, finished)
    if isSkipped { skipped += 1 }
  }

  /// The message during the run.
  var progress: Message {
    let title = failed.isEmpty ? "Testing" : "Testing, \(failed.count) failed"
    return Message(
      title, progress: .steps(done: finished, total: total, unit: "tests"),
      id: SwiftTestingFeed.runID)
  }

  /// The message after the run.
  func summary(at end: Double?) -> Message {
    let tests = Self.counted(finished, "test")
    let title = failed.isEmpty ? "\(tests) passed" : "\(failed.count) of \(tests) failed"
    return Message(
      title, body: details(until: end), severity: failed.isEmpty && strays == 0 ? .success : .error,
      id: SwiftTestingFeed.runID)
  }

  /// The message if the stream ended before the run.
  func cutOff(naming name: (String) -> String) -> Message {
    var message = Message(
      "The test run ended early", severity: .error, id: SwiftTestingFeed.runID)
    let done = "\(finished) of \(Self.counted(total, "test")) finished"
    let failures = failed.isEmpty ? "" : ", \(failed.count) failed"
    message.body = done + failures + stillRunning(naming: name)
    if !running.isEmpty {
      message.takeaways = ["One of the tests that were running may have crashed the process."]
    }
    return message
  }

  private func stillRunning(naming name: (String) -> String) -> String {
    guard !running.isEmpty else { return "" }
    let named = running.prefix(3).map { name($0) }.joined(separator: ", ")
    let others = running.count > 3 ? " and \(running.count - 3) more" : ""
    return "\nStill running: \(named)\(others)"
  }

  private func details(until end: Double?) -> String? {
    var parts: [String] = []
    if strays > 0 { parts.append(Self.counted(strays, "failure") + " outside any test") }
    if skipped > 0 { parts.append("\(skipped) skipped") }
    if knownIssues > 0 { parts.append(Self.counted(knownIssues, "known issue")) }
    if warnings > 0 { parts.append(Self.counted(warnings, "warning")) }
    if let start, let end, end >= start { parts.append(Self.seconds(end - start)) }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  /// Seconds with two decimals; milliseconds below a tenth of a second.
  private static func seconds(_ seconds: Double) -> String {
    if seconds < 0.1 { return "\(Int((seconds * 1000).rounded())) ms" }
    let hundredths = Int((min(seconds, 1e9) * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) s"
  }
}
