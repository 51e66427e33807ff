import PlacardModels
import PlacardPosting

extension Rule.Match {
  private static let keys =
    Rule.TextField.allCases.map(\.rawValue) + Rule.Quantity.allCases.map(\.rawValue)
    + Rule.Predicate.allCases.map(\.rawValue)
    + ["severity", "urgency", "metadata", "any", "all", "not"]

  /// Reads an object, each of whose members is a test.
  init(_ match: JSONMember, _ list: inout ProblemList) {
    var tests: [Rule.Test] = []
    for member in list.members(of: match) {
      if let field = Rule.TextField(rawValue: member.key) {
        let pattern = list.attempt(try Rule.TextPattern(member, words: field.words))
        if let pattern { tests.append(.text(field, pattern)) }
        member.remarkOnStars(&list)
      } else if let quantity = Rule.Quantity(rawValue: member.key) {
        let bounds = list.attempt(try Rule.Bounds(integers: member))
        if let bounds { tests.append(.quantity(quantity, bounds)) }
      } else if let feature = Rule.Predicate(rawValue: member.key) {
        let flag = list.attempt(try member.flag())
        if let flag { tests.append(.predicate(feature, flag)) }
      } else {
        tests += Self.otherTests(member, &list)
      }
    }
    self.init(tests)
  }

  private static func otherTests(
    _ member: JSONMember, _ list: inout ProblemList
  ) -> [Rule.Test] {
    switch member.key {
    case "severity":
      return list.attempt(try Rule.Bounds(words: member)).map { [.severity($0)] } ?? []
    case "urgency":
      return list.attempt(try Rule.Bounds(words: member)).map { [.urgency($0)] } ?? []
    case "metadata":
      var tests: [Rule.Test] = []
      for entry in list.members(of: member) {
        let pattern = list.attempt(try Rule.TextPattern(entry, words: nil))
        if let pattern { tests.append(.metadata(entry.key, pattern)) }
        entry.remarkOnStars(&list)
      }
      return tests
    case "any": return [.any(matches(member, &list))]
    case "all": return [.all(matches(member, &list))]
    case "not": return [.not(Rule.Match(member, &list))]
    default:
      list.note(member.unknown(accepted: keys))
      return []
    }
  }

  private static func matches(
    _ member: JSONMember, _ list: inout ProblemList
  ) -> [Rule.Match] {
    list.elements(of: member).compactMap { element in
      list.isObject(element) ? Rule.Match(element, &list) : nil
    }
  }
}

extension JSONMember {
  /// Reports an exact text with a `*` in it, which was probably meant as a pattern.
  ///
  /// Who does mean the character writes `{"equals": …}`.
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

extension Rule.TextField {
  /// The words of a closed set, or nil for a field that may hold any text.
  fileprivate var words: [String]? {
    switch self {
    case .placement: Placement.allCases.map(\.rawValue)
    case .duplicates: DuplicatePolicy.allCases.map(\.rawValue)
    case .tap: Tap.allCases.map(\.rawValue)
    case .attention: Attention.allCases.map(\.rawValue)
    default: nil
    }
  }
}

extension Rule.TextPattern {
  private static let keys = ["equals", "prefix", "suffix", "contains", "glob"]

  /// Reads the whole text, or an object that says what it is like.
  fileprivate init(_ member: JSONMember, words: [String]?) throws(Problem) {
    self.init()
    if case .string = member.value.content {
      try takeWhole(member, words)
      return
    }
    for part in try member.members(accepted: "a text or an object of patterns") ?? [] {
      switch part.key {
      case "equals": try takeWhole(part, words)
      case "prefix": prefix = try part.text()
      case "suffix": suffix = try part.text()
      case "contains": contains = try part.text()
      case "glob": glob = try part.text().map { Glob($0) }
      default: throw part.unknown(accepted: Self.keys)
      }
    }
  }

  private mutating func takeWhole(_ member: JSONMember, _ words: [String]?) throws(Problem) {
    equals = try member.text()
    if let words, let equals, !words.contains(equals) {
      throw member.refused("one of " + words.joined(separator: ", "))
    }
  }
}

extension Rule.Bounds {
  private init(
    _ member: JSONMember, _ value: (JSONMember) throws(Problem) -> Value?
  ) throws(Problem) {
    guard case .object(let members) = member.value.content else {
      let exact = try value(member)
      self.init(atLeast: exact, atMost: exact)
      return
    }
    self.init()
    for part in members {
      switch part.key {
      case "atLeast": atLeast = try value(part)
      case "atMost": atMost = try value(part)
      default: throw part.unknown(accepted: ["atLeast", "atMost"])
      }
    }
  }
}

extension Rule.Bounds<Int> {
  /// Reads a whole number, or `{"atLeast", "atMost"}`.
  fileprivate init(integers member: JSONMember) throws(Problem) {
    try self.init(member) { part throws(Problem) in try part.integer() }
  }
}

extension Rule.Bounds where Value: RawRepresentable<String> & CaseIterable {
  /// Reads a word, or `{"atLeast", "atMost"}`.
  fileprivate init(words member: JSONMember) throws(Problem) {
    try self.init(member) { part throws(Problem) in try part.choice() }
  }
}
