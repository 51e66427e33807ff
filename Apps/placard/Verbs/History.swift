import Placard
import PlacardJSONStream
import PlacardText

extension Verb {
  /// Prints ended posts.
  static let history = Verb(
    name: "history", operands: "[FILE]",
    summary: "Prints the posts that have ended, the newest first, from a history's file.",
    flags: [
      Flag("limit", "n", .value("N"), "No more than so many."),
      Flag(
        "since", nil, .value("TIME"), "What ended since: 90m ago, 2026-11-21, 2026-11-21T14:30."),
      Flag("severity", "s", .value("NAME"), "What is at least so serious: warning, error …"),
      Flag("group", nil, .value("NAME"), "What belongs to a group."),
      Flag("id", "i", .value("ID"), "What has an id."),
      Flag("reason", nil, .value("NAME"), "What ended so: expired, dismissed, muted …"),
      Flag("oldest-first", nil, .toggle, "Begins with the oldest."),
      Flag("json", nil, .toggle, "Prints JSON Lines."),
    ]
  ) { arguments, shell in
    guard arguments.words.count <= 1 else {
      throw UsageError("history takes one file; it got \(arguments.words.count) words.")
    }
    let query = try query(arguments, now: shell.now())
    guard let path = arguments.words.first ?? HistoryOption.standardPath(shell.environment) else {
      throw UsageError("history finds no file without a home; name one.")
    }
    if let named = arguments.words.first { _ = try InputFile.open(named, in: shell) }
    var problems: [Problem] = []
    var printing: (any Error)?
    try HistoryFile(path: path).forEach(query, reporting: { problems.append($0) }) { entry in
      do {
        try shell.output.write(arguments.has("json") ? entry.line : line(of: entry))
        return true
      } catch {
        printing = error
        return false
      }
    }
    if let printing { throw printing }
    if let first = problems.first {
      let more = problems.count > 1 ? " (and \(problems.count - 1) more like it)" : ""
      shell.complain("\(path): \(first)\(more)")
    }
    return .success
  }

  private static func query(
    _ arguments: Arguments, now: Duration
  ) throws(UsageError) -> HistoryQuery {
    var query = HistoryQuery(group: arguments["group"], id: arguments["id"])
    query.severity = try arguments.choice("severity", as: Severity.self)
    query.reason = try arguments.choice("reason", as: CloseReason.self)
    query.order = arguments.has("oldest-first") ? .oldestFirst : .newestFirst
    if let text = arguments["limit"] {
      guard let limit = Int(text), limit >= 0 else {
        throw .badValue(text, of: arguments.origin(of: "limit"), wants: "a whole number, 0 or more")
      }
      query.limit = limit
    }
    if let text = arguments["since"] {
      guard let since = WallTime.moment(of: text, now: now) else {
        throw .badValue(
          text, of: arguments.origin(of: "since"),
          wants:
            "a time before now such as 90m, or a day such as 2026-11-21, with a time if need be")
      }
      query.since = since
    }
    return query
  }

  /// The time of its end, the reason, the severity, and the text.
  private static func line(of entry: HistoryEntry) -> [UInt8] {
    func padded(_ text: String, _ width: Int) -> String {
      text + String(repeating: " ", count: max(width - text.count, 0))
    }
    let text = [entry.message.title, entry.message.body].compactMap(\.self).joined(separator: ": ")
    let columns = [
      WallTime.text(of: entry.time), padded(entry.reason.rawValue, 13),
      padded(entry.message.severity.rawValue, 7),
      Sanitizer.line(text.isEmpty ? entry.id : text),
    ]
    return Array((columns.joined(separator: "  ") + "\n").utf8)
  }
}
