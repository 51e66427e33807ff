extension RuleBook: Codable {
  private enum CodingKeys: String, CodingKey {
    case rules, modes
  }

  /// Reads `{"rules": […], "modes": {…}}`, in which a key may be missing.
  ///
  /// - Throws: `DecodingError` for anything of another form, and for a test that is not known.
  public init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      rules: try keys.decodeIfPresent([Rule].self, forKey: .rules) ?? [],
      modes: try keys.decodeIfPresent([String: Mode].self, forKey: .modes) ?? [:])
  }

  /// Writes what is there.
  public func encode(to encoder: any Encoder) throws {
    var keys = encoder.container(keyedBy: CodingKeys.self)
    if !rules.isEmpty { try keys.encode(rules, forKey: .rules) }
    if !modes.isEmpty { try keys.encode(modes, forKey: .modes) }
  }
}

extension RuleBook.Mode: Codable {
  private enum CodingKeys: String, CodingKey {
    case rules, quiet, digest
  }

  /// Reads `{"rules": […], "quiet", "digest"}`, in which a key may be missing.
  ///
  /// - Throws: `DecodingError` for anything of another form.
  public init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      rules: try keys.decodeIfPresent([Rule].self, forKey: .rules) ?? [],
      quiet: try keys.decodeIfPresent(Int.self, forKey: .quiet),
      digest: try keys.decodeIfPresent(Bool.self, forKey: .digest))
  }

  /// Writes what is there.
  public func encode(to encoder: any Encoder) throws {
    var keys = encoder.container(keyedBy: CodingKeys.self)
    if !rules.isEmpty { try keys.encode(rules, forKey: .rules) }
    try keys.encodeIfPresent(quiet, forKey: .quiet)
    try keys.encodeIfPresent(digest, forKey: .digest)
  }
}
