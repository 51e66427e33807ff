import Placard

extension Verb {
  /// Tells what the terminal can do.
  static let doctor = Verb(
    name: "doctor", operands: "",
    summary: "Prints what was found out about the terminal, and why it is believed.",
    flags: [
      Flag("json", nil, .toggle, "Prints JSON Lines."),
      Flag("offline", nil, .toggle, "Asks the terminal nothing; only the environment counts."),
    ]
  ) { arguments, shell in
    if let word = arguments.words.first {
      throw UsageError("doctor takes no word; it got \"\(word)\".")
    }
    let terminal = arguments.has("offline") ? nil : shell.openTerminal()
    let queries =
      if arguments.has("offline") {
        nil as TerminalQueries?
      } else {
        try await Worker.run { answers(of: terminal, in: shell) }
      }
    let detection = TerminalDetection(
      environment: shell.environment, isTerminal: shell.showsErrorsOnTerminal, queries: queries)
    try shell.output.write(
      arguments.has("json") ? json(detection.findings) : text(detection.findings))
    return .success
  }

  /// Asks the terminal, on a thread that may wait.
  private static func answers(of terminal: TerminalDevice?, in shell: Shell) -> TerminalQueries {
    var queries = TerminalQueries(
      environment: shell.environment, isTerminal: terminal != nil,
      isForeground: terminal?.isForeground ?? false, asksForGraphics: true)
    guard let terminal, queries.refusal == nil else { return queries }
    let input = TerminalInput(terminal)
    guard input.begin() else { return queries }
    _ = input.ask(&queries)
    input.end(isAnswering: !queries.isExpired)
    return queries
  }

  private static func text(_ findings: [TerminalDetection.Finding]) -> [UInt8] {
    let topics = findings.map(\.topic.rawValue)
    let values = findings.map { Sanitizer.line($0.value) }
    let widths = [topics, values].map { $0.map { columns(of: $0) }.max() ?? 0 }
    func padded(_ text: String, _ width: Int) -> String {
      text + String(repeating: " ", count: width - columns(of: text) + 2)
    }
    let lines = zip(zip(topics, values), findings).map { texts, finding in
      padded(texts.0, widths[0]) + padded(texts.1, widths[1]) + Sanitizer.line(finding.reason)
        + "\n"
    }
    return Array(lines.joined().utf8)
  }

  private static func json(_ findings: [TerminalDetection.Finding]) -> [UInt8] {
    var writer = JSONWriter()
    for finding in findings {
      writer.object { writer in
        for (key, text) in [
          ("topic", finding.topic.rawValue), ("value", finding.value), ("reason", finding.reason),
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
