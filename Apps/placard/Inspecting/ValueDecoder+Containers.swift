import Placard
@_spi(Fields) import PlacardJSONStream
@_spi(Fields) import PlacardModels
import PlacardTerminal

/// Decodes a value that is neither an object nor an array.
struct ScalarReader: SingleValueDecodingContainer {
  let decoder: ValueDecoder
  var codingPath: [any CodingKey] { decoder.codingPath }

  func decodeNil() -> Bool {
    decoder.value.content == .null
  }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    guard let scalar = try decoder.scalar(as: type), let value = scalar as? Value else {
      return try Value(from: decoder)
    }
    return value
  }
}

extension ValueDecoder {
  /// Decodes a primitive type: a Boolean, a string or a number; nil for other types.
  fileprivate func scalar(as type: any Any.Type) throws -> Any? {
    switch (type, value.content) {
    case (is Bool.Type, .bool(let flag)): return flag
    case (is Bool.Type, _): throw mismatch("true or false")
    case (is String.Type, .string(let text)): return text
    case (is String.Type, _): throw mismatch("a text")
    case (is Double.Type, .number(let number)): return number.double
    case (is Float.Type, .number(let number)): return Float(number.double)
    case (is Double.Type, _), (is Float.Type, _): throw mismatch("a number")
    default: break
    }
    guard let type = type as? any FixedWidthInteger.Type else { return nil }
    guard case .number(let number) = value.content, let integer = number.integer,
      let exact = type.init(exactly: integer)
    else { throw mismatch("a whole number") }
    return exact
  }
}

/// Decodes the members of an object.
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

/// Decodes the values of an array in order.
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

/// An index in an array.
private struct IndexKey: CodingKey {
  let index: Int
  var stringValue: String { "\(index)" }
  var intValue: Int? { index }

  init(_ index: Int) { self.index = index }
  init?(stringValue: String) { nil }
  init?(intValue: Int) { self.init(intValue) }
}
