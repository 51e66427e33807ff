extension Dim: Codable {
  static let accepted = "\"none\" or an object with \"mode\""

  private enum CodingKeys: String, CodingKey {
    case mode, color, alpha, interactive
  }

  /// Reads `"none"`, or an object with a mode.
  ///
  /// - Throws: `DecodingError` when it is neither.
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let word = try? value.decode(String.self) {
      guard word == "none" else {
        throw DecodingError.dataCorruptedError(
          in: value, debugDescription: "\"dim\" must be \(Self.accepted), not \"\(word)\".")
      }
      self = .none
      return
    }
    let keys = try decoder.container(keyedBy: CodingKeys.self)
    let mode: Mode = try keys.required(.mode, keys.choice(.mode))
    self.init(
      mode: mode, color: try keys.text(.color), alpha: try keys.number(.alpha),
      interactive: try keys.flag(.interactive) ?? true)
  }

  /// Writes an object; a dim without a mode is `"none"`, whatever else it holds.
  public func encode(to encoder: any Encoder) throws {
    guard let mode else {
      var value = encoder.singleValueContainer()
      return try value.encode("none")
    }
    var keys = encoder.container(keyedBy: CodingKeys.self)
    try keys.encode(mode, forKey: .mode)
    try keys.encodeIfPresent(color, forKey: .color)
    try keys.encodeIfPresent(alpha, forKey: .alpha)
    if !interactive { try keys.encode(false, forKey: .interactive) }
  }
}
