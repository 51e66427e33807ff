/// What a verb was given: flags with their values, and the words that are none.
///
/// `--name value`, `--name=value`, `-n value`, `-nvalue` and joined toggles are read; `--` ends the
/// flags. A flag that is absent takes the value of its environment variable.
struct Arguments: Sendable {
  private(set) var words: [String] = []
  private var values: [String: [String]] = [:]
  private let flags: [Flag]

  /// Reads the words behind a verb.
  ///
  /// - Throws: ``UsageError`` for an unknown flag, a missing value, or a value where none belongs.
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
    for flag in flags where values[flag.name] == nil {
      guard let value = environment[flag.variable(of: verb)], !value.isEmpty else { continue }
      if flag.valueName == nil, ["0", "false", "no"].contains(value) { continue }
      values[flag.name] = [value]
    }
  }

  /// Whether a flag was given.
  func has(_ name: String) -> Bool {
    values[name] != nil
  }

  /// A flag's value, the last one given.
  subscript(name: String) -> String? {
    values[name]?.last
  }

  /// All values of a flag, in order.
  func all(_ name: String) -> [String] {
    values[name] ?? []
  }

  /// A flag's value as one of a closed set.
  ///
  /// - Throws: ``UsageError`` that names the nearest of the set.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ name: String, as type: Choice.Type
  ) throws(UsageError) -> Choice? where Choice.RawValue == String {
    guard let value = self[name] else { return nil }
    guard let choice = Choice(rawValue: value) else {
      throw .unknown("--\(name)", value, accepted: Choice.allCases.map(\.rawValue))
    }
    return choice
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
        let accepted =
          flags.compactMap { $0.letter.map { "-\($0)" } } + flags.map { "--\($0.name)" }
        throw .unknown("flag", "-\(letter)", accepted: accepted)
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
    guard let valueName = flag.valueName else {
      guard attached == nil else {
        throw UsageError("--\(flag.name) takes no value; it got \"\(attached ?? "")\".")
      }
      values[flag.name] = ["1"]
      return
    }
    guard let value = attached ?? rest.popFirst() else {
      throw UsageError("--\(flag.name) needs a value: --\(flag.name) \(valueName).")
    }
    if case .list = flag.kind {
      values[flag.name, default: []].append(value)
    } else {
      values[flag.name] = [value]
    }
  }
}
