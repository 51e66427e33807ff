@_spi(Fields)
extension Message {
  /// The keys of a message: the single definition of them.
  ///
  /// `subtitle`, a synonym of `body` on input, is not a field.
  public static let fields = FieldTable<Message>(
    "fields", "A message with its options.",
    [
      Field("title", .textUnlessEmpty, "The headline.", { $0.title }, { $0.title = $1 }),
      Field("body", .textUnlessEmpty, "The text below it.", { $0.body }, { $0.body = $1 }),
      Field(
        "id", .name,
        "What updates, duplicates and queries go by; absent: the digest of the content.",
        { $0.explicitID }, { $0.explicitID = $1 }),
      Field(
        "severity", .rank, "How serious it is; info by default.", default: .info,
        { $0.severity }, { $0.severity = $1 }),
      Field(
        "urgency", .rank, "How much it may intrude; normal by default.", default: .normal,
        { $0.urgency }, { $0.urgency = $1 }),
      Field("icon", Icon.codec, "A glyph, a name or a file.", { $0.icon }, { $0.icon = $1 }),
      Field(
        "leadingImage", Image.codec, "A picture before the text.",
        { $0.leadingImage }, { $0.leadingImage = $1 }),
      Field(
        "trailingImage", Image.codec, "A picture after the text.",
        { $0.trailingImage }, { $0.trailingImage = $1 }),
      Field(
        "fill", .text, "A colour #rrggbb or a role of the theme.",
        { $0.fill?.rawValue }, { $0.fill = $1.map(Fill.init(rawValue:)) }),
      Field(
        "actions", .list(of: Action.codec, accepted: Action.accepted),
        "What a person may choose.", default: [], { $0.actions }, { $0.actions = $1 }),
      Field(
        "progress", Progress.codec, "How far some work has come.",
        { $0.progress }, { $0.progress = $1 }),
      Field(
        "takeaways", .texts, "Recommended next steps.", default: [],
        { $0.takeaways }, { $0.takeaways = $1 }),
      Field("link", .text, "A URL to read more.", { $0.link }, { $0.link = $1 }),
      Field(
        "accessibility", Accessibility.codec, "What is said of it.", default: Accessibility(),
        { $0.accessibility }, { $0.accessibility = $1 }),
      Field(
        "metadata", .metadata, "Carried through untouched.", default: [:],
        { $0.metadata }, { $0.metadata = $1 }),
    ])

  /// Merges the keys of an object into the message and its options; `null` resets a key, unknown
  /// keys are ignored.
  ///
  /// - Throws: A ``Problem`` with the column; members before it have been merged.
  public mutating func merge(
    _ members: [FieldMember], _ options: inout PostOptions
  ) throws(Problem) {
    var isBodyNamed = false
    var body: String?
    var subtitle: String?
    for member in members {
      switch member.key {
      case "body":
        isBodyNamed = true
        body = try member.text().unlessEmpty
      case "subtitle":
        isBodyNamed = true
        subtitle = try member.text().unlessEmpty
      default:
        if try !Self.fields.take(member, into: &self) {
          _ = try PostOptions.fields.take(member, into: &options)
        }
      }
    }
    if isBodyNamed { self.body = body ?? subtitle }
  }

  /// Whether it has a non-empty title or body.
  public var hasText: Bool {
    title?.isEmpty == false || body?.isEmpty == false
  }
}
