/// One object of the schema's table.
struct SchemaDefinition {
  /// One of its keys.
  struct Key {
    let name: String
    let isRequired: Bool
    let isNullable: Bool
    /// What its value may be, one of.
    let alternatives: [Substring]
    let description: Substring?

    /// Reads `key! value/value — sentence`.
    init(_ line: Substring) {
      let parts = line.split(separator: "—", maxSplits: 1)
      let words = parts[0].split(separator: " ")
      isRequired = words[0].last == "!"
      isNullable = words[0].last == "?"
      name = String(isRequired || isNullable ? words[0].dropLast() : words[0])
      alternatives = words[1].split(separator: "/")
      description = parts.count > 1 ? parts[1].dropFirst() : nil
    }
  }

  let name: String
  let description: Substring
  /// Whether one of the keys must be there, as a text.
  let needsOne: Bool
  private(set) var keys: [Key] = []

  private init(_ line: Substring) {
    let words = line.split(separator: " ", maxSplits: 1)
    needsOne = words[0].last == "+"
    name = String(needsOne ? words[0].dropLast() : words[0])
    description = words[1]
  }

  /// Reads a table.
  static func all(in table: String) -> [SchemaDefinition] {
    var definitions: [SchemaDefinition] = []
    for line in table.split(separator: "\n") {
      if line.first == " " {
        definitions[definitions.count - 1].keys.append(Key(line.dropFirst()))
      } else {
        definitions.append(SchemaDefinition(line))
      }
    }
    return definitions
  }
}
