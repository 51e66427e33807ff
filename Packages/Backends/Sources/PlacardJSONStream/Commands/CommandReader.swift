@_spi(Fields) import PlacardModels
import PlacardPosting

/// Parses lines into commands: of a feed, whose commands take effect on arrival, or of a script, whose
/// lines carry their times.
///
/// A malformed line becomes `PostCommand.report`, with the line and, if known, the column, and changes
/// nothing else. In `rules`, only the invalid rules are dropped, with one problem each in addition to the
/// command. Out-of-range numbers are clamped: the quiet level to 0…100, limits to at least 1, time spans to
/// at least 0.
///
/// - A feed also accepts bare messages, and the event stream of another manager: `willShow` posts the
///   message under its id, in its lane, without its delay and even if it is a duplicate, since the other
///   manager has already decided that; `updated` sets its new content and `counted` its count; `willHide`
///   ends it for the same reason, after it has been seen; one that `expired` expires here by itself, and one
///   that was `kept` or `closed` there stays. Lines of any other `kind` are skipped, whatever else they hold. Times are ignored on a
///   feed. An unknown key that looks like a typo is reported in addition to the command, once for each key.
/// - A script skips lines with a `kind`. A line without `at` happens at the last time given; one whose time
///   is negative, goes backward, or exceeds 10¹⁸ seconds is malformed.
/// - A recording is either: feed lines take effect at their `at`, script lines as in a script. A stream
///   line with an earlier time happens at the last time given.
public struct CommandReader: Sendable {
  /// The format of the input.
  public enum Mode: Sendable, Equatable, CaseIterable {
    /// Messages, commands and event streams, effective on arrival.
    case feed
    /// Commands with times.
    case script
    /// A script, or a recorded feed or stream.
    case recording
  }

  /// The command names, in the order of error messages.
  static let commandNames = CommandName.allCases.map(\.rawValue)

  /// The format of the input.
  let mode: Mode
  /// The last time that a script gave.
  private(set) var time = Duration.zero
  private var unread: UnreadKeys

  /// Creates a reader at the beginning of its input.
  ///
  /// - Parameters:
  ///   - mode: The format of the input.
  ///   - names: Names of styles and transitions that are not reported as typos, besides the built-in ones.
  public init(_ mode: Mode, accepting names: [String] = []) {
    self.mode = mode
    unread = UnreadKeys(accepting: names)
  }

  /// Parses a line.
  ///
  /// - Returns: The command; nil for a skipped line.
  public mutating func read(_ line: InputLine) -> TimedCommand? {
    if let post = plainPost(line) { return post }
    var problems: [Problem] = []
    do throws(Problem) {
      let value = try JSONValue(parsing: line.content.get())
      return try command(value, &problems).map { timed($0, problems, line) }
    } catch {
      return timed(.report(line.locate(error)), [], line)
    }
  }

  /// Parses a plain post; nil, with nothing changed, for any other line.
  private mutating func plainPost(_ line: InputLine) -> TimedCommand? {
    guard case .success(let bytes) = line.content,
      let post = bytes.withUnsafeBufferPointer({ PlainPostLine($0) })
    else { return nil }
    if mode != .feed, let at = post.at {
      guard at >= time else { return nil }
      time = at
    }
    return timed(.post(post.message, PostOptions()), [], line)
  }

  private func timed(
    _ command: PostCommand, _ problems: [Problem], _ line: InputLine
  ) -> TimedCommand {
    TimedCommand(
      at: mode == .feed ? nil : time, line: line.number, command,
      problems: problems.map(line.locate))
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

  /// Parses a bare message on a feed's line.
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

  /// Parses the only command that a member names.
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

  /// The time of a stream's line, as far as it can be parsed.
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
  /// Whether the object has a non-`null` value for the key.
  fileprivate func isNamed(_ key: String) -> Bool {
    guard let value = self[key] else { return false }
    return value.content != .null
  }
}

extension InputLine {
  /// Adds the line number to a problem.
  fileprivate func locate(_ problem: Problem) -> Problem {
    var located = problem
    located.line = number
    return located
  }
}

extension PostBody {
  /// The keys of which a message needs at least one.
  static let textKeys: Set = ["title", "body", "subtitle"]
}
