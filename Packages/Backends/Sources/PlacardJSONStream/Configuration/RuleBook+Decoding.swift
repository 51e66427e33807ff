public import PlacardModels
public import PlacardPosting

extension RuleBook {
  /// Reads a book, `{"rules": […], "modes": {…}}`, in the JSON form that its `Codable` has.
  ///
  /// A rule in which anything is wrong is left out, with a problem for each thing; the others stay.
  /// The name of a problem's rule, or its number, stands in the sentence. `null` stands for a key
  /// that is not there; numbers beyond their range are clamped.
  ///
  /// - Returns: The book, empty for a value that is no object, and what was wrong, with columns.
  public static func decode(_ value: JSONValue) -> (book: RuleBook, problems: [Problem]) {
    var book = RuleBook()
    var list = ProblemList()
    for member in list.members(of: JSONMember("rules", value)) where !book.take(member, &list) {
      list.note(member.unknown(accepted: keys))
    }
    return (book, list.problems)
  }

  /// The keys of a book.
  static let keys = ["rules", "modes"]

  /// Takes over one member of a book.
  ///
  /// - Returns: Whether the key belongs to a book.
  mutating func take(_ member: JSONMember, _ list: inout ProblemList) -> Bool {
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

extension RuleBook.Mode {
  private static let keys = ["rules", "quiet", "digest"]

  /// Reads a mode by its name; what is wrong in it is left out.
  fileprivate init(_ mode: JSONMember, _ list: inout ProblemList) {
    self.init()
    for member in list.members(of: mode) {
      switch member.key {
      case "rules": rules = Rule.list(member, of: mode.key, &list)
      case "quiet": quiet = list.attempt(try member.integer(in: 0...100))
      case "digest": digest = list.attempt(try member.flag())
      default: list.note(member.unknown(accepted: Self.keys))
      }
    }
  }
}
