@_spi(Fields) import PlacardJSONStream
@_spi(Fields) import PlacardModels

/// The part of JSON Schema 2020-12 that the published schema uses; another keyword is a failure.
struct SchemaValidator {
  let root: JSONValue
  /// Whether keys that no schema names are refused, which the published schema itself never does.
  var isClosed = false

  struct UnknownKeyword: Error {
    let keyword: String
  }

  /// Why a value does not conform to the whole schema, or nil.
  func complaint(about value: JSONValue) throws -> String? {
    try check(value, root).complaint
  }

  /// Why a value does not conform to one of the definitions, or nil.
  func complaint(about value: JSONValue, as definition: String) throws -> String? {
    try check(value, self.definition(definition)).complaint
  }

  func definition(_ name: String) -> JSONValue {
    root["$defs"]?[name] ?? JSONValue(.null)
  }

  /// What one schema says of one value: why not, or the keys that it has looked at.
  private enum Verdict {
    case refused(() -> String)
    case accepted(keys: Set<String>?)

    var complaint: String? {
      if case .refused(let why) = self { why() } else { nil }
    }
  }

  /// Checks a value with a schema of its own, and then that no key was left.
  private func check(_ value: JSONValue, _ schema: JSONValue) throws -> Verdict {
    let verdict = try apply(schema, to: value)
    guard isClosed, case .accepted(let keys?) = verdict, case .object(let members) = value.content,
      let stray = members.first(where: { !keys.contains($0.key) })
    else { return verdict }
    return .refused { "nothing names the key \(stray.key)" }
  }

  private func apply(_ schema: JSONValue, to value: JSONValue) throws -> Verdict {
    guard case .object(let keywords) = schema.content else { throw UnknownKeyword(keyword: "none") }
    var keys: Set<String>?
    for keyword in keywords {
      switch try verdict(of: keyword, in: schema, on: value) {
      case .refused(let why): return .refused(why)
      case .accepted(let more?): keys = (keys ?? []).union(more)
      case .accepted(nil): break
      }
    }
    return .accepted(keys: keys)
  }

  private func verdict(
    of keyword: JSONMember, in schema: JSONValue, on value: JSONValue
  ) throws -> Verdict {
    switch keyword.key {
    case "$schema", "title", "description", "$defs": return .accepted(keys: nil)
    case "$ref":
      guard case .string(let path) = keyword.value.content, path.hasPrefix("#/$defs/") else {
        throw UnknownKeyword(keyword: "$ref")
      }
      return try apply(definition(String(path.dropFirst(8))), to: value)
    case "type":
      return holds(keyword.value.words.contains { value.isOf(type: $0) }, "its type", value)
    case "const": return holds(keyword.value == value, "a constant", value)
    case "enum":
      return holds(keyword.value.elements.contains(value), "one of \(keyword.value.words)", value)
    case "minLength":
      guard case .string(let text) = value.content else { return .accepted(keys: nil) }
      return holds(!text.isEmpty, "its length", value)
    case "minimum": return bound(value) { $0 >= keyword.value.double }
    case "exclusiveMaximum": return bound(value) { $0 < keyword.value.double }
    case "required":
      guard case .object = value.content else { return .accepted(keys: nil) }
      let missing = keyword.value.words.first { value[$0] == nil }
      return missing.map { key in .refused { "the key \(key) is missing" } } ?? .accepted(keys: nil)
    case "properties": return try properties(of: keyword.value, on: value)
    case "additionalProperties":
      guard case .object(let members) = value.content else { return .accepted(keys: nil) }
      let others = members.filter { schema["properties"]?[$0.key] == nil }
      guard keyword.value.content != .bool(false) else {
        return holds(others.isEmpty, "without other keys", value)
      }
      return try each(others.map { ($0.key, $0.value) }, keyword.value)
    case "items":
      return try each(value.elements.enumerated().map { ("\($0)", $1) }, keyword.value)
    case "anyOf": return try choice(keyword.value.elements, on: value) { $0 > 0 }
    case "oneOf": return try choice(keyword.value.elements, on: value) { $0 == 1 }
    case "not":
      return holds(try apply(keyword.value, to: value).complaint != nil, "what it must not", value)
    default: throw UnknownKeyword(keyword: keyword.key)
    }
  }

  private func holds(
    _ isTrue: Bool, _ rule: @autoclosure @escaping () -> String, _ value: JSONValue
  ) -> Verdict {
    isTrue ? .accepted(keys: nil) : .refused { "\(value.text) is not \(rule())" }
  }

  private func bound(_ value: JSONValue, _ holds: (Double) -> Bool) -> Verdict {
    guard case .number = value.content else { return .accepted(keys: nil) }
    return self.holds(holds(value.double), "in its range", value)
  }

  private func properties(of schemas: JSONValue, on value: JSONValue) throws -> Verdict {
    guard case .object(let members) = value.content else { return .accepted(keys: nil) }
    let named = members.compactMap { member in schemas[member.key].map { (member, $0) } }
    for (member, schema) in named {
      if case .refused(let why) = try check(member.value, schema) {
        return .refused { "\(member.key): \(why())" }
      }
    }
    return .accepted(keys: Set(named.map(\.0.key)))
  }

  private func each(_ values: [(key: String, value: JSONValue)], _ schema: JSONValue) throws
    -> Verdict
  {
    for (key, value) in values {
      if case .refused(let why) = try check(value, schema) {
        return .refused { "\(key): \(why())" }
      }
    }
    return .accepted(keys: Set(values.map(\.key)))
  }

  private func choice(
    _ schemas: [JSONValue], on value: JSONValue, _ isEnough: (Int) -> Bool
  ) throws -> Verdict {
    var keys: Set<String>?
    var complaints: [() -> String] = []
    for schema in schemas {
      switch try apply(schema, to: value) {
      case .refused(let why): complaints.append(why)
      case .accepted(let more): keys = more.map { (keys ?? []).union($0) } ?? keys
      }
    }
    guard isEnough(schemas.count - complaints.count) else {
      return .refused { [complaints] in
        "\(schemas.count - complaints.count) of \(schemas.count): \(complaints.map { $0() })"
      }
    }
    return .accepted(keys: keys)
  }
}

extension JSONValue {
  var text: String {
    var writer = JSONWriter()
    writer.value(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// The values of a list.
  var elements: [JSONValue] {
    if case .array(let values) = content { values } else { [] }
  }

  /// The texts of a list, or the one text.
  var words: [String] {
    switch content {
    case .string(let word): [word]
    default: elements.flatMap(\.words)
    }
  }

  var keys: [String] {
    if case .object(let members) = content { members.map(\.key) } else { [] }
  }

  fileprivate var double: Double {
    if case .number(let number) = content { number.double } else { .nan }
  }

  fileprivate func isOf(type: String) -> Bool {
    switch (content, type) {
    case (.null, "null"), (.bool, "boolean"), (.number, "number"), (.string, "string"),
      (.array, "array"), (.object, "object"):
      true
    case (.number(let number), "integer"): number.integer != nil
    default: false
    }
  }
}
