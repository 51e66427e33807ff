import Placard
import PlacardJSONStream
import Synchronization

/// The timed commands of a script, read incrementally.
struct Script: Sendable {
  private struct State {
    var splitter = LineSplitter()
    var reader: CommandReader
  }

  private let input: InputFile
  private let mode: CommandReader.Mode

  init(_ input: InputFile, as mode: CommandReader.Mode = .script) {
    self.input = input
    self.mode = mode
  }

  /// The commands in order; an invalid line is a report.
  ///
  /// A read error ends the stream with the failure.
  var commands: AsyncThrowingStream<TimedCommand, any Error> {
    AsyncThrowingStream { continuation in
      let state = Mutex(State(reader: CommandReader(mode)))
      @Sendable func follow(_ lines: (inout LineSplitter, (InputLine) -> Void) -> Void) {
        state.withLock { state in
          var found: [InputLine] = []
          lines(&state.splitter) { found.append($0) }
          for line in found {
            if let command = state.reader.read(line) { continuation.yield(command) }
          }
        }
      }
      Task {
        do {
          try await input.read { chunk in follow { $0.read(chunk, $1) } }
          follow { $0.finish($1) }
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
    }
  }
}
