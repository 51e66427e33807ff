@_spi(Fields) import PlacardModels

extension Rule.Change {
  /// The keys with a meaning of their own in rules: formats, and the quiet level.
  private static let own = FieldTable<Rule.Change>(
    "change",
    "The keys that change; the places of title and body are filled with what the post said.",
    [
      Field("title", .format, "The headline.", { $0.title }, { $0.title = $1 }),
      Field("body", .format, "The text below it.", { $0.body }, { $0.body = $1 }),
      Field(
        "threshold", .integer(in: 0...100), "The quiet level, 0 to 100, up to which it is shown.",
        noun: "the quiet threshold", { $0.threshold.map { min(max($0, 0), 100) } },
        { $0.threshold = $1 }),
    ])

  private static let content = Message.fields.fields.filter { $0.key != "id" }

  /// All accepted keys; `subtitle`, a synonym of `body`, is accepted but not listed in problems.
  private static let keys =
    content.map(\.key) + PostOptions.fields.keys + ["threshold"]

  /// An object with the keys of a message and its options, except `id`, and `threshold`.
  static let codec = FieldCodec<Rule.Change>.strict(
    object, read: { Rule.Change($0, &$1) },
    write: { change, sink in
      sink.beginObject()
      for field in own.fields.dropLast() {
        field.write(change, to: &sink)
      }
      change.writeContent(to: &sink)
      PostOptions.fields.write(change.options, to: &sink)
      own.fields.last?.write(change, to: &sink)
      sink.endObject()
    })

  private static var object: FieldObject {
    let subtitle = FieldObject.Key(
      "subtitle", .text, "A synonym of body.", isRequired: false, isNullable: true)
    let others = content.map(\.description).filter { $0.name != "title" && $0.name != "body" }
    return FieldObject(
      own.name, own.sentence, isClosed: true,
      keys: own.object.keys + [subtitle] + others + PostOptions.fields.object.keys)
  }

  /// Reads an object; reports and skips its invalid keys.
  init(_ change: FieldMember, _ list: inout ProblemList) {
    self.init()
    for member in list.members(of: change) {
      let key = member.key == "subtitle" ? FieldMember("body", member.value) : member
      if list.take(key, Self.own, into: &self)
        || list.take(member, PostOptions.fields, into: &options)
      {
        continue
      }
      let isContent = Self.content.contains { $0.key == member.key }
      if isContent {
        _ = list.attempt(try take(member))
      } else {
        list.note(member.unknown(accepted: Self.keys))
      }
    }
  }

  /// Writes the changed properties, even those with default values.
  private func writeContent(to sink: inout any FieldSink) {
    for (index, field) in Message.fields.fields.enumerated() where named.contains(index) {
      field.writeWhole(draft, to: &sink)
    }
  }

  /// Applies the change to a post.
  func apply(to subject: inout RuleSubject) {
    if title != nil || body != nil || !named.isEmpty { changeContent(of: &subject) }
    subject.options = options.filled(from: subject.options)
  }

  private func changeContent(of subject: inout RuleSubject) {
    var message = subject.message
    message.explicitID = message.id
    let (spoken, metadata) = (message.accessibility, message.metadata)
    for (index, field) in Message.fields.fields.enumerated() where named.contains(index) {
      field.copy(draft, to: &message)
    }
    if message.accessibility != spoken {
      message.accessibility = accessibility.filled(from: spoken)
    }
    if !self.metadata.isEmpty { message.metadata = metadata.merging(self.metadata) { $1 } }
    changeTexts(of: &message, for: subject)
    subject.message = message
  }

  /// Sets title and body from their formats; leaves both if neither would have text.
  private func changeTexts(of message: inout Message, for subject: RuleSubject) {
    let newTitle = title.map { $0.text(for: subject) } ?? message.title
    let newBody = body.map { $0.text(for: subject) } ?? message.body
    guard newTitle != nil || newBody != nil else { return }
    (message.title, message.body) = (newTitle, newBody)
  }

  /// Each change in words, such as `the lane to "builds"`.
  var words: [String] {
    var words = Self.own.words(self)
    let threshold = threshold == nil ? nil : words.popLast()
    for (index, field) in Message.fields.fields.enumerated() where named.contains(index) {
      switch field.key {
      case "accessibility": words += Message.Accessibility.fields.words(accessibility)
      case "metadata": words += Array(metadata.keys).sorted().map { "the metadata \(quoted($0))" }
      default: words.append(field.words(draft))
      }
    }
    return words + [threshold].compactMap(\.self) + PostOptions.fields.words(options)
  }
}

extension Message.Accessibility {
  /// The accessible texts, with nil properties taken from `defaults`.
  fileprivate func filled(from defaults: Self) -> Self {
    Self(
      prefix: prefix ?? defaults.prefix, label: label ?? defaults.label,
      politeness: politeness ?? defaults.politeness)
  }
}

extension FieldCodec where Value == Rule.Format {
  /// A format whose placeholders are all known.
  fileprivate static let format = Self(
    .text, words: { quoted($0.source) },
    read: { member throws(Problem) in
      guard let text = try member.text() else { return nil }
      let format = Rule.Format(text)
      guard let name = format.unknownNames.first else { return format }
      throw .unknown("place", name, accepted: Rule.Format.names, column: member.value.column)
    },
    write: { $1.string($0.source) })
}
