import Placard
@_spi(Fields) import PlacardJSONStream
@_spi(Fields) import PlacardModels
import PlacardTerminal

extension JSONValue {
  /// Decodes a value from the JSON value.
  ///
  /// - Throws: `Problem` with the type's message and the column of the invalid value.
  func decode<Value: Decodable>(_ type: Value.Type) throws(Problem) -> Value {
    do {
      return try Value(from: ValueDecoder(self, at: []))
    } catch let error as DecodingError {
      let context = error.context
      throw Problem(context.debugDescription, column: value(at: context.codingPath[...]).column)
    } catch {
      throw Problem("\(error)")
    }
  }

  /// The value at a path, or the deepest existing one on it.
  private func value(at path: ArraySlice<any CodingKey>) -> JSONValue {
    guard let key = path.first else { return self }
    let next: JSONValue? =
      if let index = key.intValue, case .array(let values) = content, index < values.count {
        values[index]
      } else {
        self[key.stringValue]
      }
    return next?.value(at: path.dropFirst()) ?? self
  }
}

extension DecodingError {
  fileprivate var context: Context {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .keyNotFound(_, let context),
      .dataCorrupted(let context):
      context
    @unknown default: Context(codingPath: [], debugDescription: "\(self)")
    }
  }
}

/// A `Decoder` for a JSON value.
struct ValueDecoder: Decoder {
  let value: JSONValue
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  init(_ value: JSONValue, at path: [any CodingKey]) {
    self.value = value
    codingPath = path
  }

  func container<Key: CodingKey>(keyedBy: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard case .object(let members) = value.content else { throw mismatch("an object") }
    return KeyedDecodingContainer(ObjectReader<Key>(members: members, decoder: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .array(let values) = value.content else { throw mismatch("a list") }
    return ArrayReader(values: values, decoder: self)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer {
    ScalarReader(decoder: self)
  }

  func mismatch(_ accepted: String) -> DecodingError {
    .dataCorrupted(
      DecodingError.Context(
        codingPath: codingPath, debugDescription: "The value must be \(accepted)."))
  }

  func child(_ value: JSONValue?, _ key: any CodingKey) throws -> ValueDecoder {
    guard let value else {
      throw DecodingError.keyNotFound(
        key,
        DecodingError.Context(
          codingPath: codingPath, debugDescription: "\"\(key.stringValue)\" is missing."))
    }
    return ValueDecoder(value, at: codingPath + [key])
  }
}
