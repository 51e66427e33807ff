/// One thing that the program does.
struct Verb: Sendable {
  let name: String
  /// The arguments in the verb's usage line.
  let operands: String
  /// One sentence for the help.
  let summary: String
  let flags: [Flag]
  /// Does it, and returns the exit status.
  let run: @Sendable (Arguments, Shell) async throws -> ExitStatus

  /// Every verb there is, in the order of the help.
  static let all = [
    post, show, simulate, snapshot, replay, history, gallery, inspect, template, schema, doctor,
  ]
}

/// What the program ends with.
struct ExitStatus: Sendable, Hashable {
  let code: Int32

  /// All went well.
  static let success = ExitStatus(code: 0)
  /// The answer was no, or there was none.
  static let negative = ExitStatus(code: 1)
  /// The command line was wrong.
  static let usage = ExitStatus(code: 64)
  /// Something could not be read or written.
  static let inputOutput = ExitStatus(code: 74)
  /// The time was up.
  static let timedOut = ExitStatus(code: 124)
  /// The reader of an output has gone; the program ends as the signal would have ended it.
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
