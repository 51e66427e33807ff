/// A line of the stream: `placard`, the version, `kind`, `seq`, `at` in seconds, and what the kind
/// carries. What a message only suggests is not written: the options of a `willShow` hold it.
extension PostEvent: Codable {
  private enum CodingKeys: String, CodingKey {
    case placard, kind, seq, at, id, post, lane, admission, count, of, reason, action, text
    case politeness, attention, by, hidden, message, line, column
  }

  /// Reads a line of the stream; keys that are not known are skipped.
  ///
  /// A `focus` line says nothing of politeness; it is read as polite.
  ///
  /// - Throws: `DecodingError`, with one sentence, when `kind`, `seq` or `at` is missing or a known
  ///   key holds what it does not accept.
  public init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: CodingKeys.self)
    let kind: Kind = try keys.required(.kind, keys.choice(.kind))
    self.init(
      kind, sequence: try keys.required(.seq, keys.integer(.seq)),
      at: try keys.required(.at, keys.length(.at)))
    if kind == .reply {
      reply = try PostReply(from: decoder)
      return
    }
    id = try keys.text(.id)
    post = try keys.integer(.post)
    lane = try keys.text(.lane)
    admission = try keys.choice(.admission)
    count = try keys.integer(.count)
    of = try keys.integer(.of)
    reason = try keys.choice(.reason)
    action = try keys.text(.action)
    attention = try keys.choice(.attention)
    by = try keys.text(.by)
    hidden = try keys.integer(.hidden)
    if let text = try keys.text(.text) {
      announcement = Announcement(text, politeness: try keys.choice(.politeness) ?? .polite)
    }
    if kind == .error {
      problem = Problem(
        try keys.text(.message) ?? "", line: try keys.integer(.line),
        column: try keys.integer(.column))
    } else if let body: MessageBody = try keys.read(.message, "an object") {
      message = body.message
      if !body.options.isEmpty { options = body.options }
    }
  }

  /// Writes what the event carries.
  public func encode(to encoder: any Encoder) throws {
    var keys = encoder.container(keyedBy: CodingKeys.self)
    try keys.encode(1, forKey: .placard)
    try keys.encode(kind, forKey: .kind)
    try keys.encode(sequence, forKey: .seq)
    try keys.encode(at.codedSeconds, forKey: .at)
    try keys.encodeIfPresent(id, forKey: .id)
    try keys.encodeIfPresent(post, forKey: .post)
    try keys.encodeIfPresent(lane, forKey: .lane)
    try keys.encodeIfPresent(admission, forKey: .admission)
    try keys.encodeIfPresent(count, forKey: .count)
    try keys.encodeIfPresent(of, forKey: .of)
    try keys.encodeIfPresent(reason, forKey: .reason)
    try keys.encodeIfPresent(action, forKey: .action)
    try keys.encodeIfPresent(announcement?.text, forKey: .text)
    if kind == .announce { try keys.encodeIfPresent(announcement?.politeness, forKey: .politeness) }
    try keys.encodeIfPresent(attention, forKey: .attention)
    try keys.encodeIfPresent(by, forKey: .by)
    try keys.encodeIfPresent(hidden, forKey: .hidden)
    if let message {
      try keys.encode(MessageBody(message, options ?? PostOptions()), forKey: .message)
    }
    if let problem {
      try keys.encode(problem.message, forKey: .message)
      try keys.encodeIfPresent(problem.line, forKey: .line)
      try keys.encodeIfPresent(problem.column, forKey: .column)
    }
    try reply?.encode(to: encoder)
  }
}
