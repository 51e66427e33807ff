import Placard
import Synchronization

/// A script's commands with their times, as they are read.
enum Script {
  /// The commands of a descriptor; a line that cannot be understood is a report.
  ///
  /// What cannot be read ends the script where it is.
  static func commands(of descriptor: Int32) -> AsyncStream<TimedCommand> {
    AsyncStream { continuation in
      let state = Mutex((splitter: LineSplitter(), reader: CommandReader(.script)))
      Worker.start {
        _ = InputReader.readAll(descriptor) { chunk in
          state.withLock { state in
            var lines: [InputLine] = []
            state.splitter.read(chunk) { lines.append($0) }
            for line in lines {
              if let command = state.reader.read(line) { continuation.yield(command) }
            }
          }
        }
        state.withLock { state in
          var lines: [InputLine] = []
          state.splitter.finish { lines.append($0) }
          for line in lines {
            if let command = state.reader.read(line) { continuation.yield(command) }
          }
        }
        continuation.finish()
      }
    }
  }
}
