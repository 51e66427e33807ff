import Placard
import PlacardJSONStream
import Synchronization

/// Runs a script and writes the stream, both in chunks.
final class DryRun: Sendable {
  private struct State: ~Copyable {
    var splitter = LineSplitter()
    var reader = CommandReader(.script)
    var simulation: PostSimulation
    var stream: StreamParts

    mutating func run(_ lines: [InputLine]) {
      for line in lines {
        guard let timed = reader.read(line) else { continue }
        let time = timed.at ?? .zero
        for problem in timed.problems {
          simulation.run(.report(problem), at: time, line: timed.line, into: &stream)
        }
        simulation.run(timed.command, at: time, line: timed.line, into: &stream)
      }
    }
  }

  /// The lines of the stream, buffered and written in chunks.
  fileprivate struct StreamParts {
    private static let length = 1 << 16

    let until: Duration?
    let write: @Sendable ([UInt8]) throws -> Void
    private var writer = EventWriter()
    /// The first error of writing; nothing is written after it.
    private var failure: (any Error)?

    init(until: Duration?, write: @escaping @Sendable ([UInt8]) throws -> Void) {
      self.until = until
      self.write = write
    }

    mutating func add(_ event: PostEvent) {
      if let until, event.at > until { return }
      writer.add(event)
      if writer.count >= Self.length { handOn() }
    }

    /// Writes the buffered lines.
    ///
    /// - Throws: The first error of writing.
    mutating func flush() throws {
      handOn()
      if let failure { throw failure }
    }

    private mutating func handOn() {
      let lines = writer.take()
      guard failure == nil, !lines.isEmpty else { return }
      do { try write(lines) } catch { failure = error }
    }
  }

  private let state: Mutex<State>

  /// Creates a run at time zero.
  ///
  /// - Parameters:
  ///   - configuration: Configures the scheduler.
  ///   - until: The time after which nothing is written.
  ///   - write: Receives the stream, in chunks of whole lines.
  init(
    _ configuration: Configuration = Configuration(), until: Duration? = nil,
    writing write: @escaping @Sendable ([UInt8]) throws -> Void
  ) {
    state = Mutex(
      State(
        simulation: PostSimulation(.dryRun(configuration: configuration)),
        stream: StreamParts(until: until, write: write)))
  }

  /// Performs commands before the script's first.
  func begin(with commands: [PostCommand]) throws {
    try state.withLock { state in
      for command in commands {
        state.simulation.run(command, at: .zero, into: &state.stream)
      }
      try state.stream.flush()
    }
  }

  /// Reads a part of the script.
  func read(_ chunk: ArraySlice<UInt8>) throws {
    try state.withLock { state in
      var lines: [InputLine] = []
      state.splitter.read(chunk) { lines.append($0) }
      state.run(lines)
      try state.stream.flush()
    }
  }

  /// Ends the script, and runs the simulation to its end.
  func finish() throws {
    try state.withLock { state in
      var lines: [InputLine] = []
      state.splitter.finish { lines.append($0) }
      state.run(lines)
      state.simulation.finish(into: &state.stream)
      try state.stream.flush()
    }
  }
}

extension PostSimulation {
  fileprivate mutating func run(
    _ command: PostCommand, at time: Duration, line: Int? = nil,
    into stream: inout DryRun.StreamParts
  ) {
    run(command, at: time, line: line) { stream.add($0) }
  }

  fileprivate mutating func finish(into stream: inout DryRun.StreamParts) {
    finish { stream.add($0) }
  }
}
