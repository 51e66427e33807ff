import Foundation
import Placard
import Synchronization

@testable import PlacardCommand

/// The environment that a test gives the program: memory for its outputs, a text for its input, and a
/// clock on which waiting takes no time.
final class TestEnvironment: Sendable {
  struct Result {
    let status: ExitStatus
    let output: String
    let errors: String

    /// The kind and id of each line of the stream on standard output.
    var transcript: [String] {
      output.split(separator: "\n").compactMap { line in
        guard
          let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
          let kind = object["kind"] as? String
        else { return "no line of a stream: \(line)" }
        if kind == "announce" { return nil }
        let reason = kind == "gone" ? object["reason"] as? String : nil
        return [kind, object["id"] as? String, reason].compactMap(\.self).joined(separator: " ")
      }
    }

    /// The kind, id and time of each line that reports an entrance or an exit.
    var transitions: [String] {
      output.split(separator: "\n").compactMap { line in
        guard
          let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
          let kind = object["kind"] as? String,
          ["willShow", "didShow", "willHide", "didHide"].contains(kind),
          let id = object["id"] as? String, let time = object["at"] as? NSNumber
        else { return nil }
        return "\(kind) \(id) \(time)"
      }
    }
  }

  let output: any ByteSink
  let isAbandoned = Mutex(false)
  private let memory = MemorySink()
  let errors = MemorySink()
  /// Never closed: a thread that waits for an answer may still read it when the test is over, and
  /// would take the input of the next test if the number were used again.
  private let input: Int32
  private let environment: [String: String]
  private let clock: any Clock<Duration>

  /// - Parameters:
  ///   - input: All of standard input; at most what a pipe holds.
  ///   - environment: The variables.
  ///   - output: What stands in for standard output, if not memory.
  ///   - clock: The time, where it matters who wakes first.
  init(
    input: String = "", environment: [String: String] = [:], output: (any ByteSink)? = nil,
    clock: any Clock<Duration> = JumpingClock()
  ) {
    self.environment = environment
    self.output = output ?? memory
    self.clock = clock
    let pipe = Pipe()
    pipe.fileHandleForWriting.write(Data(input.utf8))
    try? pipe.fileHandleForWriting.close()
    self.input = dup(pipe.fileHandleForReading.fileDescriptor)
  }

  var shell: Shell {
    Shell(
      environment: environment, input: input, output: output,
      errors: errors, clock: clock, now: { .seconds(1_700_000_000) },
      abandon: { [weak self] in self?.isAbandoned.withLock { $0 = true } })
  }

  func run(_ words: String...) async -> Result {
    await run(words)
  }

  func run(_ words: [String]) async -> Result {
    let status = await PlacardCommand.run(words, in: shell)
    return Result(status: status, output: memory.text, errors: errors.text)
  }
}

/// A clock on which whoever sleeps wakes at once, and it is as late as that.
final class JumpingClock: Clock {
  private let offset = Mutex(Duration.zero)

  var now: ManualClock.Instant {
    ManualClock().now.advanced(by: offset.withLock { $0 })
  }

  var minimumResolution: Duration { .nanoseconds(1) }

  func sleep(until deadline: ManualClock.Instant, tolerance: Duration?) async throws {
    await Task.yield()
    try Task.checkCancellation()
    offset.withLock { $0 = max($0, deadline.offset) }
  }
}

/// A folder that is there while a test runs.
final class ScratchFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "placard-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func path(_ name: String) -> String {
    url.appending(path: name).path()
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      at: url.appending(path: name), withIntermediateDirectories: true)
  }

  func write(_ text: String, to name: String) throws -> String {
    try text.write(toFile: path(name), atomically: false, encoding: .utf8)
    return path(name)
  }

  func text(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }
}
