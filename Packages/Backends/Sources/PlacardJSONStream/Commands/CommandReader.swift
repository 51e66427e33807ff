@_spi(Fields) import PlacardModels
import PlacardPosting

/// Turns lines into commands: of a feed, whose time is when they come, or of a script, whose time
/// is text.
///
/// A line that cannot be understood becomes `PostCommand.report`, with the line and, where it is
/// known, the column; it changes nothing else. Of `rules` only a rule in which something is wrong is
/// left out, with a problem for each thing beside the command. Numbers beyond their range are clamped: the quiet
/// level to 0…100, limits to at least 1, lengths of time to at least 0.
///
/// - A feed also takes bare messages, and the stream of another manager: `willShow` posts the
///   message under its id, in its lane, without its delay and even beside a duplicate, which the
///   other manager has judged; `updated` gives it its new content and `counted` its count;
///   `willHide` sets its duration to zero unless it `expired`, so that what arrives all at once is
///   still seen before it goes. A line with any other `kind` is skipped, whatever else it holds.
///   Times mean nothing on a feed. A key that is not read and looks like a slip is a problem beside
///   the command, once for each key.
/// - A script skips lines with a `kind`. Lines without `at` happen at the last time named; one that
///   is negative, goes backward, or lies beyond 10¹⁸ seconds makes its line a bad one.
/// - A recording is either: what a feed takes happens at the `at` that it names, where a script's lines
///   are taken as in a script. Of a stream's lines, one that names an earlier time happens at the last.
public struct CommandReader: Sendable {
  /// What the lines are.
  public enum Mode: Sendable, Equatable, CaseIterable {
    /// Messages, commands and streams, as they come.
    case feed
    /// Commands with times.
    case script
    /// A script, or a feed or a stream that was written down.
    case recording
  }

  /// The words that name a command, in the order of error messages.
  static let commandNames = CommandName.allCases.map(\.rawValue)

  /// What the lines are.
  let mode: Mode
  /// The last time that a script named.
  private(set) var time = Duration.zero
  private var unread = UnreadKeys()

  /// Creates a reader that has read nothing.
  public init(_ mode: Mode) {
    self.mode = mode
  }

  /// Reads a line.
  ///
  /// - Returns: The command; nil for a line that is to be skipped.
  public mutating func read(_ line: InputLine) -> TimedCommand? {
    var problems: [Problem] = []
    do throws(Problem) {
      let value = try JSONValue(parsing: line.content.get())
      return try command(value, &problems).map { timed($0, problems, line) }
    } catch {
      return timed(.report(line.place(error)), [], line)
    }
  }

  private func timed(
    _ command: PostCommand, _ problems: [Problem], _ line: InputLine
  ) -> TimedCommand {
    TimedCommand(
      at: mode == .feed ? nil : time, line: line.number, command,
      problems: problems.map(line.place))
  }

  private mutating func command(
    _ value: JSONValue, _ problems: inout [Problem]
  ) throws(Problem) -> PostCommand? {
    guard case .object(let members) = value.content else {
      throw Problem(
        "A line must be an object, not \(value.shortDescription).", column: value.column)
    }
    switch mode {
    case .feed: return try fed(value, members, &problems)
    case .script:
      guard !value.isNamed("kind") else { return nil }
      let at = try scriptTime(members)
      let command = try named(members, in: value, &problems)
      time = at
      return command
    case .recording:
      let isStream = value.isNamed("kind")
      let at = isStream ? streamTime(members) : try scriptTime(members)
      let command = try fed(value, members, &problems)
      time = at
      return command
    }
  }

  private mutating func fed(
    _ value: JSONValue, _ members: [JSONMember], _ problems: inout [Problem]
  ) throws(Problem) -> PostCommand? {
    let hasText = members.contains { PostBody.textKeys.contains($0.key) }
    if value.isNamed("kind") { return try StreamLine(members).command }
    guard hasText else { return try named(members, in: value, &problems) }
    let command = try bareMessage(value, members)
    if mode == .feed { unread.check(value, &problems) }
    return command
  }

  /// Reads a bare message, alone on a feed's line.
  private func bareMessage(
    _ value: JSONValue, _ members: [JSONMember]
  ) throws(Problem) -> PostCommand {
    for member in members where member.key != "tap" && CommandName(rawValue: member.key) != nil {
      throw Problem(
        "A line holds one message or one command, not a message and \(member.key.inQuotes).",
        column: member.value.column)
    }
    let body = try PostBody(value)
    return .post(body.message, body.options)
  }

  /// Reads the only command that a member names.
  private mutating func named(
    _ members: [JSONMember], in value: JSONValue, _ problems: inout [Problem]
  ) throws(Problem) -> PostCommand {
    var found: (name: CommandName, member: JSONMember)?
    for member in members {
      guard let name = CommandName(rawValue: member.key) else { continue }
      if let found {
        throw Problem(
          "A line holds one command, not \(found.name.rawValue.inQuotes) and \(member.key.inQuotes).",
          column: member.value.column)
      }
      found = (name, member)
    }
    guard let found else { throw CommandName.missing(in: value, members, mode) }
    let command = try PostCommand(found, tag: members.first { $0.key == "tag" }, &problems)
    if mode == .feed {
      if found.name == .post { unread.check(found.member.value, &problems) }
      unread.check(members, beside: found.member.key, &problems)
    }
    return command
  }

  /// When a stream's line happened, as far as it can be understood.
  private func streamTime(_ members: [JSONMember]) -> Duration {
    guard case .number(let number)? = members.first(where: { $0.key == "at" })?.value.content else {
      return time
    }
    return max(number.seconds ?? time, time)
  }

  private func scriptTime(_ members: [JSONMember]) throws(Problem) -> Duration {
    guard let member = members.first(where: { $0.key == "at" }) else { return time }
    guard case .number(let number) = member.value.content else {
      if case .null = member.value.content { return time }
      throw member.refused("a number of seconds")
    }
    guard let at = number.seconds else { throw member.refused("below 10¹⁸ seconds") }
    guard at >= .zero, !(number.isNegative && number.double < 0) else {
      throw member.refused("at least 0")
    }
    guard at >= time else {
      throw Problem(
        "\"at\" goes backward: \(number.literal) is before the last time named.",
        column: member.value.column)
    }
    return at
  }
}

extension JSONValue {
  /// Whether the object has a key, and not `null` for it.
  fileprivate func isNamed(_ key: String) -> Bool {
    guard let value = self[key] else { return false }
    return value.content != .null
  }
}

extension InputLine {
  /// The problem with the number of its line.
  fileprivate func place(_ problem: Problem) -> Problem {
    var placed = problem
    placed.line = number
    return placed
  }
}

extension PostBody {
  /// The keys of which a message needs one.
  static let textKeys: Set = ["title", "body", "subtitle"]
}
