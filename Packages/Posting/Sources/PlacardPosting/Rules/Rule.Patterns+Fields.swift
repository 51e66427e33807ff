@_spi(Fields) import PlacardModels

extension Rule.TextPattern {
  private static let fields = FieldTable<Rule.TextPattern>(
    "pattern", "What a text is like.",
    [
      Field("equals", .text, "The whole text.", { $0.equals }, { $0.equals = $1 }),
      Field("prefix", .text, "How it begins.", { $0.prefix }, { $0.prefix = $1 }),
      Field("suffix", .text, "How it ends.", { $0.suffix }, { $0.suffix = $1 }),
      Field(
        "contains", .text, "What stands somewhere in it.", { $0.contains }, { $0.contains = $1 }),
      Field(
        "glob", .text, "The form of the whole text; * stands for any.",
        { $0.glob?.pattern }, { $0.glob = $1.map { Glob($0) } }),
    ])

  static let keys = fields.keys

  /// The schema of the object; the exact text may be limited to a closed set.
  static func object(_ name: String, words: [String]?) -> FieldObject {
    guard let words else {
      return FieldObject(fields.name, fields.sentence, isClosed: true, keys: fields.object.keys)
    }
    let equals = FieldObject.Key(
      "equals", .words(words), "The whole text.", isRequired: false, isNullable: true)
    return FieldObject(
      "pattern.\(name)", "One of its words, or what it is like.", isClosed: true,
      keys: [equals] + fields.object.keys.dropFirst())
  }

  /// Reads an exact text, or an object with a pattern.
  init(_ member: FieldMember, words: [String]?) throws(Problem) {
    self.init()
    if case .string(let text) = member.value.content {
      try Self.check(text, member, words)
      equals = text
      return
    }
    for part in try member.members(accepted: "a text or an object of patterns") ?? [] {
      guard try Self.fields.take(part, into: &self) else {
        throw part.unknown(accepted: Self.keys)
      }
      if part.key == "equals", let equals { try Self.check(equals, part, words) }
    }
  }

  private static func check(
    _ text: String, _ member: FieldMember, _ words: [String]?
  ) throws(Problem) {
    guard let words, !words.contains(text) else { return }
    throw member.refused("one of " + words.joined(separator: ", "))
  }

  /// Writes an exact text as a string, anything else as an object.
  func write(to sink: inout any FieldSink) {
    if let whole = equals, self == .is(whole) { return sink.string(whole) }
    Self.fields.writeObject(self, to: &sink)
  }
}

extension Rule.Bounds {
  /// Reads an exact value, or `{"atLeast", "atMost"}`.
  init(_ member: FieldMember, _ codec: FieldCodec<Value>) throws(Problem) {
    guard case .object(let members) = member.value.content else {
      let exact = try codec.read(member)
      self.init(atLeast: exact, atMost: exact)
      return
    }
    self.init()
    for part in members {
      switch part.key {
      case "atLeast": atLeast = try codec.read(part)
      case "atMost": atMost = try codec.read(part)
      default: throw part.unknown(accepted: FieldObject.boundKeys)
      }
    }
  }

  /// Writes an exact value as it is, anything else as `{"atLeast", "atMost"}`.
  func write(_ codec: FieldCodec<Value>, to sink: inout any FieldSink) {
    if let value = atLeast, value == atMost { return codec.write(value, to: &sink) }
    sink.beginObject()
    for (name, value) in zip(FieldObject.boundKeys, [atLeast, atMost]) {
      guard let value else { continue }
      sink.key(name)
      codec.write(value, to: &sink)
    }
    sink.endObject()
  }
}

extension Rule.PartPattern {
  /// Reads a pattern for a property with a shape.
  init(_ member: FieldMember, _ shape: FieldShape) throws(Problem) {
    let shapes = shape.elements
    switch member.value.content {
    case .string where shapes.contains(where: \.isText):
      self = .text(try Rule.TextPattern(member, words: shape.closedWords))
    case .number where shapes.contains(where: \.isNumber):
      self = .number(try Rule.Bounds(member, .number))
    case .bool(let flag) where shapes.contains(where: \.isFlag): self = .flag(flag)
    case .object(let members):
      self = try Self.object(member, members, shape)
    default:
      throw member.refused(shape.acceptedPatterns)
    }
  }

