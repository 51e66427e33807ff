import Placard
import PlacardJSONStream

extension Verb {
  /// Runs a script on a manual clock.
  static let simulate = Verb(
    name: "simulate", operands: "[SCRIPT]",
    summary: "Runs a script on a manual clock, as fast as it goes, and prints the stream.",
    flags: [
      Flag("until", nil, .value("TIME"), "Cuts the stream after this time."),
      .configuration,
    ]
  ) { arguments, shell in
    guard arguments.words.count <= 1 else {
      throw UsageError("simulate takes one script; it got \(arguments.words.count) words.")
    }
    let until = try arguments["until"].map { text throws(UsageError) in
      guard let moment = TimeText.moment(of: text) else {
        throw .badValue(text, of: arguments.origin(of: "until"), wants: TimeText.momentForm)
      }
      return moment
    }
    let input = try InputFile.open(arguments.words.first, in: shell)
    let (configuration, commands) = try await Configuration.dryRun(arguments, shell)
    let dryRun = DryRun(configuration, until: until) { try shell.output.write($0) }
    try dryRun.begin(with: commands)
    try await input.read { chunk in
      try dryRun.read(chunk)
    }
    try dryRun.finish()
    return .success
  }
}
