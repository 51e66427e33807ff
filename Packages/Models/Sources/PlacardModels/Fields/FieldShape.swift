/// What the value of a key may be: what schemas and rules follow from.
@_spi(Fields)
public indirect enum FieldShape: Sendable {
  /// A text, or one that is not empty.
  case text, name
  case flag
  case integer, number
  case null
  /// Exactly this word.
  case word(String)
  /// One of a closed set of words; whether they are ordered, from the least to the most.
  case words([String], isOrdered: Bool = false)
  /// A list of values.
  case list(FieldShape)
  /// An object of any keys.
  case map(FieldShape)
  /// An object of known keys.
  case object(FieldObject)
  /// An object that is described elsewhere, by name.
  case reference(String)
  /// One of several.
  case either([FieldShape])

  /// The alternatives, one for a value that has only one.
  public var alternatives: [FieldShape] {
    if case .either(let shapes) = self { shapes.flatMap(\.alternatives) } else { [self] }
  }
}

/// An object of known keys, as schemas describe it.
@_spi(Fields)
public struct FieldObject: Sendable {
  /// One of the keys.
  public struct Key: Sendable {
    /// The key.
    public let name: String
    /// What its value may be.
    public let shape: FieldShape
    /// What it means, in a sentence or a phrase.
    public let sentence: String
    /// Whether it must be there.
    public let isRequired: Bool
    /// Whether `null` stands for its absence.
    public let isNullable: Bool

    /// Creates a key.
    public init(
      _ name: String, _ shape: FieldShape, _ sentence: String, isRequired: Bool, isNullable: Bool
    ) {
      self.name = name
      self.shape = shape
      self.sentence = sentence
      self.isRequired = isRequired
      self.isNullable = isNullable
    }
  }

  /// The name under which a schema defines it.
  public let name: String
  /// What it is.
  public let sentence: String
  /// Whether one of the keys must be there as a text.
  public let needsOne: Bool
  /// Whether any other key is a mistake.
  public let isClosed: Bool
  /// The keys.
  public var keys: [Key]

  /// Creates a description.
  public init(
    _ name: String, _ sentence: String, needsOne: Bool = false, isClosed: Bool = false, keys: [Key]
  ) {
    self.name = name
    self.sentence = sentence
    self.needsOne = needsOne
    self.isClosed = isClosed
    self.keys = keys
  }
}
