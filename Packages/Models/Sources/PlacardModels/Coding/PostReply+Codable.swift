extension PostReply.Ended: Codable {
  /// Decodes a record of an ended post.
  ///
  /// - Throws: `DecodingError` when a key is missing or has an invalid value.
  public init(from decoder: any Decoder) throws {
    self = try Self.codec.decode(decoder, as: "posts")
  }

  /// Encodes the record.
  public func encode(to encoder: any Encoder) throws {
    try Self.codec.encode(self, to: encoder)
  }

  /// The form in a reply.
  @_spi(Fields) public static let codec = FieldCodec.object(
    FieldTable<PostReply.Ended>(
      "ended", "A post that has ended.",
      [
        Field("id", .name, "Its id.", isRequired: true, { $0.id }, { $0.id = $1 ?? "" }),
        Field(
          "post", .integer, "Its arrival number.", isRequired: true,
          { $0.number }, { $0.number = $1 ?? 0 }),
        Field(
          "reason", .choice, "Why it ended.", isRequired: true,
          { $0.reason }, { $0.reason = $1 ?? .closed }),
        Field(
          "at", .length, "When it ended.", isRequired: true, { $0.at }, { $0.at = $1 ?? .zero }),
        Field(
          "message", Message.codec, "What it said last.", isRequired: true,
          { $0.message }, { $0.message = $1 ?? $0.message }),
      ]),
    blank: PostReply.Ended(id: "", number: 0, reason: .closed, at: .zero, message: Message("")),
    accepted: "a list of posts that ended")
}

extension PostReply.Lane {
  private static let ids = FieldCodec<[String]>.list(of: .name, accepted: "a list of texts")

  /// The form in a reply.
  @_spi(Fields) public static let codec = FieldCodec.object(
    FieldTable<PostReply.Lane>(
      "lane", "The ids in a lane.",
      [
        Field(
          "current", ids, "Those that are seen.", isRequired: true,
          { $0.current }, { $0.current = $1 ?? [] }),
        Field(
          "queued", ids, "Those that wait.", isRequired: true,
          { $0.queued }, { $0.queued = $1 ?? [] }),
        Field(
          "delayed", ids, "Those whose delay runs.", isRequired: true,
          { $0.delayed }, { $0.delayed = $1 ?? [] }),
      ]), blank: PostReply.Lane(), accepted: "an object of lanes")
}

extension Explanation.Step {
  /// The form in a reply.
  @_spi(Fields) public static let codec = FieldCodec.object(
    FieldTable<Explanation.Step>(
      "cause", "One cause.",
      [
        Field("code", .text, "Its kind.", isRequired: true, { $0.code }, { $0.code = $1 ?? "" }),
        Field("text", .text, "A sentence.", isRequired: true, { $0.text }, { $0.text = $1 ?? "" }),
      ]), blank: Explanation.Step("", ""),
    accepted: "a list of objects with \"code\" and \"text\"")
}

extension Explanation: Codable {
  private static let steps = FieldCodec<[Step]>.list(
    of: Step.codec, accepted: "a list of objects with \"code\" and \"text\"")

  /// Decodes an explanation.
  ///
  /// - Throws: `DecodingError` when the id is missing or a key has an invalid value.
  public init(from decoder: any Decoder) throws {
    self = try decoder.read { value throws(Problem) in try Explanation(value) }
  }

  fileprivate init(_ value: FieldValue) throws(Problem) {
    self.init(
      id: try value.required("id") { member throws(Problem) in try member.text() },
      number: try value.member("post").integer(), state: try value.member("state").choice(),
      reason: try value.member("reason").choice(),
      steps: try Self.steps.read(value.member("because")) ?? [])
  }

  /// Encodes the explanation; an unknown state is `null`.
  public func encode(to encoder: any Encoder) throws {
    try FieldValue { sink in
      sink.beginObject()
      write(to: &sink)
      sink.endObject()
    }.encode(to: encoder)
  }

  fileprivate func write(to sink: inout any FieldSink) {
    sink.member("id", id)
    sink.member("post", number)
    sink.nullable("state", state?.rawValue)
    sink.member("reason", reason?.rawValue)
    sink.key("because")
    Self.steps.write(steps, to: &sink)
  }
}

/// `query` names the kind of reply; the other keys are those of the stream.
extension PostReply: Codable {
  private enum Query: String, CaseIterable {
    case post, state, history, explain
  }

  private static let posts = FieldCodec<[Ended]>.list(
    of: Ended.codec, accepted: "a list of posts that ended")

  /// Decodes a reply.
  ///
  /// - Throws: `DecodingError` when `query` or a key that it requires is missing, or `query` is
  ///   unknown.
  public init(from decoder: any Decoder) throws {
    self = try decoder.read { value throws(Problem) in try PostReply(value) }
  }

  init(_ value: FieldValue) throws(Problem) {
    let query: Query = try value.required("query") { member throws(Problem) in try member.choice() }
    let content: Content =
      switch query {
      case .post:
        .post(
          id: try value.required("id") { member throws(Problem) in try member.text() },
          state: try value.member("state").choice(),
          count: try value.member("count").integer() ?? 0)
      case .state:
        .lanes(
          try value.required("lanes") { member throws(Problem) in try Self.lanes(member) })
      case .history:
        .history(
          try value.required("posts") { member throws(Problem) in try Self.posts.read(member) })
      case .explain: .explanation(try Explanation(value))
      }
    self.init(content, tag: try value.member("tag").text())
  }

  private static func lanes(_ member: FieldMember) throws(Problem) -> [String: Lane]? {
    var lanes: [String: Lane] = [:]
    for entry in try member.members(accepted: "an object of lanes") ?? [] {
      lanes[entry.key] = try Lane.codec.read(entry)
    }
    return lanes
  }

  /// Encodes the reply.
  public func encode(to encoder: any Encoder) throws {
    try FieldValue { sink in
      sink.beginObject()
      write(to: &sink)
      sink.endObject()
    }.encode(to: encoder)
  }

  func write(to sink: inout any FieldSink) {
    switch content {
    case .post(let id, let state, let count):
      sink.member("query", Query.post.rawValue)
      sink.member("id", id)
      sink.nullable("state", state?.rawValue)
      sink.member("count", count)
    case .lanes(let lanes):
      sink.member("query", Query.state.rawValue)
      sink.key("lanes")
      lanes.write(to: &sink) { lane, sink in Lane.codec.write(lane, to: &sink) }
    case .history(let ended):
      sink.member("query", Query.history.rawValue)
      sink.key("posts")
      Self.posts.write(ended, to: &sink)
    case .explanation(let explanation):
      sink.member("query", Query.explain.rawValue)
      explanation.write(to: &sink)
    }
    sink.member("tag", tag)
  }
}
