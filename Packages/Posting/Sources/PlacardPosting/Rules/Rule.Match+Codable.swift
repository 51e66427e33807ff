import PlacardModels

/// A match is one object whose members are its tests.
extension Rule.Match: Codable {
  /// Reads an object; `null` stands for a test that is not there.
  ///
  /// - Throws: `DecodingError` for a key that is no test, since a match without it would be another
  ///   one, and for a test of another form.
  public init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: NameKey.self)
    var tests: [Rule.Test] = []
    for key in keys.allKeys where try !keys.decodeNil(forKey: key) {
      tests += try Self.tests(key, keys)
    }
    self.init(tests)
  }

  private static func tests(
    _ key: NameKey, _ keys: KeyedDecodingContainer<NameKey>
  ) throws -> [Rule.Test] {
    func value<Value: Decodable>() throws -> Value {
      try keys.decode(Value.self, forKey: key)
    }
    let name = key.stringValue
    if let field = Rule.TextField(rawValue: name) { return [.text(field, try value())] }
    if let quantity = Rule.Quantity(rawValue: name) { return [.quantity(quantity, try value())] }
    if let predicate = Rule.Predicate(rawValue: name) {
      return [.predicate(predicate, try value())]
    }
    switch name {
    case "severity": return [.severity(try value())]
    case "urgency": return [.urgency(try value())]
    case "metadata":
      let patterns: [String: Rule.TextPattern] = try value()
      return patterns.map { .metadata($0.key, $0.value) }
    case "any": return [.any(try value())]
    case "all": return [.all(try value())]
    case "not": return [.not(try value())]
    default:
      throw DecodingError.dataCorruptedError(
        forKey: key, in: keys, debugDescription: "\"\(name)\" is no test of a rule.")
    }
  }

  /// Writes an object; tests whose key stands there already are written as parts of `all`, which
  /// means the same.
  public func encode(to encoder: any Encoder) throws {
    var keys = encoder.container(keyedBy: NameKey.self)
    var written: Set<String> = []
    var parts: [Rule.Match] = []
    var metadata: [String: Rule.TextPattern] = [:]
    for test in tests {
      let key = NameKey(test.key)
      guard written.insert(test.key).inserted else {
        parts.append([test])
        continue
      }
      switch test {
      case .text(_, let pattern): try keys.encode(pattern, forKey: key)
      case .metadata(let name, let pattern): metadata[name] = pattern
      case .severity(let bounds): try keys.encode(bounds, forKey: key)
      case .urgency(let bounds): try keys.encode(bounds, forKey: key)
      case .quantity(_, let bounds): try keys.encode(bounds, forKey: key)
      case .predicate(_, let isThere): try keys.encode(isThere, forKey: key)
      case .any(let matches): try keys.encode(matches, forKey: key)
      case .all(let matches): parts += matches
      case .not(let match): try keys.encode(match, forKey: key)
      }
    }
    if !metadata.isEmpty { try keys.encode(metadata, forKey: NameKey("metadata")) }
    if !parts.isEmpty || written.contains("all") {
      try keys.encode(parts, forKey: NameKey("all"))
    }
  }
}
