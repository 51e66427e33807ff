extension Rule: Codable {
  private enum CodingKeys: String, CodingKey {
    case name, enabled, match, set, route, mute, skipHistory, stop
  }

  /// Reads an object of which every key may be missing.
  ///
  /// - Throws: `DecodingError` for anything of another form, and for a test that is not known.
  public init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try keys.decodeIfPresent(String.self, forKey: .name),
      isEnabled: try keys.decodeIfPresent(Bool.self, forKey: .enabled) ?? true,
      match: try keys.decodeIfPresent(Match.self, forKey: .match) ?? [],
      set: try keys.decodeIfPresent(Change.self, forKey: .set) ?? Change(),
      route: try keys.decodeIfPresent([String].self, forKey: .route),
      mute: try keys.decodeIfPresent(Bool.self, forKey: .mute),
      skipsHistory: try keys.decodeIfPresent(Bool.self, forKey: .skipHistory),
      stops: try keys.decodeIfPresent(Bool.self, forKey: .stop) ?? false)
  }

  /// Writes what differs from a rule that is for every post and does nothing.
  public func encode(to encoder: any Encoder) throws {
    var keys = encoder.container(keyedBy: CodingKeys.self)
    try keys.encodeIfPresent(name, forKey: .name)
    if !isEnabled { try keys.encode(isEnabled, forKey: .enabled) }
    if match != [] { try keys.encode(match, forKey: .match) }
    if set != Change() { try keys.encode(set, forKey: .set) }
    try keys.encodeIfPresent(route, forKey: .route)
    try keys.encodeIfPresent(mute, forKey: .mute)
    try keys.encodeIfPresent(skipsHistory, forKey: .skipHistory)
    if stops { try keys.encode(stops, forKey: .stop) }
  }
}
