/// The accepted values of a key, from which schemas and rules are derived.
@_spi(Fields)
public indirect enum FieldShape: Sendable {
  /// A string, or a non-empty one.
  case text, name
  case flag
  case integer, number
  case null
  /// Exactly this word.
  case word(String)
  /// One of a closed set of words; `isOrdered` if they are in ascending order.
  case words([String], isOrdered: Bool = false)
  /// A list of values.
  case list(FieldShape)
  /// An object with arbitrary keys.
  case map(FieldShape)
  /// An object with known keys.
  case object(FieldObject)
  /// A reference to an object defined elsewhere, by name.
  case reference(String)
  /// One of several shapes.
  case either([FieldShape])

  /// The alternatives; one for a shape without any.
  public var alternatives: [FieldShape] {
    if case .either(let shapes) = self { shapes.flatMap(\.alternatives) } else { [self] }
  }
}

/// The description of an object with known keys, for schemas.
@_spi(Fields)
public struct FieldObject: Sendable {
  /// The description of a key.
  public struct Key: Sendable {
    /// The key.
    public let name: String
    /// The accepted values.
    public let shape: FieldShape
    /// Its documentation: a sentence or a phrase.
    public let sentence: String
    /// Whether the key is required.
    public let isRequired: Bool
    /// Whether `null` is accepted in place of absence.
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

  /// The name of its schema definition.
  public let name: String
  /// Its documentation.
  public let sentence: String
  /// Whether at least one of the keys is required, as a string.
  public let needsOne: Bool
  /// Whether unknown keys are errors.
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
