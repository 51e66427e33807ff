/// One value is written as it is, anything else as `{"atLeast", "atMost"}`.
extension Rule.Bounds: Codable where Value: Codable {
  private enum CodingKeys: String, CodingKey {
    case atLeast, atMost
  }

  /// Reads a value or an object.
  ///
  /// - Throws: `DecodingError` for anything else.
  public init(from decoder: any Decoder) throws {
    guard let keys = try? decoder.container(keyedBy: CodingKeys.self) else {
      self = .is(try decoder.singleValueContainer().decode(Value.self))
      return
    }
    self.init(
      atLeast: try keys.decodeIfPresent(Value.self, forKey: .atLeast),
      atMost: try keys.decodeIfPresent(Value.self, forKey: .atMost))
  }

  /// Writes a value or an object.
  public func encode(to encoder: any Encoder) throws {
    if let atLeast, atLeast == atMost {
      var value = encoder.singleValueContainer()
      try value.encode(atLeast)
      return
    }
    var keys = encoder.container(keyedBy: CodingKeys.self)
    try keys.encodeIfPresent(atLeast, forKey: .atLeast)
    try keys.encodeIfPresent(atMost, forKey: .atMost)
  }
}
