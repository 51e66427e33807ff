/// The keys are those of the stream, and what is open is not encoded.
extension PostOptions: Codable {
  private enum CodingKeys: String, CodingKey {
    case style, placement, duration, dim, swipe, tap, tapAction, dismissible, transition, priority
    case duplicates, lane, group, tag, app, maxWidth, margin, attention
  }

  /// Reads options; keys that are not known are skipped, values out of range clamped.
  ///
  /// - Throws: `DecodingError`, with one sentence, when a known key holds what it does not accept.
  public init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      style: try keys.text(.style), placement: try keys.choice(.placement),
      duration: try keys.read(.duration, DisplayDuration.accepted),
      dim: try keys.read(.dim, Dim.accepted),
      swipe: try keys.flag(.swipe), tap: try keys.choice(.tap),
      tapAction: try keys.text(.tapAction), dismissible: try keys.flag(.dismissible),
      transition: try keys.text(.transition), priority: try keys.integer(.priority),
      duplicates: try keys.choice(.duplicates), lane: try keys.text(.lane),
      group: try keys.text(.group), tag: try keys.text(.tag), app: try keys.text(.app),
      maxWidth: try keys.integer(.maxWidth), margin: try keys.read(.margin, Margin.accepted),
      attention: try keys.choice(.attention))
  }

  /// Writes the options that were chosen.
  public func encode(to encoder: any Encoder) throws {
    var keys = encoder.container(keyedBy: CodingKeys.self)
    try keys.encodeIfPresent(style, forKey: .style)
    try keys.encodeIfPresent(placement, forKey: .placement)
    try keys.encodeIfPresent(duration, forKey: .duration)
    try keys.encodeIfPresent(dim, forKey: .dim)
    try keys.encodeIfPresent(swipe, forKey: .swipe)
    try keys.encodeIfPresent(tap, forKey: .tap)
    try keys.encodeIfPresent(tapAction, forKey: .tapAction)
    try keys.encodeIfPresent(dismissible, forKey: .dismissible)
    try keys.encodeIfPresent(transition, forKey: .transition)
    try keys.encodeIfPresent(priority, forKey: .priority)
    try keys.encodeIfPresent(duplicates, forKey: .duplicates)
    try keys.encodeIfPresent(lane, forKey: .lane)
    try keys.encodeIfPresent(group, forKey: .group)
    try keys.encodeIfPresent(tag, forKey: .tag)
    try keys.encodeIfPresent(app, forKey: .app)
    try keys.encodeIfPresent(maxWidth, forKey: .maxWidth)
    try keys.encodeIfPresent(margin, forKey: .margin)
    try keys.encodeIfPresent(attention, forKey: .attention)
  }
}
