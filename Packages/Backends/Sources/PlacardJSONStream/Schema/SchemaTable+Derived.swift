@_spi(Fields) import PlacardModels
@_spi(Fields) import PlacardPosting

extension SchemaTable {
  /// Objects derived from the field tables of messages, options and rules, with the objects they reference.
  static let fields: [FieldObject] = {
    var message = Message.fields.object
    let subtitle = FieldObject.Key(
      "subtitle", .text, "A synonym of body.", isRequired: false, isNullable: true)
    message.keys.insert(subtitle, at: 2)
    message.keys += PostOptions.fields.object.keys
    let book = RuleBook.fields.object
    let parts = FieldShape.either([
      PostReply.Lane.codec.shape, PostReply.Ended.codec.shape, Explanation.Step.codec.shape,
    ])
    return [message] + message.nested + parts.objects + [book]
      + book.nested.filter { object in
        !message.nested.contains { $0.name == object.name }
      }
  }()

  /// The keys of output lines, without those of a single kind.
  static let eventKeys: [FieldObject.Key] = {
    let own = [
      FieldObject.Key(
        "id", .name, "The id of the post.", isRequired: false, isNullable: false),
      FieldObject.Key(
        "message", .reference("message"), "The content, whole.", isRequired: false,
        isNullable: false),
    ]
    return own + PostEvent.fields.object.keys.filter { $0.name != "id" }
  }()

  /// The definitions of ``derived``, with the keys that they take from others.
  static func derived(from others: [FieldObject]) -> [FieldObject] {
    FieldObject.all(in: derived).map { object in
      let (source, isWanted) = source(of: object.name)
      return others.first { $0.name == source }.map { object.taking(isWanted, from: $0) } ?? object
    }
  }

  private static func source(of name: String) -> (name: String, isWanted: (String) -> Bool) {
    switch name {
    case "config": ("book", { _ in true })
    case "config.lane": ("laneChange", LaneConfiguration.keys.contains)
    case "config.defaults": ("fields", PostOptions.fields.keys.contains)
    default: preconditionFailure("Nothing says whose keys the definition \"\(name)\" takes.")
    }
  }
}
