extension Message.Accessibility: Codable {
  private enum CodingKeys: String, CodingKey {
    case prefix, label, politeness
  }

  /// Reads what is said; whatever is not named follows the message.
  ///
  /// - Throws: `DecodingError` when a known key holds what it does not accept.
  public init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      prefix: try keys.text(.prefix), label: try keys.text(.label),
      politeness: try keys.choice(.politeness))
  }

  /// Writes what is there.
  public func encode(to encoder: any Encoder) throws {
    var keys = encoder.container(keyedBy: CodingKeys.self)
    try keys.encodeIfPresent(prefix, forKey: .prefix)
    try keys.encodeIfPresent(label, forKey: .label)
    try keys.encodeIfPresent(politeness, forKey: .politeness)
  }
}
