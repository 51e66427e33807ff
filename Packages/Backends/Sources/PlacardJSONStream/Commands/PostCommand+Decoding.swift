import PlacardModels
import PlacardPosting

extension PostCommand {
  /// Reads the command that a member names; `tag` is the line's own, for queries that hold none.
  init(
    _ named: (name: CommandName, member: JSONMember), tag: JSONMember?
  ) throws(Problem) {
    switch named.name {
    case .post: self = try .post(PostBody(named.member.value))
    case .quiet:
      guard let level = try named.member.integer(in: 0...100) else {
        throw named.member.refused("a whole number from 0 to 100")
      }
      self = .quiet(level)
    case .query: self = try .query(named.member, tag)
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

/// The object that belongs to a command's name.
private struct CommandArguments {
  let command: JSONMember
  let members: [JSONMember]

  init(_ command: JSONMember) throws(Problem) {
    guard case .object(let members) = command.value.content else {
      throw command.refused("an object")
    }
    self.command = command
    self.members = members
  }

  subscript(_ key: String) -> JSONMember? {
    members.first { $0.key == key }
  }

  func id() throws(Problem) -> String {
    try need("id", self["id"]?.identifier())
  }

  func tag(or outer: JSONMember?) throws(Problem) -> String? {
    try (self["tag"] ?? outer)?.text()
  }

  func need<Value>(_ key: String, _ value: Value?) throws(Problem) -> Value {
    guard let value else {
      throw Problem(
        "\(command.key.inQuotes) needs \(key.inQuotes).", column: command.value.column)
    }
    return value
  }

  /// The command when it is one that a program gives, but for `post`, `quiet` and `query`.
  func programCommand(_ name: CommandName, _ tag: JSONMember?) throws(Problem) -> PostCommand? {
    switch name {
    case .update: .update(id: try id(), try change())
    case .hide: .hide(id: try self["id"]?.identifier(), animated: try isAnimated())
    case .hideAll: .hideAll(animated: try isAnimated())
    case .hideCounted: .hideCounted(id: try id())
    case .setCount: .setCount(id: try id(), try need("count", self["count"]?.integer()))
    case .removeQueued: .removeQueued(id: try id())
    case .hideGroup: .hideGroup(try need("group", self["group"]?.text()))
    case .suspend: .suspend
    case .resume: .resume
    case .config: .configure(try laneChange())
    case .history:
      .history(
        limit: try self["limit"]?.integer(in: 0 ... .max), since: try self["since"]?.length(),
        tag: try self.tag(or: tag))
    case .close: .close
    case .host: .host(attached: try need("attached", self["attached"]?.flag()))
    case .fail: .fail(id: try id())
    default: nil
    }
  }

  /// The command when it is what a person does.
  func personCommand(_ name: CommandName) throws(Problem) -> PostCommand {
    switch name {
    case .tap: .tap(id: try id())
    case .tapOutside: .tapOutside
    case .action: .action(id: try id(), action: try need("action", self["action"]?.text()))
    case .dismiss: .dismiss(id: try id())
    case .panBegan: .panBegan(id: try id())
    case .panEnded:
      .panEnded(
        id: try id(), travel: try self["travel"]?.number() ?? 0,
        velocity: try self["velocity"]?.number() ?? 0)
    case .hover: .hover(id: try id(), inside: try need("inside", self["inside"]?.flag()))
    case .focus: .focus(window: try need("window", self["window"]?.flag()))
    default: preconditionFailure("\(name) is not what a person does.")
    }
  }

  private func isAnimated() throws(Problem) -> Bool {
    try self["animated"]?.flag() ?? true
  }

  /// The change that takes over the named keys; they are tried here on an empty message, so that
  /// taking them over cannot fail later.
  private func change() throws(Problem) -> PostChange {
    let named = JSONValue(
      .object(members.filter { $0.key != "id" }), offset: command.value.offset)
    var trial = PostBody(Message(title: nil, body: nil))
    try trial.merge(named)
    let endsProgress =
      self["progress"] == nil && self["severity"] != nil
      && [.success, .error].contains(trial.message.severity)
    return PostChange { message, options in
      var body = PostBody(message, options)
      try? body.merge(named)
      if endsProgress { body.message.progress = nil }
      (message, options) = (body.message, body.options)
    }
  }

  private func laneChange() throws(Problem) -> LaneChange {
    var change = LaneChange(lane: try self["lane"]?.text(), policy: try self["policy"]?.choice())
    change.limit = try self["limit"]?.integer(in: 1 ... .max)
    change.queueLimit = try self["queueLimit"]?.integer(in: 0 ... .max)
    change.pause = try self["pause"]?.length()
    change.automatic = try automatic()
    change.order = try self["order"]?.choice()
    change.whenFull = try self["whenFull"]?.choice()
    return change
  }

  private func automatic() throws(Problem) -> LaneChange.Automatic? {
    guard let member = self["automatic"] else { return nil }
    if case .string(let word) = member.value.content {
      guard word == "reading" else { throw member.refused("seconds or \"reading\"") }
      return .reading
    }
    return try member.length().map(LaneChange.Automatic.fixed)
  }
}
