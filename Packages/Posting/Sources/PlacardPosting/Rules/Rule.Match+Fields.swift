@_spi(Fields) import PlacardModels

extension Rule.Match {
  /// A key of a match: its accepted values, and the tests that it stands for.
  private struct Key: Sendable {
    enum Kind: Sendable {
      case text(Rule.TextField, words: [String]?)
      case quantity(Rule.Quantity)
      case predicate(Rule.Predicate)
      case part(FieldShape)
      case severity, urgency, metadata, any, all, not
    }

    let name: String
    let shape: FieldShape
    let kind: Kind
  }

  /// The keys of text, numeric and Boolean properties, then every other property of a post by its
  /// shape.
  private static let keys: [Key] = {
    let parts =
      Message.fields.fields.map { (name: $0.key, shape: $0.shape) }
      + PostOptions.fields.fields.map { (name: $0.key, shape: $0.shape) }
    let texts = Rule.TextField.allCases.map { field in
      let shape = parts.first { $0.name == field.rawValue }?.shape ?? .text
      return Key(
        name: field.rawValue, shape: shape.matched(as: field.rawValue),
        kind: .text(field, words: shape.closedWords))
    }
    let numbers = Rule.Quantity.allCases.map {
      Key(name: $0.rawValue, shape: FieldShape.integer.matched(as: "integer"), kind: .quantity($0))
    }
    let predicates = Rule.Predicate.allCases.map {
      Key(name: $0.rawValue, shape: .flag, kind: .predicate($0))
    }
    let pattern = FieldShape.text.matched(as: "metadata")
    let others = [
      Key(name: "severity", shape: .ranks(Severity.self, "severity"), kind: .severity),
      Key(name: "urgency", shape: .ranks(Urgency.self, "urgency"), kind: .urgency),
      Key(name: "metadata", shape: .map(.either([pattern, .null])), kind: .metadata),
      Key(name: "any", shape: .list(.reference("match")), kind: .any),
      Key(name: "all", shape: .list(.reference("match")), kind: .all),
      Key(name: "not", shape: .reference("match"), kind: .not),
    ]
    let named = Set((texts + numbers + predicates + others).map(\.name))
    let remaining = parts.filter { !named.contains($0.name) }.map {
      Key(name: $0.name, shape: $0.shape.matched(as: $0.name), kind: .part($0.shape))
    }
    return texts + numbers + predicates + remaining + others
  }()

  static let object = FieldObject(
    "match", "What all has to hold; nothing holds for every post.", isClosed: true,
    keys: keys.map {
      FieldObject.Key($0.name, $0.shape, "", isRequired: false, isNullable: true)
    })

  /// An object whose members are its tests.
  static let codec = FieldCodec<Rule.Match>.strict(
    object, read: { Rule.Match($0, &$1) },
    write: { $0.write(to: &$1) })

  /// Reads an object, each member of which is a test.
  init(_ match: FieldMember, _ list: inout ProblemList) {
    var tests: [Rule.Test] = []
    for member in list.members(of: match) {
      if let key = Self.keys.first(where: { $0.name == member.key }) {
        tests += Self.tests(key, member, &list)
      } else {
        list.note(member.unknown(accepted: Self.keys.map(\.name)))
      }
    }
    self.init(tests)
  }

