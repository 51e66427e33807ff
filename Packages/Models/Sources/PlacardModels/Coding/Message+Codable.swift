/// The keys are those of the stream, and what is absent is not encoded.
///
/// What a message suggests for its showing is written beside its content, as the options of a post
/// are; so a message read from a line that names options suggests them.
extension Message: Codable {
  private enum CodingKeys: String, CodingKey {
    case title, body, subtitle, id, severity, urgency, icon, leadingImage, trailingImage, fill
    case actions, progress, takeaways, link, accessibility, metadata
  }

  /// Reads a message; keys that are not known are skipped, `subtitle` is a synonym of `body`.
  ///
  /// - Throws: `DecodingError`, with one sentence, when there is neither title nor body, the id is
  ///   empty, or a known key holds what it does not accept.
  public init(from decoder: any Decoder) throws {
    try self.init(contentFrom: decoder)
    let options = try PostOptions(from: decoder)
    if !options.isEmpty { suggestedOptions = options }
  }

  /// Writes what is there and differs from the defaults.
  public func encode(to encoder: any Encoder) throws {
    try encodeContent(to: encoder)
    if !suggestedOptions.isEmpty { try suggestedOptions.encode(to: encoder) }
  }

  init(contentFrom decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: CodingKeys.self)
    let subtitle = try keys.text(.subtitle)
    self.init(title: try keys.text(.title), body: try keys.text(.body) ?? subtitle)
    guard title != nil || body != nil else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "A message needs \"title\" or \"body\"."))
    }
    if let id = try keys.text(.id) {
      guard !id.isEmpty else { throw keys.refusal(.id, "a text that is not empty") }
      explicitID = id
    }
    severity = try keys.choice(.severity) ?? .info
    urgency = try keys.choice(.urgency) ?? .normal
    try readRareParts(from: keys)
  }

  private mutating func readRareParts(from keys: KeyedDecodingContainer<CodingKeys>) throws {
    if let part: Icon = try keys.read(.icon, Icon.accepted) { icon = part }
    if let part: Image = try keys.read(.leadingImage, Image.accepted) { leadingImage = part }
    if let part: Image = try keys.read(.trailingImage, Image.accepted) { trailingImage = part }
    if let text = try keys.text(.fill) { fill = Fill(rawValue: text) }
    if let list: [Action] = try keys.read(.actions, Action.accepted), !list.isEmpty {
      actions = list
    }
    if let part: Progress = try keys.read(.progress, Progress.accepted) { progress = part }
    if let list: [String] = try keys.read(.takeaways, "a list of texts"), !list.isEmpty {
      takeaways = list
    }
    if let text = try keys.text(.link) { link = text }
    if let part: Accessibility = try keys.read(.accessibility, "an object"),
      part != Accessibility()
    {
      accessibility = part
    }
    if let texts: [String: String] = try keys.read(.metadata, "an object of texts"),
      !texts.isEmpty
    {
      metadata = texts
    }
  }

  func encodeContent(to encoder: any Encoder) throws {
    var keys = encoder.container(keyedBy: CodingKeys.self)
    try keys.encodeIfPresent(title, forKey: .title)
    try keys.encodeIfPresent(body, forKey: .body)
    try keys.encodeIfPresent(explicitID, forKey: .id)
    if severity != .info { try keys.encode(severity, forKey: .severity) }
    if urgency != .normal { try keys.encode(urgency, forKey: .urgency) }
    guard !hasNothingRare else { return }
    try keys.encodeIfPresent(icon, forKey: .icon)
    try keys.encodeIfPresent(leadingImage, forKey: .leadingImage)
    try keys.encodeIfPresent(trailingImage, forKey: .trailingImage)
    try keys.encodeIfPresent(fill?.rawValue, forKey: .fill)
    if !actions.isEmpty { try keys.encode(actions, forKey: .actions) }
    try keys.encodeIfPresent(progress, forKey: .progress)
    if !takeaways.isEmpty { try keys.encode(takeaways, forKey: .takeaways) }
    try keys.encodeIfPresent(link, forKey: .link)
    if accessibility != Accessibility() { try keys.encode(accessibility, forKey: .accessibility) }
    if !metadata.isEmpty { try keys.encode(metadata, forKey: .metadata) }
  }
}
