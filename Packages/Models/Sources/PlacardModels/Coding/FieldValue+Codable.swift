/// Any JSON value; a number outside `Int` is decoded as a `Double`.
@_spi(Fields)
extension FieldValue: Codable {
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) {
      self.stringValue = stringValue
    }

    init?(intValue: Int) {
      nil
    }
  }

  /// Decodes any JSON value.
  ///
  /// - Throws: `DecodingError` for a value that JSON does not have.
  public init(from decoder: any Decoder) throws {
    if let keys = try? decoder.container(keyedBy: Key.self) {
      self.init(
        .object(
          try keys.allKeys.map { key in
            let isNull = try keys.decodeNil(forKey: key)
            return FieldMember(
              key.stringValue,
              isNull ? FieldValue(.null) : try keys.decode(FieldValue.self, forKey: key))
          }))
    } else if var list = try? decoder.unkeyedContainer() {
      var values: [FieldValue] = []
      while !list.isAtEnd {
        values.append(try list.decodeNil() ? FieldValue(.null) : list.decode(FieldValue.self))
      }
      self.init(.array(values))
    } else {
      self.init(try Self.scalar(decoder.singleValueContainer()))
    }
  }

  private static func scalar(_ value: any SingleValueDecodingContainer) throws -> Content {
    if value.decodeNil() { return .null }
    if let flag = try? value.decode(Bool.self) { return .bool(flag) }
    if let text = try? value.decode(String.self) { return .string(text) }
    if let integer = try? value.decode(Int.self) {
      return .number(FieldNumber(literal: integer.description))
    }
    return .number(FieldNumber(literal: try value.decode(Double.self).description))
  }

  /// Encodes the value; a number outside `Int` as a `Double`.
  public func encode(to encoder: any Encoder) throws {
    switch content {
    case .object(let members):
      var keys = encoder.container(keyedBy: Key.self)
      for member in members {
        try keys.encode(member.value, forKey: Key(stringValue: member.key))
      }
    case .array(let values):
      var list = encoder.unkeyedContainer()
      for value in values {
        try list.encode(value)
      }
    default:
      var value = encoder.singleValueContainer()
      switch content {
      case .bool(let flag): try value.encode(flag)
      case .string(let text): try value.encode(text)
      case .number(let number):
        if let integer = Int(number.literal) {
          try value.encode(integer)
        } else {
          try value.encode(number.double)
        }
      default: try value.encodeNil()
      }
    }
  }
}

extension FieldCodec {
  /// Decodes a value; problems refer to it by `name`.
  ///
  /// - Throws: `DecodingError` with the problem's message.
  func decode(_ decoder: any Decoder, as name: String) throws -> Value {
    try decoder.read { value throws(Problem) in
      let member = FieldMember(name, value)
      guard let read = try self.read(member) else { throw member.refused("there") }
      return read
    }
  }

  /// Encodes a value.
  func encode(_ value: Value, to encoder: any Encoder) throws {
    try tree(value).encode(to: encoder)
  }
}

@_spi(Fields)
extension Decoder {
  /// Decodes a value with a reader of the stream.
  ///
  /// - Throws: `DecodingError` with the problem's message.
  public func read<Value>(_ body: (FieldValue) throws(Problem) -> Value) throws -> Value {
    let value = try FieldValue(from: self)
    do throws(Problem) {
      return try body(value)
    } catch {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: codingPath, debugDescription: error.message))
    }
  }
}

@_spi(Fields)
extension FieldValue {
  /// Creates the value that `write` writes.
  public init(_ write: (inout any FieldSink) -> Void) {
    self = FieldTree.value(write)
  }

  /// The members of an object; empty for any other value.
  var members: [FieldMember] {
    if case .object(let members) = content { members } else { [] }
  }

  /// The member with a key; its value is `null` when it is absent.
  func member(_ key: String) -> FieldMember {
    FieldMember(key, self[key] ?? FieldValue(.null))
  }

  /// The part under a required key.
  ///
  /// - Throws: A ``Problem`` when the key is absent or `null`.
  func required<Part>(
    _ key: String, _ read: (FieldMember) throws(Problem) -> Part?
  ) throws(Problem) -> Part {
    guard let part = try read(member(key)) else {
      throw Problem("\(key.inQuotes) is missing.", column: column)
    }
    return part
  }
}
