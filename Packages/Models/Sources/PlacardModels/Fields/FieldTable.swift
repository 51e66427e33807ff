/// The keys of an object, from which its reader, writer, schema and explanations are derived.
@_spi(Fields)
public final class FieldTable<Root: Sendable>: Sendable {
  /// The name of its schema definition.
  public let name: String
  /// Its documentation.
  public let sentence: String
  /// Whether at least one of the keys is required.
  public let needsOne: Bool
  /// Whether unknown keys are errors.
  public let isClosed: Bool
  /// The fields, in the order of writing.
  public let fields: [Field<Root>]
  private let index: KeyIndex
  /// The same fields, not retained, which would cost more than to write one that is absent.
  private let borrowed: [Unmanaged<Field<Root>>]

  /// Creates a table.
  public init(
    _ name: String, _ sentence: String, needsOne: Bool = false, isClosed: Bool = false,
    _ fields: [Field<Root>]
  ) {
    self.name = name
    self.sentence = sentence
    self.needsOne = needsOne
    self.isClosed = isClosed
    self.fields = fields
    index = KeyIndex(fields.map(\.key))
    borrowed = fields.map { .passUnretained($0) }
  }

  /// The keys, in the order of the fields.
  public var keys: [String] {
    fields.map(\.key)
  }

  /// The field with a key, or nil when there is none.
  ///
  /// - Complexity: O(1) for a key of bounded length.
  public func field(_ key: String) -> Field<Root>? {
    index.position(of: key).map { fields[$0] }
  }

  /// The position of a key among the fields, or nil when there is none.
  public func position(of key: String) -> Int? {
    index.position(of: key)
  }

  /// Each present property in words for an explanation.
  public func words(_ root: Root) -> [String] {
    fields.compactMap { $0.isThere(in: root) ? $0.words(root) : nil }
  }

  /// Reads a member into its property.
  ///
  /// - Returns: Whether the key is known.
  @inline(__always)
  public func take(_ member: FieldMember, into root: inout Root) throws(Problem) -> Bool {
    guard let position = index.position(of: member.key) else { return false }
    try fields[position].read(member, into: &root)
    return true
  }

  /// Reads members into their properties; unknown keys are ignored.
  ///
  /// - Returns: The fields with a value other than `null`.
  @discardableResult
  func take(_ members: [FieldMember], into root: inout Root) throws(Problem) -> FieldSet {
    var named = FieldSet()
    for member in members {
      guard let position = index.position(of: member.key) else { continue }
      if try fields[position].read(member, into: &root) { named.insert(position) }
    }
    return named
  }

  /// Writes the members of an object.
  public func write(_ root: Root, to sink: inout any FieldSink) {
    for field in borrowed {
      field._withUnsafeGuaranteedRef { $0.write(root, to: &sink) }
    }
  }

  /// Writes an object with its members.
  public func writeObject(_ root: Root, to sink: inout any FieldSink) {
    sink.beginObject()
    write(root, to: &sink)
    sink.endObject()
  }

  /// Whether the field with a key is in a set.
  public func contains(_ key: String, in named: FieldSet) -> Bool {
    index.position(of: key).map(named.contains) ?? false
  }

  /// The first required field that is not in a set.
  func missing(in named: FieldSet) -> Field<Root>? {
    for (position, field) in fields.enumerated() where field.isRequired && !named.contains(position)
    {
      return field
    }
    return nil
  }

  /// The object's description for schemas.
  public var object: FieldObject {
    FieldObject(
      name, sentence, needsOne: needsOne, isClosed: isClosed, keys: fields.map(\.description))
  }
}

/// A set of fields of a table, by position, 0…63.
@_spi(Fields)
public struct FieldSet: Sendable, Equatable {
  private var bits: UInt64 = 0

  /// Creates an empty set.
  public init() {}

  /// Whether the set is empty.
  public var isEmpty: Bool { bits == 0 }

  /// Whether the set contains a position.
  public func contains(_ position: Int) -> Bool {
    bits & (1 << UInt64(position)) != 0
  }

  /// Adds a position.
  public mutating func insert(_ position: Int) {
    bits |= 1 << UInt64(position)
  }

  /// Removes a position.
  public mutating func remove(_ position: Int) {
    bits &= ~(1 << UInt64(position))
  }
}

@_spi(Fields)
extension FieldCodec {
  /// An object with known keys.
  ///
  /// - Parameters:
  ///   - table: Its keys.
  ///   - blank: The value before any key is read.
  ///   - accepted: The accepted values, for a problem's message.
  ///   - missing: The message for an object without a required key; by default that of any other
  ///     invalid value.
  ///   - finish: Completes a value, given the fields that were present.
  /// - Returns: The codec.
  static func object(
    _ table: FieldTable<Value>, blank: Value, accepted: String, missing: String? = nil,
    finish: @escaping @Sendable (inout Value, FieldSet) -> Void = { _, _ in }
  ) -> Self {
    Self(
      .object(table.object),
      read: { member throws(Problem) in
        guard let members = try member.members(accepted: accepted) else { return nil }
        var value = blank
        let named = try table.take(members, into: &value)
        guard table.missing(in: named) == nil else {
          throw missing.map { Problem($0, column: member.value.column) } ?? member.refused(accepted)
        }
        finish(&value, named)
        return value
      }
    ) { table.writeObject($0, to: &$1) }
  }

  /// A value whose reader collects all problems; the first one is thrown.
  public static func strict(
    _ object: FieldObject, read: @escaping @Sendable (FieldMember, inout ProblemList) -> Value,
    write: @escaping @Sendable (Value, inout any FieldSink) -> Void
  ) -> Self {
    Self(
      .object(object),
      read: { member throws(Problem) in
        var list = ProblemList()
        let value = read(member, &list)
        if let problem = list.problems.first { throw problem }
        return value
      }, write: write)
  }
}
