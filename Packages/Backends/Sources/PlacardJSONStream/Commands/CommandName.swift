@_spi(Fields) import PlacardModels

/// The command names.
enum CommandName: String, CaseIterable {
  case post, update, hide, hideAll, hideCounted, setCount, removeQueued, hideGroup
  case suspend, resume, quiet, snooze, recall, mode, rules, digest, config
  case query, history, explain, close
  case tap, tapOutside, action, dismiss, panBegan, panEnded, hover, focus, idle
  case host, fail

  /// The problem of a line that names no command.
  static func missing(
    in value: JSONValue, _ members: [JSONMember], _ mode: CommandReader.Mode
  ) -> Problem {
    guard let member = members.first(where: { $0.key != "at" && $0.key != "tag" }) else {
      return Problem("The line holds no command.", column: value.column)
    }
    let accepted = CommandReader.commandNames.joined(separator: ", ")
    let message = mode != .script ? ", and a message needs \"title\" or \"body\"" : ""
    return Problem(
      "\(member.key.inQuotes) is no command\(message); accepted are \(accepted).",
      column: member.value.column)
  }
}
