@_spi(Fields)
extension PostEvent {
  /// The keys of an event beside its kind, number, time and message: the single definition of them.
  public static let fields = FieldTable<PostEvent>(
    "event", "What an event carries.",
    [
      Field("id", .text, "The id of the post.", { $0.id }, { $0.id = $1 }),
      Field("post", .integer, "The arrival number of the post.", { $0.number }, { $0.number = $1 }),
      Field("lane", .text, "The lane.", { $0.lane }, { $0.lane = $1 }),
      Field(
        "admission", .choice, "How the post's life began.",
        { $0.admission }, { $0.admission = $1 }),
      Field("count", .integer, "How many posts it stands for.", { $0.count }, { $0.count = $1 }),
      Field(
        "of", .integer, "The post that a duplicate met.", { $0.originalNumber },
        { $0.originalNumber = $1 }),
      Field("reason", .choice, "Why it ends.", { $0.reason }, { $0.reason = $1 }),
      Field("action", .text, "The chosen action.", { $0.action }, { $0.action = $1 }),
      Field(
        "text", .text, "What is said.", { $0.announcement?.text },
        { $0.announcement = $1.map { Announcement($0) } ?? $0.announcement }),
      Field(
        "politeness", .choice, "How politely it is said.",
        { $0.kind == .announce ? $0.announcement?.politeness : nil },
        { $0.announcement?.politeness = $1 ?? .polite }),
      Field(
        "attention", .choice, "The kind of attention asked for.",
        { $0.attention }, { $0.attention = $1 }),
      Field("by", .choice, "What paused or resumed the timer.", { $0.by }, { $0.by = $1 }),
      Field("hidden", .integer, "How many wait out of sight.", { $0.hidden }, { $0.hidden = $1 }),
    ])

  /// Writes the members of an event, except its version, kind, number, time and message.
  public func writeParts(to sink: inout any FieldSink) {
    Self.fields.write(self, to: &sink)
    reply?.write(to: &sink)
    guard let problem else { return }
    sink.member("message", problem.message)
    sink.member("line", problem.line)
    sink.member("column", problem.column)
  }
}

/// A line of the stream: `placard`, the version; `kind`, `seq`, `at` in seconds, and the payload of
/// the kind.
///
/// Suggested options are not encoded: the options of a `willShow` include them.
extension PostEvent: Codable {
  /// Decodes a line of the stream; unknown keys are ignored.
  ///
  /// A `focus` line has no politeness; it is decoded as polite.
  ///
  /// - Throws: `DecodingError` with one sentence, when `kind`, `seq` or `at` is missing or a known
  ///   key has an invalid value.
  public init(from decoder: any Decoder) throws {
    self = try decoder.read { value throws(Problem) in try PostEvent(value) }
  }

  private init(_ value: FieldValue) throws(Problem) {
    let kind: Kind = try value.required("kind") { member throws(Problem) in try member.choice() }
    self.init(
      kind,
      sequence: try value.required("seq") { member throws(Problem) in try member.integer() },
      at: try value.required("at") { member throws(Problem) in try member.length() })
    guard kind != .reply else {
      reply = try PostReply(value)
      return
    }
    // In the table's order: the text has to be read before its politeness.
    for field in Self.fields.fields {
      let member = value.member(field.key)
      if !member.isNull { try field.read(member, into: &self) }
    }
    if kind == .error {
      problem = Problem(
        try value.member("message").text() ?? "", line: try value.member("line").integer(),
        column: try value.member("column").integer())
    } else if let body = try MessageBody.codec.read(value.member("message")) {
      message = body.message
      if !body.options.isEmpty { options = body.options }
    }
  }

  /// Encodes the event with its payload.
  public func encode(to encoder: any Encoder) throws {
    try FieldValue { sink in
      sink.beginObject()
      sink.member("placard", 1)
      sink.member("kind", kind.rawValue)
      sink.member("seq", sequence)
      sink.key("at")
      sink.seconds(at)
      writeParts(to: &sink)
      if let message {
        sink.key("message")
        MessageBody.codec.write(MessageBody(message, options ?? PostOptions()), to: &sink)
      }
      sink.endObject()
    }.encode(to: encoder)
  }
}