  /// Reads an object: a text pattern, bounds of a number, or patterns for members.
  private static func object(
    _ member: FieldMember, _ members: [FieldMember], _ shape: FieldShape
  ) throws(Problem) -> Self {
    let shapes = shape.elements
    let keys = shapes.flatMap(\.partKeys)
    if shapes.contains(where: \.isText),
      members.allSatisfy({ Rule.TextPattern.keys.contains($0.key) })
    {
      return .text(try Rule.TextPattern(member, words: shape.closedWords))
    }
    if shapes.contains(where: \.isNumber),
      members.allSatisfy({ FieldObject.boundKeys.contains($0.key) })
    {
      return .number(try Rule.Bounds(member, .number))
    }
    var parts: [String: Self] = [:]
    for part in members {
      guard let key = keys.first(where: { $0.name == part.key }) else {
        throw part.unknown(accepted: shape.patternKeys)
      }
      if !part.isNull { parts[part.key] = try Self(part, key.shape) }
    }
    return .parts(parts)
  }

  func write(to sink: inout any FieldSink) {
    switch self {
    case .text(let pattern): pattern.write(to: &sink)
    case .number(let bounds): bounds.write(.number, to: &sink)
    case .flag(let flag): sink.bool(flag)
    case .parts(let parts):
      parts.write(to: &sink) { pattern, sink in pattern.write(to: &sink) }
    }
  }
}

extension FieldObject {
  static let boundKeys = ["atLeast", "atMost"]

  fileprivate static func bounds(_ name: String, _ shape: FieldShape) -> FieldObject {
    FieldObject(
      name, "The least and the most, both included.", isClosed: true,
      keys: boundKeys.map {
        FieldObject.Key($0, shape, "", isRequired: false, isNullable: true)
      })
  }
}

/// The patterns that a match accepts for a property, derived from the property's shape.
extension FieldShape {
  /// The shapes of the value, or of a list's elements.
  var elements: [FieldShape] {
    alternatives.flatMap { shape in
      if case .list(let element) = shape { element.elements } else { [shape] }
    }
  }

  var isText: Bool {
    switch self {
    case .text, .name, .word, .words: true
    default: false
    }
  }

  var isNumber: Bool {
    switch self {
    case .integer, .number: true
    default: false
    }
  }

  var isFlag: Bool {
    if case .flag = self { true } else { false }
  }

  var partKeys: [FieldObject.Key] {
    if case .object(let object) = self { object.keys } else { [] }
  }

  /// The keys accepted in a pattern's object.
  var patternKeys: [String] {
    elements.flatMap(\.partKeys).map(\.name)
      + (elements.contains(where: \.isText) ? Rule.TextPattern.keys : [])
      + (elements.contains(where: \.isNumber) ? FieldObject.boundKeys : [])
  }

  /// The accepted patterns, for a problem's message.
  var acceptedPatterns: String {
    let forms = [
      elements.contains(where: \.isText) ? "a text" : nil,
      elements.contains(where: \.isNumber) ? "a number" : nil,
      elements.contains(where: \.isFlag) ? "true or false" : nil,
    ]
    return (forms.compactMap(\.self) + ["an object"]).joined(separator: ", ")
  }

  /// The closed set of words that a text may be; nil when any text is accepted.
  var closedWords: [String]? {
    var words: [String] = []
    for shape in elements where shape.isText {
      switch shape {
      case .word(let word): words.append(word)
      case .words(let more, _): words += more
      default: return nil
      }
    }
    return words
  }

  /// The shape of a pattern for a property with this shape.
  func matched(as name: String) -> FieldShape {
    var shapes: [FieldShape] = []
    let forms = elements
    if forms.contains(where: \.isText) {
      shapes.append(closedWords.map { .words($0) } ?? .text)
      shapes.append(.object(Rule.TextPattern.object(name, words: closedWords)))
    }
    if forms.contains(where: \.isNumber) {
      let isWhole = name == "integer"
      shapes.append(isWhole ? .integer : .number)
      shapes.append(
        .object(isWhole ? .bounds("bounds", .integer) : .bounds("bounds.number", .number)))
    }
    if forms.contains(where: \.isFlag) { shapes.append(.flag) }
    for case .object(let object) in forms {
      shapes.append(
        .object(
          FieldObject(
            "match.\(object.name)", "What its parts are like.", isClosed: true,
            keys: object.keys.map {
              FieldObject.Key(
                $0.name, $0.shape.matched(as: $0.name), $0.sentence, isRequired: false,
                isNullable: true)
            })))
    }
    return shapes.count == 1 ? shapes[0] : .either(shapes)
  }

  /// One of a set of ordered words, or bounds of them.
  static func ranks<Rank: RawRepresentable<String> & CaseIterable>(
    _: Rank.Type, _ name: String
  ) -> FieldShape {
    let words = FieldShape.words(Rank.allCases.map(\.rawValue))
    return .either([words, .object(.bounds("bounds.\(name)", words))])
  }
}
