#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif
import Placard
import PlacardTerminal
import PlacardText

/// The world around the program: environment, standard streams and the time.
struct Shell: Sendable {
  let environment: [String: String]
  /// The descriptor of standard input.
  let input: Int32
  let output: any ByteSink
  let errors: any ByteSink
  let clock: any Clock<Duration>
  /// The time on the wall, since the beginning of 1970 in UTC.
  let now: @Sendable () -> Duration
  /// Ends the process without a word, from whatever thread learns that an output's reader has gone.
  let abandon: @Sendable () -> Void
  /// Opens the terminal of the process, to be read and written; nil if there is none.
  var openTerminal: @Sendable () -> TerminalDevice? = { nil }
  /// Whether standard output is a terminal.
  var showsOutputOnTerminal = false
  /// Whether standard error is a terminal.
  var showsErrorsOnTerminal = false
  /// Whether standard input is a terminal.
  var readsTerminal = false

  /// The process's own world.
  static func current() -> Shell {
    Shell(
      environment: processEnvironment(), input: STDIN_FILENO,
      output: FileDescriptorSink.standardOutput, errors: FileDescriptorSink.standardError,
      clock: ContinuousClock(), now: { wallTime() }, abandon: { endByBrokenPipe() },
      openTerminal: { TerminalDevice.controlling() },
      showsOutputOnTerminal: TerminalDevice(descriptor: STDOUT_FILENO).isTerminal,
      showsErrorsOnTerminal: TerminalDevice().isTerminal,
      readsTerminal: TerminalDevice(descriptor: STDIN_FILENO).isTerminal)
  }

  /// Writes to standard output.
  ///
  /// - Throws: What the output throws.
  func print(_ text: String) throws {
    try output.write(Array(text.utf8))
  }

  /// Writes a sentence to standard error, behind the program's name, safe for a terminal.
  ///
  /// There is nowhere left to report that it cannot be written.
  func complain(_ sentence: String) {
    try? errors.write(Array("\(Self.complaint(sentence))\n".utf8))
  }

  /// A sentence behind the program's name, as one line that can neither act on a terminal nor be taken for
  /// a command by the system that reads a log.
  static func complaint(_ sentence: String) -> String {
    Sanitizer.breakingCommands(in: Sanitizer.line("placard: \(sentence)"))
  }

  private static func processEnvironment() -> [String: String] {
    var variables: [String: String] = [:]
    var entry = environ
    while let text = entry.pointee {
      let parts = String(cString: text).split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 { variables[String(parts[0])] = String(parts[1]) }
      entry += 1
    }
    return variables
  }
}
