@_spi(Fields) public import PlacardModels

extension Rule {
  /// The keys of a rule.
  static let fields = FieldTable<Rule>(
    "rule", "What is done with the posts that match.", isClosed: true,
    [
      Field("name", .text, "What explanations call it.", { $0.name }, { $0.name = $1 }),
      Field(
        "enabled", .flag, "Whether it is applied at all.", default: true,
        { $0.isEnabled }, { $0.isEnabled = $1 }),
      Field(
        "match", Match.codec, "Which posts it is for.", default: [],
        { $0.match }, { $0.match = $1 }),
      Field(
        "set", Change.codec, "What it changes.", default: Change(), { $0.set }, { $0.set = $1 }),
      Field(
        "route", .texts, "The posters that get the post, and no others.",
        { $0.route }, { $0.route = $1 }),
      Field("mute", .flag, "Whether nobody is shown the post.", { $0.mute }, { $0.mute = $1 }),
      Field(
        "skipHistory", .flag, "Whether the history forgets the post.",
        { $0.skipsHistory }, { $0.skipsHistory = $1 }),
      Field(
        "stop", .flag, "Whether no later rule is applied.", default: false,
        { $0.stops }, { $0.stops = $1 }),
    ])

  static let listCodec = FieldCodec<[Rule]>.list(
    of: .strict(
      fields.object, read: { Rule($0, &$1) }, write: { fields.writeObject($0, to: &$1) }),
    accepted: "a list of objects")

  /// Reads the rules of a list; skips invalid ones.
  fileprivate static func list(
    _ member: FieldMember, of mode: String?, _ list: inout ProblemList
  ) -> [Rule] {
    let suffix = mode.map { " of mode \($0.inQuotes)" } ?? ""
    return list.elements(of: member).enumerated().compactMap { index, rule in
      var name = "\(index + 1)"
      if case .string(let text) = rule.value["name"]?.content { name = text.inQuotes }
      return list.whole("rule \(name)\(suffix)") { Rule(rule, &$0) }
    }
  }

  private init(_ rule: FieldMember, _ list: inout ProblemList) {
    self.init()
    guard list.isObject(rule) else { return }
    for member in list.members(of: rule) {
      switch member.key {
      case "match":
        let before = list.problems.count
        match = Match(member, &list)
        if list.problems.count == before, let contradiction = match.contradiction {
          list.remark(
            Problem("It can match no post: \(contradiction).", column: member.value.column))
        }
      case "set": set = Change(member, &list)
      default:
        if !list.take(member, Self.fields, into: &self) {
          list.note(member.unknown(accepted: Self.fields.keys))
        }
      }
    }
  }
}

extension RuleBook.Mode {
  private static let fields = FieldTable<RuleBook.Mode>(
    "book.mode", "What holds while the mode is on.", isClosed: true,
    [
      Field("rules", Rule.listCodec, "Its rules.", default: [], { $0.rules }, { $0.rules = $1 }),
      Field(
        "quiet", .integer(in: 0...100), "The least quiet level, 0 to 100.",
        { $0.quiet }, { $0.quiet = $1 }),
      Field(
        "digest", .flag, "Whether held posts are summarised by one post.",
        { $0.digest }, { $0.digest = $1 }),
    ])

  static let codec = FieldCodec<RuleBook.Mode>.strict(
    fields.object, read: { RuleBook.Mode($0, &$1) }, write: { fields.writeObject($0, to: &$1) })

  /// Reads a mode; skips its invalid parts.
  fileprivate init(_ mode: FieldMember, _ list: inout ProblemList) {
    self.init()
    for member in list.members(of: mode) {
      if member.key == "rules" {
        rules = Rule.list(member, of: mode.key, &list)
      } else if !list.take(member, Self.fields, into: &self) {
        list.note(member.unknown(accepted: Self.fields.keys))
      }
    }
  }
}

extension RuleBook {
  /// The keys of a rule book.
  @_spi(Fields) public static let fields = FieldTable<RuleBook>(
    "book", "Rules and modes; a rule in which anything is wrong is left out, with an error.",
    isClosed: true,
    [
      Field(
        "rules", Rule.listCodec, "In their order.", default: [], { $0.rules }, { $0.rules = $1 }),
      Field("modes", .modes, "By name.", default: [:], { $0.modes }, { $0.modes = $1 }),
    ])

  /// Reads a rule book, `{"rules": […], "modes": {…}}`, in its `Codable` form.
  ///
  /// An invalid rule is skipped, with one problem for each mistake; the others are kept. The
  /// message of a problem names the rule, or its number. `null` counts as an absent key; numbers
  /// out of range are clamped.
  ///
  /// - Returns: The book, empty for a value that is not an object, and the problems with their
  ///   columns.
  @_spi(Fields) public static func decode(_ value: FieldValue) -> (
    book: RuleBook, problems: [Problem]
  ) {
    var book = RuleBook()
    var list = ProblemList()
    for member in list.members(of: FieldMember("rules", value)) where !book.take(member, &list) {
      list.note(member.unknown(accepted: fields.keys))
    }
    return (book, list.problems)
  }

  /// Reads one member of a rule book.
  ///
  /// - Returns: Whether the key is known.
  @_spi(Fields) public mutating func take(_ member: FieldMember, _ list: inout ProblemList) -> Bool
  {
    switch member.key {
    case "rules": rules = Rule.list(member, of: nil, &list)
    case "modes":
      for mode in list.members(of: member) {
        modes[mode.key] = Mode(mode, &list)
      }
    default: return false
    }
    return true
  }
}

extension RuleBook: Codable {
  /// Decodes `{"rules": […], "modes": {…}}`; both keys are optional.
  ///
  /// - Throws: `DecodingError` for the first problem that ``decode(_:)`` reports.
  public init(from decoder: any Decoder) throws {
    self = try decoder.read { value throws(Problem) in
      let (book, problems) = RuleBook.decode(value)
      if let problem = problems.first { throw problem }
      return book
    }
  }

  /// Encodes the keys that are not empty.
  public func encode(to encoder: any Encoder) throws {
    try FieldValue { Self.fields.writeObject(self, to: &$0) }.encode(to: encoder)
  }
}

extension FieldCodec where Value == [String: RuleBook.Mode] {
  fileprivate static let modes = Self(
    .map(.either([RuleBook.Mode.codec.shape, .null])),
    read: { member throws(Problem) in
      var modes: Value = [:]
      for mode in try member.members() ?? [] {
        modes[mode.key] = try RuleBook.Mode.codec.read(mode)
      }
      return modes
    },
    write: { modes, sink in
      modes.write(to: &sink) { mode, sink in RuleBook.Mode.codec.write(mode, to: &sink) }
    })
}
