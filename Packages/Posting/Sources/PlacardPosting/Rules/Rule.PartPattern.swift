@_spi(Fields) import PlacardModels

extension Rule {
  /// A pattern for a property of a post, in the shape that the property has on the stream.
  ///
  /// Default values count as present: `{"dim": {"interactive": true}}` matches a dim that does not
  /// set it. A list matches if one of its elements does.
  public indirect enum PartPattern: Sendable, Equatable {
    /// A pattern for a string.
    case text(TextPattern)
    /// Bounds for a number; a duration is in seconds.
    case number(Bounds<Double>)
    /// A Boolean.
    case flag(Bool)
    /// Patterns for members of an object, all of which must match.
    case parts([String: PartPattern])

    func matches(_ value: FieldValue) -> Bool {
      switch (self, value.content) {
      case (_, .array(let elements)): elements.contains(where: matches)
      case (.text(let pattern), .string(let text)): pattern.matches(text)
      case (.number(let bounds), .number(let number)): bounds.contain(number.double)
      case (.flag(let flag), .bool(let found)): flag == found
      case (.parts(let parts), .object):
        parts.allSatisfy { key, pattern in value[key].map(pattern.matches) ?? false }
      default: false
      }
    }
  }
}
