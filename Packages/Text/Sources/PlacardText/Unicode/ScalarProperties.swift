/// The properties of one scalar, packed in 16 bits.
///
/// `Scripts/generate-widths` writes the same bits and must be kept in agreement.
struct ScalarProperties: OptionSet {
  let rawValue: UInt16

  /// Terminals disagree on the width of this scalar alone.
  static let ambiguousWidth = ScalarProperties(rawValue: 1 << 2)
  /// There is always a cluster boundary between two such scalars.
  static let simple = ScalarProperties(rawValue: 1 << 3)
  /// U+FE0E and U+FE0F select its presentation.
  static let emojiVariation = ScalarProperties(rawValue: 1 << 4)
  /// Extended_Pictographic: a ZERO WIDTH JOINER may join two of them.
  static let pictographic = ScalarProperties(rawValue: 1 << 5)
  /// A combining mark: Mn, Mc or Me.
  static let mark = ScalarProperties(rawValue: 1 << 6)
  /// A format character or another invisible one.
  static let invisible = ScalarProperties(rawValue: 1 << 7)
  /// A letter that joins its neighbours, as in Arabic.
  static let joining = ScalarProperties(rawValue: 1 << 8)
  /// A mark that joins consonants, as in Devanagari.
  static let virama = ScalarProperties(rawValue: 1 << 9)
  /// White space where a line may break.
  static let space = ScalarProperties(rawValue: 1 << 10)
  /// A character that joins the following one into its cluster.
  static let prepend = ScalarProperties(rawValue: 1 << 14)

  /// The line breaking class of a scalar.
  enum Wrapping: UInt16 {
    case ordinary, ideograph, closing, opening, glue
  }

  /// The width in columns of the scalar alone: 0, 1 or 2.
  var width: Int { Int(rawValue & 0b11) }

  var wrapping: Wrapping { Wrapping(rawValue: (rawValue >> 11) & 0b111) ?? .ordinary }
}
