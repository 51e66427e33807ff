@_spi(Fields) import PlacardModels
import PlacardPosting

/// The object that belongs to a command's name.
struct CommandArguments {
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

  @inline(never)
  func id() throws(Problem) -> String {
    try need("id", self["id"]?.identifier())
  }

  func tag(or outer: JSONMember?) throws(Problem) -> String? {
    try (self["tag"] ?? outer)?.text()
  }

  @inline(never)
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
    case .update:
      .update(
        id: try id(),
        try PostChange(merging: command.value))
    case .hide: try hide()
    case .hideAll: .hideAll(animated: try isAnimated())
    case .hideCounted: .hideCounted(id: try id())
    case .setCount: .setCount(id: try id(), try need("count", self["count"]?.integer()))
    case .removeQueued: .removeQueued(id: try id())
    case .hideGroup: .hideGroup(try need("group", self["group"]?.text()))
    case .suspend: .suspend
    case .resume: .resume
    case .snooze: .snooze(id: try id(), for: try need("for", self["for"]?.length()))
    case .recall: .recall(id: try self["id"]?.identifier())
    case .mode:
      .mode(
        try need("name", self["name"]?.identifier()), isOn: try need("on", self["on"]?.flag()))
    case .digest: .digest(try need("on", self["on"]?.flag()))
    case .config: .configure(try laneConfiguration())
    case .history:
      .history(
        limit: try self["limit"]?.integer(in: 0 ... .max), since: try self["since"]?.length(),
        tag: try self.tag(or: tag))
    case .explain: .explain(id: try id(), tag: try self.tag(or: tag))
    case .close: .close
    case .host: .host(attached: try self["attached"]?.flag(), keeps: try self["keeps"]?.flag())
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
    case .idle: .idle(try need("person", self["person"]?.flag()))
    default: preconditionFailure("\(name) is not what a person does.")
    }
  }

  private func hide() throws(Problem) -> PostCommand {
    let (id, isAnimated) = (try self["id"]?.identifier(), try isAnimated())
    guard let reason: CloseReason = try self["reason"]?.choice(), let id else {
      return .hide(id: id, animated: isAnimated)
    }
    return .endSeen(id: id, reason)
  }

  private func isAnimated() throws(Problem) -> Bool {
    try self["animated"]?.flag() ?? true
  }

  private func laneConfiguration() throws(Problem) -> LaneConfiguration {
    var change = LaneConfiguration()
    for member in members {
      _ = try change.take(member)
    }
    return change
  }
}
