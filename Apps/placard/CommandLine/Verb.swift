/// A subcommand of the program.
struct Verb: Sendable {
  let name: String
  /// The operands in the usage line.
  let operands: String
  /// One sentence for the help.
  let summary: String
  let flags: [Flag]
  /// Runs it, and returns the exit status.
  let run: @Sendable (Arguments, Shell) async throws -> ExitStatus

  /// All verbs, in the order of the help.
  static let all = [
    post, show, record, simulate, snapshot, replay, history, gallery, inspect, template, schema,
    doctor,
    reset,
  ]
}

/// An exit status of the program.
struct ExitStatus: Sendable, Hashable {
  let code: Int32

  /// Success.
  static let success = ExitStatus(code: 0)
  /// A negative answer, or none.
  static let negative = ExitStatus(code: 1)
  /// An invalid command line.
  static let usage = ExitStatus(code: 64)
  /// Mistakes in a feed that must have none.
  static let badInput = ExitStatus(code: 65)
  /// An input or output error.
  static let inputOutput = ExitStatus(code: 74)
  /// A timeout.
  static let timedOut = ExitStatus(code: 124)
  /// The reader of an output has closed it; the program ends as SIGPIPE would end it.
  static let brokenPipe = ExitStatus(code: 141)
}

/// A failure that ends the program with one sentence.
struct Failure: Error {
  let sentence: String
  let status: ExitStatus

  init(_ sentence: String, _ status: ExitStatus = .inputOutput) {
    self.sentence = sentence
    self.status = status
  }
}
