import Placard

/// Reads a value that is no object and no list.
struct ScalarReader: SingleValueDecodingContainer {
  let decoder: ValueDecoder
  var codingPath: [any CodingKey] { decoder.codingPath }

  func decodeNil() -> Bool {
    decoder.value.content == .null
  }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    switch decoder.value.content {
    case .bool(let flag):
      if let flag = flag as? Value { return flag }
    case .string(let text):
      if let text = text as? Value { return text }
    case .number(let number):
      if let any = number.value(as: type), let value = any as? Value { return value }
    case .null, .array, .object: break
    }
    guard let name = Self.name(of: type) else { return try Value(from: decoder) }
    throw decoder.mismatch(name)
  }

  /// What a scalar type accepts; nil for a type that reads itself.
  private static func name(of type: any Any.Type) -> String? {
    if type == Bool.self { return "true or false" }
    if type == String.self { return "a text" }
    if type == Double.self || type == Float.self { return "a number" }
    return type is any FixedWidthInteger.Type ? "a whole number" : nil
  }
}

extension JSONNumber {
  /// The number as a floating-point or integer type that can hold it.
  fileprivate func value(as type: any Any.Type) -> Any? {
    if type == Double.self { return double }
    if type == Float.self { return Float(double) }
    guard let type = type as? any FixedWidthInteger.Type, let integer else { return nil }
    return exactly(integer, as: type)
  }

  private func exactly<Value: FixedWidthInteger>(_ integer: Int, as type: Value.Type) -> Any? {
    Value(exactly: integer)
  }
}

/// Reads the members of an object.
struct ObjectReader<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let members: [JSONMember]
  let decoder: ValueDecoder
  var codingPath: [any CodingKey] { decoder.codingPath }
  var allKeys: [Key] { members.compactMap { Key(stringValue: $0.key) } }

  func contains(_ key: Key) -> Bool {
    decoder.value[key.stringValue] != nil
  }

  func decodeNil(forKey key: Key) throws -> Bool {
    try child(key).value.content == .null
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try child(key).singleValueContainer().decode(type)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try child(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try child(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { decoder }

  func superDecoder(forKey key: Key) throws -> any Decoder { try child(key) }

  private func child(_ key: Key) throws -> ValueDecoder {
    try decoder.child(decoder.value[key.stringValue], key)
  }
}

/// Reads the values of a list, one after the other.
struct ArrayReader: UnkeyedDecodingContainer {
  let values: [JSONValue]
  let decoder: ValueDecoder
  private(set) var currentIndex = 0

  init(values: [JSONValue], decoder: ValueDecoder) {
    self.values = values
    self.decoder = decoder
  }

  var codingPath: [any CodingKey] { decoder.codingPath }
  var count: Int? { values.count }
  var isAtEnd: Bool { currentIndex == values.count }

  mutating func decodeNil() throws -> Bool {
    guard try child().value.content == .null else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try advanced(child().singleValueContainer().decode(type))
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> {
    try advanced(child().container(keyedBy: type))
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try advanced(child().unkeyedContainer())
  }

  mutating func superDecoder() throws -> any Decoder {
    try advanced(child())
  }

  private func child() throws -> ValueDecoder {
    let value = isAtEnd ? nil : values[currentIndex]
    return try decoder.child(value, IndexKey(currentIndex))
  }

  private mutating func advanced<Value>(_ value: Value) -> Value {
    currentIndex += 1
    return value
  }
}

/// A place in a list.
private struct IndexKey: CodingKey {
  let index: Int
  var stringValue: String { "\(index)" }
  var intValue: Int? { index }

  init(_ index: Int) { self.index = index }
  init?(stringValue: String) { nil }
  init?(intValue: Int) { self.init(intValue) }
}
