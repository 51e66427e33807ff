/// `{"reason"}`, and `action` with the id of the chosen one.
extension Outcome: Codable {
  private enum CodingKeys: String, CodingKey {
    case reason, action
  }

  /// Reads an outcome.
  ///
  /// - Throws: `DecodingError` when `reason` is missing or unknown.
  public init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: CodingKeys.self)
    let reason: CloseReason = try keys.required(.reason, keys.choice(.reason))
    if reason == .action, let action = try keys.text(.action) {
      self = .action(action)
    } else {
      self = .closed(reason)
    }
  }

  /// Writes the reason and the chosen action.
  public func encode(to encoder: any Encoder) throws {
    var keys = encoder.container(keyedBy: CodingKeys.self)
    try keys.encode(reason, forKey: .reason)
    if case .action(let id) = self { try keys.encode(id, forKey: .action) }
  }
}
