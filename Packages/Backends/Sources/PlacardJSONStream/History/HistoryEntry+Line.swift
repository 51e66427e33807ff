@_spi(Fields) public import PlacardModels

extension HistoryEntry {
  /// The entry as a line of a history file: JSON in UTF-8, with its newline.
  public var line: [UInt8] {
    var writer = JSONWriter()
    writer.object {
      $0.member("id", id)
      $0.member("post", number)
      $0.member("reason", reason.rawValue)
      $0.member("action", action)
      $0.key("at")
      $0.seconds(at)
      $0.key("time")
      $0.seconds(time)
      $0.key("message")
      $0.body(PostBody(message, options))
      if !routes.isEmpty {
        $0.key("routes")
        $0.array(routes)
      }
    }
    writer.newline()
    return writer.bytes
  }

  /// Parses a line of a history file; unknown keys are skipped.
  ///
  /// - Throws: A ``PlacardModels/Problem`` if the line is not an entry: not JSON, or with parts missing.
  public init(line: ArraySlice<UInt8>) throws(Problem) {
    let value = try JSONValue(parsing: line)
    guard case .object(let members) = value.content else {
      throw Problem("An entry must be an object.", column: value.column)
    }
    var body = PostBody(Message(title: nil, body: nil))
    var found = (
      id: String?.none, number: Int?.none, reason: CloseReason?.none, at: Duration?.none,
      time: Duration?.none
    )
    self.init(id: "", number: 0, reason: .closed, at: .zero, time: .zero, message: body.message)
    for member in members {
      switch member.key {
      case "id": found.id = try member.identifier()
      case "post": found.number = try member.integer()
      case "reason": found.reason = try member.choice()
      case "action": action = try member.text()
      case "at": found.at = try member.length()
      case "time": found.time = try member.length()
      case "message": try body.merge(member.value)
      case "routes": routes = try member.texts() ?? []
      default: break
      }
    }
    guard let id = found.id, let number = found.number, let reason = found.reason,
      let at = found.at,
      let time = found.time
    else {
      throw Problem("An entry needs id, post, reason, at and time.", column: value.column)
    }
    (self.id, self.number, self.reason, self.at, self.time) = (id, number, reason, at, time)
    (message, options) = (body.message, body.options)
  }
}
