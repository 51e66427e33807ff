/// A value as the stream writes it (RFC 8259), which knows where in its input it stood.
///
/// Messages, options and rules are read from it, and any `Decoder` can give one. Members keep their
/// order and their duplicate-free keys; numbers keep their digits. Two values are equal when their
/// contents are, wherever they stood.
@_spi(Fields)
public struct FieldValue: Sendable, Equatable {
  /// What the value is.
  public enum Content: Sendable, Equatable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number.
    case number(FieldNumber)
    /// A text.
    case string(String)
    /// Values in their order.
    case array([FieldValue])
    /// Members in the order in which they were written.
    case object([FieldMember])
  }

  /// What the value is.
  public let content: Content
  /// The position of its first byte in the input, from 0.
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

  /// The value of the member with this key, or nil when there is none or this is no object.
  ///
  /// - Complexity: Linear in the number of members.
  public subscript(key: String) -> FieldValue? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The byte of its line at which the value begins, from 1, as problems count.
  public var column: Int {
    offset + 1
  }
}

/// One key of an object with its value.
@_spi(Fields)
public struct FieldMember: Sendable, Equatable {
  /// The key, decoded.
  public let key: String
  /// The value.
  public let value: FieldValue

  /// Creates a member.
  public init(_ key: String, _ value: FieldValue) {
    self.key = key
    self.value = value
  }
}
