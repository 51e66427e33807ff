/// A whole text is written as it is, anything else as `{"equals", "prefix", "suffix", "contains",
/// "glob"}`.
extension Rule.TextPattern: Codable {
  private enum CodingKeys: String, CodingKey {
    case equals, prefix, suffix, contains, glob
  }

  /// Reads a text or an object.
  ///
  /// - Throws: `DecodingError` for anything else.
  public init(from decoder: any Decoder) throws {
    guard let keys = try? decoder.container(keyedBy: CodingKeys.self) else {
      self.init(equals: try decoder.singleValueContainer().decode(String.self))
      return
    }
    self.init(
      equals: try keys.decodeIfPresent(String.self, forKey: .equals),
      prefix: try keys.decodeIfPresent(String.self, forKey: .prefix),
      suffix: try keys.decodeIfPresent(String.self, forKey: .suffix),
      contains: try keys.decodeIfPresent(String.self, forKey: .contains),
      glob: try keys.decodeIfPresent(String.self, forKey: .glob).map { Glob($0) })
  }

  /// Writes a text or an object.
  public func encode(to encoder: any Encoder) throws {
    if let equals, self == .is(equals) {
      var value = encoder.singleValueContainer()
      try value.encode(equals)
      return
    }
    var keys = encoder.container(keyedBy: CodingKeys.self)
    try keys.encodeIfPresent(equals, forKey: .equals)
    try keys.encodeIfPresent(prefix, forKey: .prefix)
    try keys.encodeIfPresent(suffix, forKey: .suffix)
    try keys.encodeIfPresent(contains, forKey: .contains)
    try keys.encodeIfPresent(glob?.pattern, forKey: .glob)
  }
}
