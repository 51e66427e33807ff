import Placard
import PlacardTerminal
import PlacardExhibits

extension Verb {
  /// Shows what messages look like.
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
    let everything = Exhibit.kinds + Exhibit.severities + Exhibit.transitions
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

  /// Shows one after the other on the terminal.
  private static func play(
    _ exhibits: [Exhibit], on clock: any Clock<Duration>, _ environment: [String: String]
  ) async {
    let poster = TerminalPoster(environment: environment)
    let messages = PostManager(posters: [poster], clock: clock)
    for exhibit in exhibits {
      poster.print("\(exhibit.name): \(exhibit.caption)")
      var options = exhibit.options
      options.duration = .seconds(2.5)
      let handle = messages.post(exhibit.message, options)
      if case .steps(let done, let total, let unit) = exhibit.message.progress {
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

  /// Prints what each looks like once it is settled.
  private static func print(
    _ exhibits: [Exhibit], to shell: Shell, _ environment: [String: String]
  ) throws {
    let capabilities = TerminalCapabilities(environment: environment, isTerminal: false)
    let columns = environment["COLUMNS"].flatMap { Int($0) } ?? 80
    let place = ViewEnvironment(
      columns: columns, theme: capabilities.isDark ? .dark : .light,
      depth: capabilities.colorDepth, glyphs: capabilities.isUnicode ? .unicode : .ascii)
    for exhibit in exhibits {
      let cells = exhibit.drawing(in: place)
      let picture = place.depth == .none ? cells.text + "\n" : cells.ansi(depth: place.depth)
      try shell.print("\(exhibit.name): \(exhibit.caption)\n\(picture)\n")
    }
  }
}
