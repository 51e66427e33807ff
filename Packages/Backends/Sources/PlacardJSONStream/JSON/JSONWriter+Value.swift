@_spi(Fields) import PlacardModels

extension JSONWriter {
  /// Writes a value as it was parsed: numbers with their digits, members in order.
  ///
  /// - Complexity: Linear in the size of the value; recursion as deep as its nesting.
  package mutating func value(_ value: JSONValue) {
    switch value.content {
    case .null: null()
    case .bool(let flag): bool(flag)
    case .number(let value): number(value)
    case .string(let text): string(text)
    case .array(let values):
      array { writer in
        for value in values {
          writer.value(value)
        }
      }
    case .object(let members): object { $0.members(members) }
    }
  }

  /// Writes the members of an object.
  mutating func members(_ members: [JSONMember]) {
    for member in members {
      key(member.key)
      value(member.value)
    }
  }
}
