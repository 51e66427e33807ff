/// The keys are those of the stream: `id`, `post`, `state`, `reason`, and `because`, the causes.
extension Explanation: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, post, state, reason, because
  }

  /// Reads an explanation.
  ///
  /// - Throws: `DecodingError` when the id is missing or a key holds what it does not accept.
  public init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try keys.required(.id, keys.text(.id)), post: try keys.integer(.post),
      state: try keys.choice(.state), reason: try keys.choice(.reason),
      steps: try keys.read(.because, "a list of objects with \"code\" and \"text\"") ?? [])
  }

  /// Writes the explanation; a state that is not known is `null`.
  public func encode(to encoder: any Encoder) throws {
    var keys = encoder.container(keyedBy: CodingKeys.self)
    try keys.encode(id, forKey: .id)
    try keys.encodeIfPresent(post, forKey: .post)
    try keys.encode(state, forKey: .state)
    try keys.encodeIfPresent(reason, forKey: .reason)
    try keys.encode(steps, forKey: .because)
  }
}
