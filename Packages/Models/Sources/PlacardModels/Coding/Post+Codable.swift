/// The keys are those of the events of its life: `post`, its arrival number, `id`, `lane`, `state`,
/// `count`, `animated`, `reason`, and `message`, which holds the options as well.
///
/// What the message suggested is among the options when it is read again.
extension Post: Codable {
  private enum CodingKeys: String, CodingKey {
    case post, id, lane, state, count, animated, reason, message
  }

  /// Reads a post; keys that are not known are skipped.
  ///
  /// - Throws: `DecodingError`, with one sentence, when `post`, `id` or `message` is missing or a
  ///   known key holds what it does not accept.
  public init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: CodingKeys.self)
    let body: MessageBody = try keys.required(.message, keys.read(.message, "an object"))
    self.init(
      number: try keys.required(.post, keys.integer(.post)),
      id: try keys.required(.id, keys.text(.id)), message: body.message, options: body.options,
      lane: try keys.text(.lane) ?? "main", state: try keys.choice(.state) ?? .queued,
      count: try keys.integer(.count) ?? 1, isAnimated: try keys.flag(.animated) ?? true,
      reason: try keys.choice(.reason))
  }

  /// Writes the post with its message and options.
  public func encode(to encoder: any Encoder) throws {
    var keys = encoder.container(keyedBy: CodingKeys.self)
    try keys.encode(number, forKey: .post)
    try keys.encode(id, forKey: .id)
    try keys.encode(lane, forKey: .lane)
    try keys.encode(state, forKey: .state)
    try keys.encode(count, forKey: .count)
    if !isAnimated { try keys.encode(false, forKey: .animated) }
    try keys.encodeIfPresent(reason, forKey: .reason)
    let shown = options.filled(from: message.suggestedOptions)
    try keys.encode(MessageBody(message, shown), forKey: .message)
  }
}
