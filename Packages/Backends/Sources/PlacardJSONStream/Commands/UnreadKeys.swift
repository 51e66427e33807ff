@_spi(Fields) import PlacardModels

/// Reports keys that are not read and look like a slip, each once.
///
/// A slip is a word that is nearly a key of a message, or a key of a message beside a command instead
/// of inside it.
struct UnreadKeys: Sendable {
  /// How many different keys are looked at; others of a feed that makes up ever new ones are skipped.
  private static let limit = 256
  private static let names =
    Message.fields.keys + PostOptions.fields.keys + ["subtitle"]
  private static let known = Set(names)

  private var seen: Set<String> = []

  /// Looks through the keys of a message.
  mutating func check(_ message: JSONValue, _ problems: inout [Problem]) {
    guard case .object(let members) = message.content else { return }
    for member in members where !Self.known.contains(member.key) {
      guard isNew(member.key), let nearest = Self.names.nearest(to: member.key) else { continue }
      report(member, "is no key of a message; the nearest is \(nearest.inQuotes)", &problems)
    }
  }

  /// Looks through what stands beside a command.
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
