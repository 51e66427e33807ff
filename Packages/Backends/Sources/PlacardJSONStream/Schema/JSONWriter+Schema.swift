extension JSONWriter {
  /// Writes a definition of the table as the schema of an object.
  ///
  /// - Parameters:
  ///   - definition: The object's own keys.
  ///   - others: Further keys that it must have.
  ///   - properties: Writes the schemas of those.
  mutating func schema(
    of definition: SchemaDefinition, and others: [String] = [],
    _ properties: (inout JSONWriter) -> Void = { _ in }
  ) {
    object { writer in
      writer.member("description", String(definition.description))
      writer.member("type", "object")
      writer.key("properties")
      writer.object {
        properties(&$0)
        $0.properties(definition.keys)
      }
      writer.required(others + definition.keys.filter(\.isRequired).map(\.name))
      if definition.needsOne { writer.oneText(of: definition.keys) }
    }
  }

  /// Writes `required`, unless nothing is.
  private mutating func required(_ names: [String]) {
    guard !names.isEmpty else { return }
    key("required")
    array(names)
  }

  private mutating func oneText(of keys: [SchemaDefinition.Key]) {
    key("anyOf")
    array { writer in
      for key in keys {
        writer.object { writer in
          writer.required([key.name])
          writer.key("properties")
          writer.object {
            $0.key(key.name)
            $0.object { $0.member("type", "string") }
          }
        }
      }
    }
  }

  /// Writes keys with the schemas of their values.
  mutating func properties(_ keys: [SchemaDefinition.Key]) {
    for key in keys {
      self.key(key.name)
      object {
        $0.member("description", key.description.map(String.init))
        $0.alternatives(key.alternatives + (key.isNullable ? ["null"] : []))
      }
    }
  }

  /// Writes the keywords that accept one of the alternatives.
  private mutating func alternatives(_ alternatives: [Substring]) {
    guard alternatives.count > 1 else { return alternative(alternatives[0]) }
    let types = alternatives.compactMap { Self.typeNames[$0] }
    if types.count == alternatives.count {
      key("type")
      return array(types)
    }
    key("anyOf")
    array { writer in
      for alternative in alternatives {
        writer.object { $0.alternative(alternative) }
      }
    }
  }

  private mutating func alternative(_ alternative: Substring) {
    let inner = alternative.dropFirst().dropLast()
    switch alternative.first {
    case "\"": member("const", String(inner))
    case "#": member("$ref", "#/$defs/\(alternative.dropFirst())")
    case "@":
      key("enum")
      array(SchemaTable.words(of: alternative.dropFirst()))
    case "[":
      member("type", "array")
      key("items")
      object { $0.alternative(inner) }
    case "{":
      member("type", "object")
      key("additionalProperties")
      object { $0.alternative(inner) }
    default:
      if alternative == "name" { member("minLength", 1) }
      member("type", Self.typeNames[alternative] ?? "string")
    }
  }

  /// The words of the table that are nothing but a type.
  private static let typeNames: [Substring: String] = [
    "text": "string", "flag": "boolean", "integer": "integer", "number": "number", "null": "null",
  ]
}
