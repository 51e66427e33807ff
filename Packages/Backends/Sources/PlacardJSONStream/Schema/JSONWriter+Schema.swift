@_spi(Fields) import PlacardModels

extension JSONWriter {
  /// Writes a definition of the table as the schema of an object.
  ///
  /// - Parameters:
  ///   - definition: The object's own keys.
  ///   - others: Further required keys.
  ///   - properties: Writes the schemas of those.
  mutating func schema(
    of definition: FieldObject, and others: [String] = [],
    _ properties: (inout JSONWriter) -> Void = { _ in }
  ) {
    object { writer in
      writer.member("description", definition.sentence)
      writer.member("type", "object")
      writer.key("properties")
      writer.object {
        properties(&$0)
        $0.properties(definition.keys)
      }
      writer.required(others + definition.keys.filter(\.isRequired).map(\.name))
      if definition.isClosed { writer.member("additionalProperties", false) }
      if definition.needsOne { writer.oneText(of: definition.keys) }
    }
  }

  /// Writes `required`, unless it would be empty.
  private mutating func required(_ names: [String]) {
    guard !names.isEmpty else { return }
    key("required")
    array(names)
  }

  private mutating func oneText(of keys: [FieldObject.Key]) {
    key("anyOf")
    array { writer in
      for key in keys {
        writer.object { writer in
          writer.required([key.name])
          writer.key("properties")
          writer.object {
            $0.key(key.name)
            $0.object { $0.alternatives(key.shape.alternatives) }
          }
        }
      }
    }
  }

  /// Writes keys with the schemas of their values.
  mutating func properties(_ keys: [FieldObject.Key]) {
    for key in keys {
      self.key(key.name)
      object {
        if !key.sentence.isEmpty { $0.member("description", key.sentence) }
        $0.alternatives(key.shape.alternatives + (key.isNullable ? [.null] : []))
      }
    }
  }

  /// Writes the keywords that accept one of the alternatives.
  private mutating func alternatives(_ alternatives: [FieldShape]) {
    guard alternatives.count > 1 else { return alternative(alternatives[0]) }
    let types = alternatives.compactMap(\.typeName)
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

  private mutating func alternative(_ alternative: FieldShape) {
    switch alternative {
    case .word(let word): member("const", word)
    case .words(let words, _):
      key("enum")
      array(words)
    case .object(let object): member("$ref", "#/$defs/\(object.name)")
    case .reference(let name): member("$ref", "#/$defs/\(name)")
    case .list(let element):
      member("type", "array")
      key("items")
      object { $0.alternatives(element.alternatives) }
    case .map(let value):
      member("type", "object")
      key("additionalProperties")
      object { $0.alternatives(value.alternatives) }
    case .either(let shapes): alternatives(shapes)
    case .name:
      member("minLength", 1)
      member("type", "string")
    case .text, .flag, .integer, .number, .null: member("type", alternative.typeName)
    }
  }
}

extension FieldShape {
  /// The type name of a value that is only a type.
  fileprivate var typeName: String? {
    switch self {
    case .text: "string"
    case .flag: "boolean"
    case .integer: "integer"
    case .number: "number"
    case .null: "null"
    default: nil
    }
  }
}
