/// A key of an object: its name, what its value may be, and which part of the object it says.
@_spi(Fields)
public final class Field<Root>: Sendable {
  /// The key.
  public let key: String
  /// What it means, in a sentence or a phrase.
  public let sentence: String
  /// What its value may be.
  public let shape: FieldShape
  /// Whether it must be there.
  public let isRequired: Bool
  /// What an explanation calls the part, such as `the lane`.
  public let noun: String
  private let readValue: @Sendable (FieldMember, inout Root) throws(Problem) -> Bool
  private let writeValue: @Sendable (Root, String?, Bool, inout any FieldSink) -> Void
  private let saidValue: @Sendable (Root) -> String?
  private let copyValue: @Sendable (Root, inout Root) -> Void

  /// Creates a field of a part that may be absent.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - codec: How its value stands there.
  ///   - sentence: What it means, in a sentence or a phrase.
  ///   - isRequired: Whether it must be there.
  ///   - noun: What an explanation calls it; nil for `the` and the key in words.
  ///   - get: The part; nil is not written.
  ///   - set: Sets the part; nil takes it away.
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

  /// Creates a field of a part that is always there, and is not written while it is as by default.
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

  /// Reads the value of a member into the part; `null` sets it as by default.
  ///
  /// - Returns: Whether there was a value.
  @discardableResult
  public func read(_ member: FieldMember, into root: inout Root) throws(Problem) -> Bool {
    try readValue(member, &root)
  }

  /// Writes the key and the part, unless it is absent.
  public func write(_ root: Root, to sink: inout any FieldSink) {
    writeValue(root, key, false, &sink)
  }

  /// Writes the key and the part, also when it is as by default.
  public func writeWhole(_ root: Root, to sink: inout any FieldSink) {
    writeValue(root, key, true, &sink)
  }

  /// The part as a tree with everything that is as by default; `null` when it is absent.
  public func tree(_ root: Root) -> FieldValue {
    FieldTree.value(writesDefaults: true) { writeValue(root, nil, true, &$0) }
  }

  /// The part as an explanation says it: `the lane to "builds"`.
  public func words(_ root: Root) -> String {
    saidValue(root).map { "\(noun) to \($0)" } ?? noun
  }

  /// Whether the part is there.
  public func isThere(in root: Root) -> Bool {
    !FieldMember(key, tree(root)).isNull
  }

  /// Sets the part to that of another value.
  public func copy(_ source: Root, to target: inout Root) {
    copyValue(source, &target)
  }

  /// The key as schemas describe it.
  public var description: FieldObject.Key {
    FieldObject.Key(
      key, shape, sentence, isRequired: isRequired, isNullable: !isRequired)
  }
}

extension String {
  /// A key as words: `leadingImage` as `leading image`.
  fileprivate var inWords: String {
    reduce(into: "") { words, character in
      words += character.isUppercase ? " \(character.lowercased())" : "\(character)"
    }
  }
}
