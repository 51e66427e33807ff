/// A key of an object: its name, its accepted values, and the property of the object that it maps
/// to.
@_spi(Fields)
public final class Field<Root>: Sendable {
  /// The key.
  public let key: String
  /// Its documentation: a sentence or a phrase.
  public let sentence: String
  /// The accepted values.
  public let shape: FieldShape
  /// Whether the key is required.
  public let isRequired: Bool
  /// The property's name in explanations, such as `the lane`.
  public let noun: String
  private let readValue: @Sendable (FieldMember, inout Root) throws(Problem) -> Bool
  private let writeValue: @Sendable (Root, String?, Bool, inout any FieldSink) -> Void
  private let saidValue: @Sendable (Root) -> String?
  private let copyValue: @Sendable (Root, inout Root) -> Void

  /// Creates a field for an optional property.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - codec: Reads and writes its value.
  ///   - sentence: Its documentation: a sentence or a phrase.
  ///   - isRequired: Whether the key is required.
  ///   - noun: The property's name in explanations; nil for `the` and the key in words.
  ///   - get: Returns the property; nil is not written.
  ///   - set: Sets the property; nil clears it.
  public init<Value: Sendable>(
    _ key: String, _ codec: FieldCodec<Value>, _ sentence: String, isRequired: Bool = false,
    noun: String? = nil, _ get: @escaping @Sendable (Root) -> Value?,
    _ set: @escaping @Sendable (inout Root, Value?) -> Void
  ) {
    self.key = key
    self.sentence = sentence
    self.isRequired = isRequired
    self.noun = noun ?? "the \(key.inWords)"
    shape = codec.shape
    readValue = { member, root throws(Problem) in
      let value = try codec.read(member)
      set(&root, value)
      return value != nil
    }
    writeValue = { root, key, _, sink in
      guard let value = get(root) else { return }
      if let key { sink.key(key) }
      codec.write(value, to: &sink)
    }
    saidValue = { get($0).flatMap(codec.words) }
    copyValue = { set(&$1, get($0)) }
  }

  /// Creates a field for a property with a default, which is not written while it has that value.
  public init<Value: Sendable & Equatable>(
    _ key: String, _ codec: FieldCodec<Value>, _ sentence: String, isRequired: Bool = false,
    noun: String? = nil, default standard: Value, _ get: @escaping @Sendable (Root) -> Value,
    _ set: @escaping @Sendable (inout Root, Value) -> Void
  ) {
    self.key = key
    self.sentence = sentence
    self.isRequired = isRequired
    self.noun = noun ?? "the \(key.inWords)"
    shape = codec.shape
    readValue = { member, root throws(Problem) in
      let value = try codec.read(member)
      set(&root, value ?? standard)
      return value != nil
    }
    writeValue = { root, key, isWhole, sink in
      let value = get(root)
      guard isRequired || value != standard || isWhole || sink.writesDefaults else { return }
      if let key { sink.key(key) }
      codec.write(value, to: &sink)
    }
    saidValue = { codec.words(get($0)) }
    copyValue = { set(&$1, get($0)) }
  }

  /// Reads a member's value into the property; `null` resets it to its default.
  ///
  /// - Returns: Whether the value was not `null`.
  @discardableResult
  public func read(_ member: FieldMember, into root: inout Root) throws(Problem) -> Bool {
    try readValue(member, &root)
  }

  /// Writes the key and the property, unless it is absent or has its default.
  public func write(_ root: Root, to sink: inout any FieldSink) {
    writeValue(root, key, false, &sink)
  }

  /// Writes the key and the property, even if it has its default.
  public func writeWhole(_ root: Root, to sink: inout any FieldSink) {
    writeValue(root, key, true, &sink)
  }

  /// The property as a tree that includes defaults; `null` when it is absent.
  public func tree(_ root: Root) -> FieldValue {
    FieldTree.value(writesDefaults: true) { writeValue(root, nil, true, &$0) }
  }

  /// The property in words for an explanation: `the lane to "builds"`.
  public func words(_ root: Root) -> String {
    saidValue(root).map { "\(noun) to \($0)" } ?? noun
  }

  /// Whether the property is present.
  public func isThere(in root: Root) -> Bool {
    !FieldMember(key, tree(root)).isNull
  }

  /// Copies the property from another value.
  public func copy(_ source: Root, to target: inout Root) {
    copyValue(source, &target)
  }

  /// The key's description for schemas.
  public var description: FieldObject.Key {
    FieldObject.Key(
      key, shape, sentence, isRequired: isRequired, isNullable: !isRequired)
  }
}

extension String {
  /// The key in words: `leadingImage` is `leading image`.
  fileprivate var inWords: String {
    reduce(into: "") { words, character in
      words += character.isUppercase ? " \(character.lowercased())" : "\(character)"
    }
  }
}
