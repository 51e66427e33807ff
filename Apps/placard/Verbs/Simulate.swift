import Placard

extension Verb {
  /// Runs a script on a manual clock.
  static let simulate = Verb(
    name: "simulate", operands: "[SCRIPT]",
    summary: "Runs a script on a manual clock, as fast as it goes, and prints the stream.",
    flags: [
      Flag("until", nil, .value("SECONDS"), "Cuts the stream after this time.")
    ]
  ) { arguments, shell in
    guard arguments.words.count <= 1 else {
      throw UsageError("simulate takes one script; it got \(arguments.words.count) words.")
    }
    let until = try arguments["until"].map { text throws(UsageError) in
      guard let seconds = Double(text), seconds.isFinite, seconds >= 0 else {
        throw .badValue(text, of: "until", wants: "a number of seconds, 0 or more")
      }
      return Duration.nanoseconds(ofSeconds: seconds)
    }
    let descriptor = try InputReader.open(arguments.words.first ?? "-")
    let rehearsal = Rehearsal(until: until)
    try await InputReader.read(descriptor) { chunk in
      shell.print(rehearsal.read(chunk))
    }
    shell.print(rehearsal.finish())
    return .success
  }
}
