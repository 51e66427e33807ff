@_spi(Fields) import PlacardModels

/// Reports unknown keys that look like typos, each once.
///
/// A typo is a key that is close to a key of a message, or a message key next to a command instead of
/// inside it. Names of styles and transitions, which may be those of others, are compared with the built-in
/// ones.
struct UnreadKeys: Sendable {
  /// Maximum number of distinct keys that are checked; bounds memory for feeds with ever new keys.
  private static let limit = 256
  private static let names =
    Message.fields.keys + PostOptions.fields.keys + ["subtitle"]
  private static let known = Set(names)

  /// The built-in names of the keys whose values may be anything.
  private static let builtIn: [(key: String, names: [String])] = [
    (
      "style",
      ["message", "card", "tab", "statusLine", "line", "centered", "badge", "snackbar"]
    ),
    ("transition", ["slide", "translate", "fade", "physics", "none", "collapse"]),
  ]

  /// Names that are no typos of built-in ones.
  private let accepted: [String]
  private var seen: Set<String> = []

  init(accepting accepted: [String] = []) {
    self.accepted = accepted
  }

  /// Checks the keys of a message.
  mutating func check(_ message: JSONValue, _ problems: inout [Problem]) {
    guard case .object(let members) = message.content else { return }
    for member in members {
      if let (_, names) = Self.builtIn.first(where: { $0.key == member.key }) {
        check(member, names, &problems)
      }
      guard !Self.known.contains(member.key) else { continue }
      guard isNew(member.key), let nearest = Self.names.nearest(to: member.key) else { continue }
      report(member, "is no key of a message; the nearest is \(nearest.inQuotes)", &problems)
    }
  }

  private mutating func check(
    _ member: JSONMember, _ names: [String], _ problems: inout [Problem]
  ) {
    guard case .string(let name) = member.value.content, !names.contains(name),
      !accepted.contains(name), isNew("\(member.key)=\(name)"),
      let nearest = names.nearest(to: name)
    else { return }
    problems.append(
      Problem(
        "\(name.inQuotes) is no \(member.key) that is known; the nearest is \(nearest.inQuotes).",
        column: member.value.column))
  }

  /// Checks the keys next to a command.
  mutating func check(_ members: [JSONMember], beside command: String, _ problems: inout [Problem])
  {
    for member in members where member.key != command && Self.known.contains(member.key) {
      guard member.key != "tag", isNew(member.key) else { continue }
      report(
        member, "is not read beside \(command.inQuotes); it belongs into its object", &problems)
    }
  }

  private mutating func isNew(_ key: String) -> Bool {
    seen.count < Self.limit && seen.insert(key).inserted
  }

  private func report(
    _ member: JSONMember, _ sentence: String, _ problems: inout [Problem]
  ) {
    problems.append(
      Problem("\(member.key.inQuotes) \(sentence).", column: member.value.column))
  }
}
