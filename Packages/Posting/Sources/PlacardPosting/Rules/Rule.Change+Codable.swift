import PlacardModels

/// One object, whose keys are those of a message and its options on the stream, and `threshold`.
extension Rule.Change: Codable {
  private enum CodingKeys: String, CodingKey {
    case title, body, severity, urgency, icon, leadingImage, trailingImage, fill, actions, progress
    case takeaways, link, accessibility, metadata, threshold
  }

  /// Reads an object of which every key may be missing.
  ///
  /// - Throws: `DecodingError` when a known key holds what it does not accept.
  public init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: CodingKeys.self)
    func value<Value: Decodable>(_ key: CodingKeys) throws -> Value? {
      try keys.decodeIfPresent(Value.self, forKey: key)
    }
    self.init(options: try PostOptions(from: decoder))
    title = try value(.title).map { Rule.Format($0) }
    body = try value(.body).map { Rule.Format($0) }
    severity = try value(.severity)
    urgency = try value(.urgency)
    icon = try value(.icon)
    leadingImage = try value(.leadingImage)
    trailingImage = try value(.trailingImage)
    fill = try value(.fill).map { Message.Fill(rawValue: $0) }
    actions = try value(.actions)
    progress = try value(.progress)
    takeaways = try value(.takeaways)
    link = try value(.link)
    accessibility = try value(.accessibility) ?? accessibility
    metadata = try value(.metadata) ?? metadata
    threshold = try value(.threshold)
  }

  /// Writes what is changed.
  public func encode(to encoder: any Encoder) throws {
    var keys = encoder.container(keyedBy: CodingKeys.self)
    try keys.encodeIfPresent(title?.source, forKey: .title)
    try keys.encodeIfPresent(body?.source, forKey: .body)
    try keys.encodeIfPresent(severity, forKey: .severity)
    try keys.encodeIfPresent(urgency, forKey: .urgency)
    try keys.encodeIfPresent(icon, forKey: .icon)
    try keys.encodeIfPresent(leadingImage, forKey: .leadingImage)
    try keys.encodeIfPresent(trailingImage, forKey: .trailingImage)
    try keys.encodeIfPresent(fill?.rawValue, forKey: .fill)
    try keys.encodeIfPresent(actions, forKey: .actions)
    try keys.encodeIfPresent(progress, forKey: .progress)
    try keys.encodeIfPresent(takeaways, forKey: .takeaways)
    try keys.encodeIfPresent(link, forKey: .link)
    if accessibility != Message.Accessibility() {
      try keys.encode(accessibility, forKey: .accessibility)
    }
    if !metadata.isEmpty { try keys.encode(metadata, forKey: .metadata) }
    try keys.encodeIfPresent(threshold, forKey: .threshold)
    try options.encode(to: encoder)
  }
}
