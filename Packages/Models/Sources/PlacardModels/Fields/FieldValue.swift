/// A JSON value (RFC 8259) with its position in the input.
///
/// Messages, options and rules are read from it, and any `Decoder` can produce one. Members keep
/// their order and have unique keys; numbers keep their digits. Values with equal contents are
/// equal regardless of position.
@_spi(Fields)
public struct FieldValue: Sendable, Equatable {
  /// The kinds of values.
  public enum Content: Sendable, Equatable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number.
    case number(FieldNumber)
    /// A string.
    case string(String)
    /// An array.
    case array([FieldValue])
    /// An object with its members in input order.
    case object([FieldMember])
  }

  /// The kind and content of the value.
  public let content: Content
  /// The offset of its first byte in the input, from 0.
  public let offset: Int

  /// Creates a value.
  public init(_ content: Content, offset: Int = 0) {
    self.content = content
    self.offset = offset
  }

  /// Compares the contents only.
  public static func == (lhs: FieldValue, rhs: FieldValue) -> Bool {
    lhs.content == rhs.content
  }

  /// The value of the member with a key; nil when there is none or the value is not an object.
  ///
  /// - Complexity: Linear in the number of members.
  public subscript(key: String) -> FieldValue? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The column of the value's first byte in its line, in bytes from 1, as in a ``Problem``.
  public var column: Int {
    offset + 1
  }
}

/// A key of an object with its value.
@_spi(Fields)
public struct FieldMember: Sendable, Equatable {
  /// The key, unescaped.
  public let key: String
  /// The value.
  public let value: FieldValue

  /// Creates a member.
  public init(_ key: String, _ value: FieldValue) {
    self.key = key
    self.value = value
  }
}
