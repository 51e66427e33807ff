#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif
@_spi(Process) import Placard
import PlacardTerminal
import PlacardText

/// The environment of the program: variables, standard streams and the time.
struct Shell: Sendable {
  let environment: [String: String]
  /// The descriptor of standard input.
  let input: Int32
  let output: any ByteSink
  let errors: any ByteSink
  var clock: any Clock<Duration>
  /// The time of the wall clock since 1970-01-01 in UTC.
  let now: @Sendable () -> Duration
  /// Ends the process silently, on any thread, when an output's reader has closed.
  let abandon: @Sendable () -> Void
  /// Opens the controlling terminal for reading and writing; nil if there is none.
  var openTerminal: @Sendable () -> TerminalDevice? = { nil }
  /// Whether standard output is a terminal.
  var showsOutputOnTerminal = false
  /// Whether standard error is a terminal.
  var showsErrorsOnTerminal = false
  /// Whether standard input is a terminal.
  var readsTerminal = false

  /// The environment of this process.
  static func current() -> Shell {
    Shell(
      environment: ProcessEnvironment.variables, input: STDIN_FILENO,
      output: FileDescriptorSink.standardOutput, errors: FileDescriptorSink.standardError,
      clock: ContinuousClock(), now: { wallTime() }, abandon: { endByBrokenPipe() },
      openTerminal: { TerminalDevice.controlling() },
      showsOutputOnTerminal: TerminalDevice(descriptor: STDOUT_FILENO).isTerminal,
      showsErrorsOnTerminal: TerminalDevice().isTerminal,
      readsTerminal: TerminalDevice(descriptor: STDIN_FILENO).isTerminal)
  }

  /// Writes to standard output.
  ///
  /// - Throws: The output's error.
  func print(_ text: String) throws {
    try output.write(Array(text.utf8))
  }

  /// Writes a sentence to standard error, after the program's name, sanitized for a terminal.
  ///
  /// Errors are ignored.
  func complain(_ sentence: String) {
    try? errors.write(Array("\(Self.complaint(sentence))\n".utf8))
  }

  /// A sentence after the program's name, on one line, without control characters and CI commands.
  static func complaint(_ sentence: String) -> String {
    Sanitizer.breakingCommands(in: Sanitizer.line("placard: \(sentence)"))
  }
}
