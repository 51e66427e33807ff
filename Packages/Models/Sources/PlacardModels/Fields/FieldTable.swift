/// The keys of an object, from which its reader, writer, schema and words follow.
@_spi(Fields)
public final class FieldTable<Root: Sendable>: Sendable {
  /// The name under which a schema defines the object.
  public let name: String
  /// What the object is.
  public let sentence: String
  /// Whether one of the keys must be there.
  public let needsOne: Bool
  /// Whether any other key is a mistake.
  public let isClosed: Bool
  /// The fields, in the order in which they are written.
  public let fields: [Field<Root>]
  private let index: KeyIndex

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
  }

  /// The keys, in the order of the fields.
  public var keys: [String] {
    fields.map(\.key)
  }

  /// The field of a key, or nil when there is none.
  ///
  /// - Complexity: O(1) for a key of bounded length.
  public func field(_ key: String) -> Field<Root>? {
    index.place(of: key).map { fields[$0] }
  }

  /// The place of a key among the fields, or nil when it is none of theirs.
  public func place(of key: String) -> Int? {
    index.place(of: key)
  }

  /// Each part that is there, as an explanation says it.
  public func words(_ root: Root) -> [String] {
    fields.compactMap { $0.isThere(in: root) ? $0.words(root) : nil }
  }

  /// Reads a member into its part.
  ///
  /// - Returns: Whether the key belongs to the object.
  @inline(__always)
  public func take(_ member: FieldMember, into root: inout Root) throws(Problem) -> Bool {
    guard let place = index.place(of: member.key) else { return false }
    try fields[place].read(member, into: &root)
    return true
  }

  /// Reads members into their parts; keys that are not known are skipped.
  ///
  /// - Returns: The fields that had a value.
  @discardableResult
  func take(_ members: [FieldMember], into root: inout Root) throws(Problem) -> FieldSet {
    var named = FieldSet()
    for member in members {
      guard let place = index.place(of: member.key) else { continue }
      if try fields[place].read(member, into: &root) { named.insert(place) }
    }
    return named
  }

  /// Writes the members of an object.
  public func write(_ root: Root, to sink: inout any FieldSink) {
    for index in fields.indices {
      fields[index].write(root, to: &sink)
    }
  }

  /// Writes an object with its members.
  public func writeObject(_ root: Root, to sink: inout any FieldSink) {
    sink.beginObject()
    write(root, to: &sink)
    sink.endObject()
  }

  /// Whether a field is in a set.
  public func contains(_ key: String, in named: FieldSet) -> Bool {
    index.place(of: key).map(named.contains) ?? false
  }

  /// The first field that must be there and was not among those that had a value.
  func missing(in named: FieldSet) -> Field<Root>? {
    for (place, field) in fields.enumerated() where field.isRequired && !named.contains(place) {
      return field
    }
    return nil
  }

  /// The object as schemas describe it.
  public var object: FieldObject {
    FieldObject(
      name, sentence, needsOne: needsOne, isClosed: isClosed, keys: fields.map(\.description))
  }
}

/// Some of the fields of a table, by their places, 0…63.
@_spi(Fields)
public struct FieldSet: Sendable, Equatable {
  private var bits: UInt64 = 0

  /// Creates an empty set.
  public init() {}

  /// Whether there is none.
  public var isEmpty: Bool { bits == 0 }

  /// Whether a place is among them.
  public func contains(_ place: Int) -> Bool {
    bits & (1 << UInt64(place)) != 0
  }

  /// Adds a place.
  public mutating func insert(_ place: Int) {
    bits |= 1 << UInt64(place)
  }

  /// Takes a place out.
  public mutating func remove(_ place: Int) {
    bits &= ~(1 << UInt64(place))
  }
}

@_spi(Fields)
extension FieldCodec {
  /// An object of known keys.
  ///
  /// - Parameters:
  ///   - table: Its keys.
  ///   - blank: The object before any key is read.
  ///   - accepted: What is accepted, as a problem says it.
  ///   - missing: The sentence of an object without a key that must be there; by default as that of
  ///     any other value.
  ///   - finish: Completes an object from what had a value.
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

  /// A value that is read by noting all that is wrong; of that the first is told.
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