  private static func tests(
    _ key: Key, _ member: FieldMember, _ list: inout ProblemList
  ) -> [Rule.Test] {
    switch key.kind {
    case .text(let field, let words):
      member.remarkOnStars(&list)
      let pattern = list.attempt(try Rule.TextPattern(member, words: words))
      return pattern.map { [.text(field, $0)] } ?? []
    case .quantity(let quantity):
      let bounds = list.attempt(try Rule.Bounds<Int>(member, .integer))
      return bounds.map { [.quantity(quantity, $0)] } ?? []
    case .predicate(let predicate):
      let flag = list.attempt(try member.flag())
      return flag.map { [.predicate(predicate, $0)] } ?? []
    case .part(let shape):
      let pattern = list.attempt(try Rule.PartPattern(member, shape))
      return pattern.map { [.part(key.name, $0)] } ?? []
    case .severity:
      let bounds = list.attempt(try Rule.Bounds<Severity>(member, .choice))
      return bounds.map { [.severity($0)] } ?? []
    case .urgency:
      let bounds = list.attempt(try Rule.Bounds<Urgency>(member, .choice))
      return bounds.map { [.urgency($0)] } ?? []
    case .metadata:
      var tests: [Rule.Test] = []
      for entry in list.members(of: member) {
        let pattern = list.attempt(try Rule.TextPattern(entry, words: nil))
        if let pattern { tests.append(.metadata(entry.key, pattern)) }
        entry.remarkOnStars(&list)
      }
      return tests
    case .any: return [.any(matches(member, &list))]
    case .all: return [.all(matches(member, &list))]
    case .not: return [.not(Rule.Match(member, &list))]
    }
  }

  private static func matches(_ member: FieldMember, _ list: inout ProblemList) -> [Rule.Match] {
    list.elements(of: member).compactMap { element in
      list.isObject(element) ? Rule.Match(element, &list) : nil
    }
  }

  /// Writes an object; a second test with the same key goes into `all`, which is equivalent.
  private func write(to sink: inout any FieldSink) {
    sink.beginObject()
    var written: Set<String> = []
    var parts: [Rule.Match] = []
    var metadata: [(key: String, pattern: Rule.TextPattern)] = []
    for test in tests {
      guard written.insert(test.key).inserted else {
        parts.append([test])
        continue
      }
      switch test {
      case .metadata(let key, let pattern): metadata.append((key, pattern))
      case .all(let matches): parts += matches
      default:
        sink.key(test.key)
        test.writeValue(to: &sink)
      }
    }
    if !metadata.isEmpty {
      sink.key("metadata")
      sink.beginObject()
      for (key, pattern) in metadata {
        sink.key(key)
        pattern.write(to: &sink)
      }
      sink.endObject()
    }
    if !parts.isEmpty || written.contains("all") {
      sink.key("all")
      Self.write(parts, to: &sink)
    }
    sink.endObject()
  }

  fileprivate static func write(_ matches: [Rule.Match], to sink: inout any FieldSink) {
    sink.beginArray()
    for match in matches {
      match.write(to: &sink)
    }
    sink.endArray()
  }

  fileprivate func writeObject(to sink: inout any FieldSink) {
    write(to: &sink)
  }
}

extension Rule.Test {
  fileprivate func writeValue(to sink: inout any FieldSink) {
    switch self {
    case .text(_, let pattern), .metadata(_, let pattern): pattern.write(to: &sink)
    case .severity(let bounds): bounds.write(.choice, to: &sink)
    case .urgency(let bounds): bounds.write(.choice, to: &sink)
    case .quantity(_, let bounds): bounds.write(.integer, to: &sink)
    case .part(_, let pattern): pattern.write(to: &sink)
    case .predicate(_, let isThere): sink.bool(isThere)
    case .any(let matches), .all(let matches): Rule.Match.write(matches, to: &sink)
    case .not(let match): match.writeObject(to: &sink)
    }
  }
}

extension FieldMember {
  /// Warns about a `*` in an exact text, which was probably meant as a pattern.
  ///
  /// `{"equals": …}` states that the character itself is meant.
  fileprivate func remarkOnStars(_ list: inout ProblemList) {
    guard case .string(let text) = value.content, text.utf8.contains(UInt8(ascii: "*")) else {
      return
    }
    list.remark(
      Problem(
        "It matches only the \(key.inQuotes) \(text.inQuotes) to the letter; "
          + "{\"glob\": \(text.inQuotes)} lets * stand for any text.",
        column: value.column))
  }
}
