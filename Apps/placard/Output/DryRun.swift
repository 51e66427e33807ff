import Placard
import PlacardJSONStream
import Synchronization

/// A script's bytes in, a stream's bytes out.
final class DryRun: Sendable {
  private struct State {
    var splitter = LineSplitter()
    var reader = CommandReader(.script)
    var simulation: PostSimulation
    var writer = EventWriter()

    mutating func run(_ lines: [InputLine], until: Duration?) -> [UInt8] {
      var events: [PostEvent] = []
      for line in lines {
        guard let timed = reader.read(line) else { continue }
        for command in timed.commands {
          events += simulation.run(command, at: timed.at ?? .zero, line: timed.line)
        }
      }
      return write(events, until: until)
    }

    mutating func write(_ events: [PostEvent], until: Duration?) -> [UInt8] {
      var bytes: [UInt8] = []
      for event in events where event.at <= until ?? event.at {
        bytes += writer.line(for: event)
      }
      return bytes
    }
  }

  private let until: Duration?
  private let state: Mutex<State>

  /// Starts at time zero.
  ///
  /// - Parameters:
  ///   - configuration: Configures the scheduler.
  ///   - until: The time after which nothing is written.
  init(_ configuration: Configuration = Configuration(), until: Duration? = nil) {
    self.until = until
    state = Mutex(State(simulation: PostSimulation(.dryRun(configuration: configuration))))
  }

  /// Carries out commands before the script's first, and returns the stream that follows from them.
  func begin(with commands: [PostCommand]) -> [UInt8] {
    state.withLock { state in
      state.write(commands.flatMap { state.simulation.run($0, at: .zero) }, until: until)
    }
  }

  /// Reads a part of the script, and returns the stream that follows from it.
  func read(_ chunk: ArraySlice<UInt8>) -> [UInt8] {
    state.withLock { state in
      var lines: [InputLine] = []
      state.splitter.read(chunk) { lines.append($0) }
      return state.run(lines, until: until)
    }
  }

  /// Ends the script, lets everything happen that still will, and returns the rest of the stream.
  func finish() -> [UInt8] {
    state.withLock { state in
      var lines: [InputLine] = []
      state.splitter.finish { lines.append($0) }
      return state.run(lines, until: until)
        + state.write(state.simulation.finish(), until: until)
    }
  }
}
