/// The keys are those of the stream: `id`, `post`, `reason`, `at` in seconds, and `message`.
extension PostReply.Ended: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, post, reason, at, message
  }

  /// Reads a record of a post that has ended.
  ///
  /// - Throws: `DecodingError` when a key is missing or holds what it does not accept.
  public init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try keys.required(.id, keys.text(.id)),
      post: try keys.required(.post, keys.integer(.post)),
      reason: try keys.required(.reason, keys.choice(.reason)),
      at: try keys.required(.at, keys.length(.at)),
      message: try keys.required(.message, keys.read(.message, "an object")))
  }

  /// Writes the record.
  public func encode(to encoder: any Encoder) throws {
    var keys = encoder.container(keyedBy: CodingKeys.self)
    try keys.encode(id, forKey: .id)
    try keys.encode(post, forKey: .post)
    try keys.encode(reason, forKey: .reason)
    try keys.encode(at.codedSeconds, forKey: .at)
    try keys.encode(message, forKey: .message)
  }
}

/// `query` says what is answered; the other keys are those of the stream.
extension PostReply: Codable {
  private enum Query: String, CaseIterable {
    case post, state, history, explain
  }

  private enum CodingKeys: String, CodingKey {
    case query, id, state, count, lanes, posts, tag
  }

  /// Reads a reply.
  ///
  /// - Throws: `DecodingError` when `query` is missing or unknown, or what it calls for is missing.
  public init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: CodingKeys.self)
    let query: Query = try keys.required(.query, keys.choice(.query))
    let content: Content =
      switch query {
      case .post:
        .post(
          id: try keys.required(.id, keys.text(.id)), state: try keys.choice(.state),
          count: try keys.integer(.count) ?? 0)
      case .state: .lanes(try keys.required(.lanes, keys.read(.lanes, "an object of lanes")))
      case .history:
        .history(try keys.required(.posts, keys.read(.posts, "a list of posts that ended")))
      case .explain: .explanation(try Explanation(from: decoder))
      }
    self.init(content, tag: try keys.text(.tag))
  }

  /// Writes the reply.
  public func encode(to encoder: any Encoder) throws {
    var keys = encoder.container(keyedBy: CodingKeys.self)
    switch content {
    case .post(let id, let state, let count):
      try keys.encode(Query.post.rawValue, forKey: .query)
      try keys.encode(id, forKey: .id)
      try keys.encode(state, forKey: .state)
      try keys.encode(count, forKey: .count)
    case .lanes(let lanes):
      try keys.encode(Query.state.rawValue, forKey: .query)
      try keys.encode(lanes, forKey: .lanes)
    case .history(let posts):
      try keys.encode(Query.history.rawValue, forKey: .query)
      try keys.encode(posts, forKey: .posts)
    case .explanation(let explanation):
      try keys.encode(Query.explain.rawValue, forKey: .query)
      try explanation.encode(to: encoder)
    }
    try keys.encodeIfPresent(tag, forKey: .tag)
  }
}
