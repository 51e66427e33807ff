/// The parsed arguments of a verb: flags with their values, and the other words.
///
/// `--name value`, `--name=value`, `-n value`, `-nvalue`, `-n=value` and combined toggles are
/// accepted; `--` ends the flags. A flag that is absent takes the value of its environment
/// variable, unless that is empty; for a toggle `0`, `false` and `no` mean off.
struct Arguments: Sendable {
  private struct Given: Sendable {
    /// The origin of the value for messages: the flag, or the variable.
    var name: String
    var values: [String]
  }

  private(set) var words: [String] = []
  private var given: [String: Given] = [:]
  private let flags: [Flag]

  /// Parses the words after a verb.
  ///
  /// - Throws: ``UsageError`` for an unknown flag, a missing value, or an unexpected value.
  init(
    _ arguments: [String], verb: String, flags: [Flag], environment: [String: String]
  ) throws(UsageError) {
    self.flags = flags
    var rest = arguments[...]
    while let word = rest.popFirst() {
      if word == "--" {
        words += rest
        break
      } else if word.hasPrefix("--") {
        try readLong(word.dropFirst(2), &rest)
      } else if word.hasPrefix("-"), word.count > 1 {
        try readShort(word.dropFirst(), &rest)
      } else {
        words.append(word)
      }
    }
    for flag in flags where given[flag.name] == nil {
      let variable = flag.variable(of: verb)
      guard let value = environment[variable], !value.isEmpty else { continue }
      if flag.valueName == nil, ["0", "false", "no"].contains(value) { continue }
      given[flag.name] = Given(name: variable, values: [value])
    }
  }

  /// Whether a flag was given.
  func has(_ name: String) -> Bool {
    given[name] != nil
  }

  /// The last value of a flag.
  subscript(name: String) -> String? {
    given[name]?.values.last
  }

  /// All values of a flag, in order.
  func all(_ name: String) -> [String] {
    given[name]?.values ?? []
  }

  /// The origin of a flag's value for messages: the flag, or the variable.
  func origin(of name: String) -> String {
    given[name]?.name ?? "--\(name)"
  }

  /// A flag's value as one of a closed set.
  ///
  /// - Throws: ``UsageError`` with the nearest accepted value.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ name: String, as type: Choice.Type
  ) throws(UsageError) -> Choice? where Choice.RawValue == String {
    let words = Choice.allCases.map(\.rawValue)
    return try accepted(name, words).flatMap { Choice(rawValue: $0) }
  }

  private func accepted(_ name: String, _ words: [String]) throws(UsageError) -> String? {
    guard let value = self[name] else { return nil }
    guard words.contains(value) else {
      throw .badChoice(value, of: origin(of: name), accepted: words)
    }
    return value
  }

  private mutating func readLong(
    _ word: Substring, _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let flag = flags.first(where: { $0.name == name }) else {
      throw .unknown("flag", "--\(name)", accepted: flags.map { "--\($0.name)" })
    }
    try take(flag, attached: parts.count > 1 ? String(parts[1]) : nil, &rest)
  }

  private mutating func readShort(
    _ word: Substring, _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    var letters = word
    while let letter = letters.popFirst() {
      guard let flag = flags.first(where: { $0.letter == letter }) else {
        throw .unknown("flag", "-\(letter)", accepted: flags.map(\.shortest))
      }
      guard flag.valueName != nil else {
        try take(flag, attached: nil, &rest)
        continue
      }
      let attached = letters.first == "=" ? letters.dropFirst() : letters
      return try take(flag, attached: letters.isEmpty ? nil : String(attached), &rest)
    }
  }

  private mutating func take(
    _ flag: Flag, attached: String?, _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let name = "--\(flag.name)"
    guard let valueName = flag.valueName else {
      if let attached { throw UsageError("\(name) got \"\(attached)\"; it takes no value.") }
      given[flag.name] = Given(name: name, values: ["1"])
      return
    }
    guard let value = attached ?? rest.popFirst() else {
      throw UsageError("\(name) needs a value: \(name) \(valueName).")
    }
    if case .list = flag.kind {
      given[flag.name, default: Given(name: name, values: [])].values.append(value)
    } else {
      given[flag.name] = Given(name: name, values: [value])
    }
  }
}
