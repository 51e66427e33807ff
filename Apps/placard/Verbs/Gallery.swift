import Placard
import PlacardTerminal
import PlacardSamples

extension Verb {
  /// Shows samples of messages.
  static let gallery = Verb(
    name: "gallery", operands: "",
    summary: "Shows every kind of message: live on a terminal, else as text.",
    flags: [
      Flag("list", nil, .toggle, "Prints the names of what there is to see."),
      Flag("once", nil, .list("NAME"), "Shows only this; may be repeated."),
      Flag("color", nil, .value("WHEN"), "auto, always or never."),
    ]
  ) { arguments, shell in
    if let word = arguments.words.first {
      throw UsageError("gallery takes no word; it got \"\(word)\"; --once \(word) shows one thing.")
    }
    let everything = Sample.kinds + Sample.severities + Sample.transitions
    if arguments.has("list") {
      try shell.print(everything.map { "\($0.name)  \($0.caption)\n" }.joined())
      return .success
    }
    let names = arguments.all("once")
    for name in names where !everything.contains(where: { $0.name == name }) {
      throw UsageError.badChoice(
        name, of: arguments.origin(of: "once"), accepted: everything.map(\.name))
    }
    let wanted = everything.filter { names.isEmpty || names.contains($0.name) }
    let environment = Composition.environment(
      shell.environment, try arguments.choice("color", as: ColorChoice.self) ?? .auto)
    if shell.showsOutputOnTerminal, shell.showsErrorsOnTerminal {
      await play(wanted, on: shell.clock, environment)
    } else {
      try print(wanted, to: shell, environment)
    }
    return .success
  }

  /// Shows samples one after the other on the terminal.
  private static func play(
    _ samples: [Sample], on clock: any Clock<Duration>, _ environment: [String: String]
  ) async {
    let poster = TerminalPoster(environment: environment, input: .keysAndBackground)
    let messages = PostManager(posters: [poster], clock: clock)
    for sample in samples {
      poster.print("\(sample.name): \(sample.caption)")
      var options = sample.options
      options.duration = .seconds(2.5)
      let handle = messages.post(sample.message, options)
      if case .steps(let done, let total, let unit) = sample.message.progress {
        for step in 1...12 {
          try? await clock.sleep(for: .milliseconds(200))
          let now = done + (total - done) * step / 12
          handle.update { $0.progress = .steps(done: now, total: total, unit: unit) }
        }
      }
      _ = await handle.outcome
    }
    await messages.finish()
  }

  /// Prints each sample after its entrance.
  private static func print(
    _ samples: [Sample], to shell: Shell, _ environment: [String: String]
  ) throws {
    let capabilities = TerminalCapabilities(environment: environment, isTerminal: false)
    let columns = environment["COLUMNS"].flatMap { Int($0) } ?? 80
    let place = ViewEnvironment(
      columns: columns, theme: Themes.standard.theme(environment: environment),
      depth: capabilities.colorDepth, glyphs: capabilities.glyphs)
    for sample in samples {
      let cells = sample.drawing(in: place)
      let picture = place.depth == .none ? cells.text + "\n" : cells.ansi(depth: place.depth)
      try shell.print("\(sample.name): \(sample.caption)\n\(picture)\n")
    }
  }
}
