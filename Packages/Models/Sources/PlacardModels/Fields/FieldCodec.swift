/// Reads and writes the values of a type under a key, and describes the accepted ones.
@_spi(Fields)
public struct FieldCodec<Value: Sendable>: Sendable {
  /// The accepted values.
  public let shape: FieldShape
  private let readValue: @Sendable (FieldMember) throws(Problem) -> Value?
  private let writeValue: @Sendable (Value, inout any FieldSink) -> Void
  /// The value in words for an explanation; nil where the key is enough.
  let words: @Sendable (Value) -> String?

  /// Creates a codec.
  ///
  /// - Parameters:
  ///   - shape: The accepted values.
  ///   - words: The value in words for an explanation; nil where the key is enough.
  ///   - read: Reads a value that is not `null`.
  ///   - write: Writes a value.
  public init(
    _ shape: FieldShape, words: @escaping @Sendable (Value) -> String? = { _ in nil },
    read: @escaping @Sendable (FieldMember) throws(Problem) -> Value?,
    write: @escaping @Sendable (Value, inout any FieldSink) -> Void
  ) {
    self.shape = shape
    self.words = words
    readValue = read
    writeValue = write
  }

  /// Reads the value; nil for `null`.
  public func read(_ member: FieldMember) throws(Problem) -> Value? {
    member.isNull ? nil : try readValue(member)
  }

  /// Writes the value.
  public func write(_ value: Value, to sink: inout any FieldSink) {
    writeValue(value, &sink)
  }

  /// The value as a tree.
  public func tree(_ value: Value) -> FieldValue {
    FieldTree.value { writeValue(value, &$0) }
  }
}

@_spi(Fields)
extension FieldCodec where Value == String {
  /// A string.
  public static var text: Self {
    Self(.text, words: { $0.inMarks }, read: { member throws(Problem) in try member.text() }) {
      $1.string($0)
    }
  }

  /// A string; an empty one counts as absent.
  static var textUnlessEmpty: Self {
    Self(
      .text, words: { $0.inMarks },
      read: { member throws(Problem) in try member.text().unlessEmpty }
    ) { $1.string($0) }
  }

  /// A non-empty string.
  public static var name: Self {
    Self(
      .name, words: { $0.inMarks }, read: { member throws(Problem) in try member.identifier() }
    ) { $1.string($0) }
  }
}

@_spi(Fields)
extension FieldCodec where Value == Bool {
  /// A Boolean.
  public static var flag: Self {
    Self(
      .flag, words: { $0 ? "on" : "off" }, read: { member throws(Problem) in try member.flag() }
    ) { $1.bool($0) }
  }
}

@_spi(Fields)
extension FieldCodec where Value == Int {
  /// An integer, clamped to the range of `Int`.
  public static var integer: Self {
    integer(in: .min ... .max)
  }

  /// An integer, clamped to a range.
  public static func integer(in range: ClosedRange<Int>) -> Self {
    Self(
      .integer, words: \.description,
      read: { member throws(Problem) in try member.integer(in: range) }
    ) { $1.number($0) }
  }
}

@_spi(Fields)
extension FieldCodec where Value == Double {
  /// A number, clamped to finite values.
  public static var number: Self {
    Self(
      .number, words: \.description, read: { member throws(Problem) in try member.number() }
    ) { $1.number($0) }
  }
}

@_spi(Fields)
extension FieldCodec where Value == Duration {
  /// A number of seconds, clamped to at least 0.
  public static var length: Self {
    Self(.number, read: { member throws(Problem) in try member.length() }) { $1.seconds($0) }
  }
}

@_spi(Fields)
extension FieldCodec where Value: RawRepresentable<String> & CaseIterable {
  /// One of a closed set of words.
  public static var choice: Self {
    choice(isOrdered: false)
  }

  static func choice(isOrdered: Bool) -> Self {
    let words = Value.allCases.map(\.rawValue)
    return Self(
      .words(words, isOrdered: isOrdered), words: { $0.rawValue },
      read: { member throws(Problem) in
        if member.isNull { return nil }
        guard case .string(let word) = member.value.content, let choice = Value(rawValue: word)
        else { throw member.refused(acceptedWords: words) }
        return choice
      }
    ) { $1.string($0.rawValue) }
  }
}

@_spi(Fields)
extension FieldCodec where Value: RawRepresentable<String> & CaseIterable & Comparable {
  /// One of a closed set of words in ascending order.
  static var rank: Self {
    choice(isOrdered: true)
  }
}

@_spi(Fields)
extension FieldCodec where Value == [String] {
  /// A list of strings.
  public static var texts: Self {
    Self(
      .list(.text), words: { $0.isEmpty ? "none" : nil },
      read: { member throws(Problem) in try member.texts() }
    ) { texts, sink in
      sink.beginArray()
      for text in texts {
        sink.string(text)
      }
      sink.endArray()
    }
  }
}

@_spi(Fields)
extension FieldCodec {
  /// A list of elements with a codec of their own.
  public static func list<Element: Sendable>(
    of codec: FieldCodec<Element>, accepted: String
  ) -> Self where Value == [Element] {
    Self(
      .list(codec.shape), words: { $0.isEmpty ? "none" : nil },
      read: { member throws(Problem) in
        try member.elements(accepted: accepted) { value throws(Problem) in
          let element = FieldMember(member.key, value)
          guard let read = try codec.read(element) else { throw element.refused(accepted) }
          return read
        }
      }
    ) { elements, sink in
      sink.beginArray()
      for element in elements {
        codec.write(element, to: &sink)
      }
      sink.endArray()
    }
  }
}

extension String {
  /// The string in quotation marks.
  fileprivate var inMarks: String {
    "\"\(self)\""
  }
}
