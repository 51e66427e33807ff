import Placard
import PlacardJSONStream
import PlacardTerminal
import PlacardText

extension Verb {
  /// Prints the detected capabilities of the terminal.
  static let doctor = Verb(
    name: "doctor", operands: "",
    summary: "Prints what was found out about the terminal, why, and what was left changed.",
    flags: [
      Flag("json", nil, .toggle, "Prints JSON Lines."),
      Flag("offline", nil, .toggle, "Asks the terminal nothing; only the environment counts."),
    ]
  ) { arguments, shell in
    if let word = arguments.words.first {
      throw UsageError("doctor takes no word; it got \"\(word)\".")
    }
    let terminal = arguments.has("offline") ? nil : shell.openTerminal()
    let settings = terminal?.lineSettings
    let queries =
      if arguments.has("offline") {
        nil as TerminalQueries?
      } else {
        try await Worker.run { answers(of: terminal, in: shell) }
      }
    let detection = TerminalDetection(
      environment: shell.environment, isTerminal: shell.showsErrorsOnTerminal, queries: queries)
    let leftovers = TerminalLeftover.found(in: settings, queries?.replies ?? [])
    let rows = detection.findings.map(Row.init) + leftovers.map(Row.init)
    try shell.output.write(arguments.has("json") ? json(rows) : text(rows))
    return .success
  }

  /// Queries the terminal, on a thread that may block.
  private static func answers(of terminal: TerminalDevice?, in shell: Shell) -> TerminalQueries {
    var queries = TerminalQueries(
      environment: shell.environment, isTerminal: terminal != nil,
      isForeground: terminal?.isForeground ?? false, asksForGraphics: true,
      asksForLeftovers: true)
    guard let terminal, queries.refusal == nil else { return queries }
    let input = TerminalInput(terminal)
    guard input.begin() else { return queries }
    _ = input.ask(&queries)
    input.end(isAnswering: !queries.isExpired)
    return queries
  }

  private static func text(_ rows: [Row]) -> [UInt8] {
    let rows = rows.map { [$0.topic, Sanitizer.line($0.value), Sanitizer.line($0.reason)] }
    let widths = (0..<2).map { column in rows.map { columns(of: $0[column]) }.max() ?? 0 }
    var text = ""
    for row in rows {
      for (cell, width) in zip(row, widths) {
        text += cell + String(repeating: " ", count: width - columns(of: cell) + 2)
      }
      text += row[2] + "\n"
    }
    return Array(text.utf8)
  }

  private static func json(_ rows: [Row]) -> [UInt8] {
    var writer = JSONWriter()
    for row in rows {
      writer.object { writer in
        for (key, text) in [
          ("topic", row.topic), ("value", row.value), ("reason", row.reason),
        ] {
          writer.key(key)
          writer.string(text)
        }
      }
      writer.newline()
    }
    return writer.bytes
  }
}

/// A line of the report.
private struct Row {
  let topic: String
  let value: String
  let reason: String

  init(_ finding: TerminalDetection.Finding) {
    topic = "\(finding.topic)"
    value = finding.value
    reason = finding.reason
  }

  init(_ leftover: TerminalLeftover) {
    topic = leftover.rawValue
    value = leftover.state
    reason = "left by another program; run `placard reset`"
  }
}
