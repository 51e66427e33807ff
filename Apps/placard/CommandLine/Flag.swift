/// One flag of a verb.
struct Flag: Sendable {
  /// What a flag takes.
  enum Kind: Sendable {
    /// Nothing: it is there or not.
    case toggle
    /// A value, shown in the help under a name; given twice, the last counts.
    case value(String)
    /// A value that may be given several times.
    case list(String)
  }

  /// The long name, without dashes.
  let name: String
  /// The letter, if there is one.
  let letter: Character?
  let kind: Kind
  /// One line for the help.
  let help: String

  init(_ name: String, _ letter: Character? = nil, _ kind: Kind = .toggle, _ help: String) {
    self.name = name
    self.letter = letter
    self.kind = kind
    self.help = help
  }

  /// The name of the value, or nil for a toggle.
  var valueName: String? {
    switch kind {
    case .toggle: nil
    case .value(let name), .list(let name): name
    }
  }

  /// The letter with its dash, or else the long name with its two.
  var shortest: String {
    letter.map { "-\($0)" } ?? "--\(name)"
  }

  /// The environment variable that stands in for the flag: `PLACARD_POST_PRINT_ID`.
  func variable(of verb: String) -> String {
    let words = "placard-\(verb)-\(name)"
    return String(words.uppercased().map { $0 == "-" ? "_" : $0 })
  }
}
