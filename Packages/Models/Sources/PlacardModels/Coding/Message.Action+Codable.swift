extension Message.Action: Codable {
  static let accepted = "a list of objects with \"id\" and \"label\""

  private enum CodingKeys: String, CodingKey {
    case id, label, role, key, keepsOpen, alternative
  }

  /// Reads an action; one without a label is labelled with its id.
  ///
  /// - Throws: `DecodingError` when there is no id, or a known key holds what it does not accept.
  public init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: CodingKeys.self)
    let id = try keys.required(.id, keys.text(.id))
    guard !id.isEmpty else { throw keys.refusal(.id, "a text that is not empty") }
    self.init(
      id, try keys.text(.label) ?? id, role: try keys.choice(.role) ?? .default,
      key: try keys.text(.key), keepsOpen: try keys.flag(.keepsOpen) ?? false,
      alternative: try keys.text(.alternative))
  }

  /// Writes what differs from the defaults.
  public func encode(to encoder: any Encoder) throws {
    var keys = encoder.container(keyedBy: CodingKeys.self)
    try keys.encode(id, forKey: .id)
    try keys.encode(label, forKey: .label)
    if role != .default { try keys.encode(role, forKey: .role) }
    try keys.encodeIfPresent(key, forKey: .key)
    if keepsOpen { try keys.encode(true, forKey: .keepsOpen) }
    try keys.encodeIfPresent(alternative, forKey: .alternative)
  }
}
