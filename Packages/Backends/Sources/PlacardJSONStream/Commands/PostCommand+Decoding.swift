@_spi(Fields) import PlacardModels
@_spi(Fields) import PlacardPosting

extension PostCommand {
  /// Decodes the command of a member; `tag` is the line's own, for queries without one.
  ///
  /// What is dropped from a command that is otherwise valid is recorded.
  init(
    _ named: (name: CommandName, member: JSONMember), tag: JSONMember?,
    _ problems: inout [Problem]
  ) throws(Problem) {
    switch named.name {
    case .post: self = try .post(PostBody(named.member.value))
    case .quiet:
      guard let level = try named.member.integer(in: 0...100) else {
        throw named.member.refused("a whole number from 0 to 100")
      }
      self = .quiet(level)
    case .query: self = try .query(named.member, tag)
    case .rules:
      let (book, found) = RuleBook.decode(try CommandArguments(named.member).command.value)
      problems += found
      self = .rules(book)
    default:
      let arguments = try CommandArguments(named.member)
      if let command = try arguments.programCommand(named.name, tag) {
        self = command
      } else {
        self = try arguments.personCommand(named.name)
      }
    }
  }

  private static func post(_ body: PostBody) -> PostCommand {
    .post(body.message, body.options)
  }

  private static func query(
    _ member: JSONMember, _ tag: JSONMember?
  ) throws(Problem) -> PostCommand {
    if case .string(let word) = member.value.content {
      guard word == "state" else { throw member.refused("\"state\" or {\"id\": …}") }
      return .queryState(tag: try tag?.text())
    }
    let arguments = try CommandArguments(member)
    return .query(id: try arguments.id(), tag: try arguments.tag(or: tag))
  }
}
