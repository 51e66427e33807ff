import Placard

extension Verb {
  /// Draws the screen of a script at a moment.
  static let snapshot = Verb(
    name: "snapshot", operands: "[SCRIPT]",
    summary: "Prints the exact screen of a script at a moment.",
    flags: [
      Flag("at", nil, .value("TIME"), "The moment, 0 by default."),
      Flag("size", nil, .value("COLUMNSxROWS"), "The size of the screen, 80x24 by default."),
      Flag("format", nil, .value("NAME"), "text (the default), ansi or svg."),
      Flag("title", nil, .value("TEXT"), "What stands in the window's title, of svg."),
      .configuration,
    ]
  ) { arguments, shell in
    guard arguments.words.count <= 1 else {
      throw UsageError("snapshot takes one script; it got \(arguments.words.count) words.")
    }
    let at = try moment(arguments)
    let size = try size(arguments)
    let format = try arguments.choice("format", as: SnapshotFormat.self) ?? .text
    let input = try InputFile.open(arguments.words.first, in: shell)
    let configuration = try await Configuration.load(arguments, shell, orPersonal: false)
    var rehearsal = SceneRehearsal(configuration, size: size)
    for try await timed in Script(input).commands {
      for command in timed.commands {
        rehearsal.run(command, at: timed.at ?? .zero, until: at)
      }
    }
    let screen = rehearsal.screen(at: at)
    switch format {
    case .text: try shell.print(screen.text + "\n")
    case .ansi: try shell.print(screen.ansi(depth: .trueColor))
    case .svg: try shell.print(SVGSnapshot(title: arguments["title"] ?? "").draw(screen))
    }
    return .success
  }

  private static func moment(_ arguments: Arguments) throws(UsageError) -> Duration {
    guard let text = arguments["at"] else { return .zero }
    guard let moment = TimeText.moment(of: text) else {
      throw .badValue(text, of: arguments.origin(of: "at"), wants: TimeText.momentForm)
    }
    return moment
  }

  private static func size(_ arguments: Arguments) throws(UsageError) -> TerminalSize {
    guard let text = arguments["size"] else { return .assumed }
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let columns = numbers[0], let rows = numbers[1],
      (1...1000).contains(columns), (1...1000).contains(rows)
    else {
      throw .badValue(
        text, of: arguments.origin(of: "size"),
        wants: "columns and rows from 1 to 1000, such as 80x24")
    }
    return TerminalSize(columns: columns, rows: rows)
  }
}

/// The forms of a snapshot.
enum SnapshotFormat: String, CaseIterable, Sendable {
  case text, ansi, svg
}
