@_spi(Fields) import PlacardModels

extension Rule {
  /// What a part of a post has to be like, by the form that it has on the stream.
  ///
  /// What is as by default counts as said: `{"dim": {"interactive": true}}` matches a dim that does
  /// not name it. Of a list, one element has to be like it.
  public indirect enum PartPattern: Sendable, Equatable {
    /// A text.
    case text(TextPattern)
    /// A number, in seconds for a length of time.
    case number(Bounds<Double>)
    /// A truth value.
    case flag(Bool)
    /// The parts of an object, all of them.
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
