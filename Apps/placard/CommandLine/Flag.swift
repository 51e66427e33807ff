/// A flag of a verb.
struct Flag: Sendable {
  /// The kind of value of a flag.
  enum Kind: Sendable {
    /// No value.
    case toggle
    /// A value, with its name in the help; the last one counts.
    case value(String)
    /// A value that may be repeated.
    case list(String)
  }

  /// The long name, without dashes.
  let name: String
  /// The short name, if any.
  let letter: Character?
  let kind: Kind
  /// A line of help.
  let help: String

  init(_ name: String, _ letter: Character? = nil, _ kind: Kind = .toggle, _ help: String) {
    self.name = name
    self.letter = letter
    self.kind = kind
    self.help = help
  }

  /// The name of the value; nil for a toggle.
  var valueName: String? {
    switch kind {
    case .toggle: nil
    case .value(let name), .list(let name): name
    }
  }

  /// The short name with a dash, or else the long name with two.
  var shortest: String {
    letter.map { "-\($0)" } ?? "--\(name)"
  }

  /// The environment variable that replaces the flag: `PLACARD_POST_PRINT_ID`.
  func variable(of verb: String) -> String {
    let words = "placard-\(verb)-\(name)"
    return String(words.uppercased().map { $0 == "-" ? "_" : $0 })
  }
}
