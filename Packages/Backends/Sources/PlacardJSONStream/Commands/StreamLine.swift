@_spi(Fields) import PlacardModels
import PlacardPosting

/// A line of another manager's stream, as a feed interprets it.
struct StreamLine {
  private let kind: JSONMember
  private let members: [JSONMember]

  init(_ members: [JSONMember]) throws(Problem) {
    self.members = members
    kind = members.first { $0.key == "kind" } ?? JSONMember("kind", JSONValue(.null))
    guard case .string = kind.value.content else { throw kind.refused("a text") }
  }

  private subscript(_ key: String) -> JSONMember? {
    members.first { $0.key == key }
  }

  /// The command with the same effect here; nil if nothing is to be done.
  var command: PostCommand? {
    get throws(Problem) {
      switch try kind.text().flatMap(PostEvent.Kind.init(rawValue:)) {
      case .willShow: try post()
      case .updated: try update()
      case .counted: try count()
      case .willHide: try end()
      default: nil
      }
    }
  }

  private func id() throws(Problem) -> String {
    guard let id = try self["id"]?.identifier() else { throw missing("id") }
    return id
  }

  private func missing(_ key: String) -> Problem {
    Problem(
      "A line of kind \(kind.value.shortDescription) needs \(key.inQuotes).",
      column: kind.value.column)
  }

  private func body() throws(Problem) -> PostBody {
    guard let message = self["message"] else { throw missing("message") }
    return try PostBody(message.value)
  }

  private func post() throws(Problem) -> PostCommand {
    var body = try body()
    body.message.explicitID = try id()
    body.options.lane = try self["lane"]?.text() ?? body.options.lane
    body.options.duplicates = .allow
    if case .indefinite(_, let minimum) = body.options.duration {
      body.options.duration = .indefinite(delay: .zero, minimum: minimum)
    }
    return .post(body.message, body.options)
  }

  /// Replaces the post's content; options that the line omits are unchanged.
  private func update() throws(Problem) -> PostCommand {
    let id = try id()
    _ = try body()
    guard let message = self["message"], case .object(var members) = message.value.content else {
      throw missing("message")
    }
    let hasSubtitle = members.contains { $0.key == "subtitle" }
    for key in Message.fields.keys where key != "id" && !members.contains(where: { $0.key == key })
    {
      if key != "body" || !hasSubtitle { members.append(JSONMember(key, JSONValue(.null))) }
    }
    let content = JSONValue(.object(members), offset: message.value.offset)
    return .update(id: id, try PostChange(merging: content))
  }

  private func count() throws(Problem) -> PostCommand? {
    let id = try id()
    guard let count = try self["count"]?.integer() else { throw missing("count") }
    return count > 0 ? .setCount(id: id, count) : nil
  }

  /// Ends the post as soon as it has been seen, for the same reason.
  ///
  /// One that expired expires here by itself. What made room or was closed there stays, since this
  /// place has room of its own.
  private func end() throws(Problem) -> PostCommand? {
    let id = try id()
    switch try self["reason"]?.choice() as CloseReason? {
    case .expired, .kept, .closed: return nil
    case let reason: return .endSeen(id: id, reason ?? .hidden)
    }
  }
}
