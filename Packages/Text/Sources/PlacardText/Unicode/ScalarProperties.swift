/// What the table knows about one scalar, packed in 16 bits.
///
/// `Scripts/generate-widths` writes these bits and must say the same.
struct ScalarProperties: OptionSet {
  let rawValue: UInt16

  /// Terminals in use differ about this scalar on its own.
  static let disputed = ScalarProperties(rawValue: 1 << 2)
  /// There is always a cluster boundary between two such scalars.
  static let simple = ScalarProperties(rawValue: 1 << 3)
  /// U+FE0E and U+FE0F choose its presentation.
  static let emojiVariation = ScalarProperties(rawValue: 1 << 4)
  /// Extended_Pictographic: a ZERO WIDTH JOINER may join two of them.
  static let pictographic = ScalarProperties(rawValue: 1 << 5)
  /// A combining mark: Mn, Mc or Me.
  static let mark = ScalarProperties(rawValue: 1 << 6)
  /// A format character or another one that shows nothing.
  static let invisible = ScalarProperties(rawValue: 1 << 7)
  /// A letter that joins its neighbours, as in Arabic.
  static let joining = ScalarProperties(rawValue: 1 << 8)
  /// A mark that joins consonants, as in Devanagari.
  static let virama = ScalarProperties(rawValue: 1 << 9)
  /// White space where a line may break.
  static let space = ScalarProperties(rawValue: 1 << 10)
  /// A character that takes the following one into its cluster.
  static let prepend = ScalarProperties(rawValue: 1 << 14)

  /// How a line may break around a scalar.
  enum Wrapping: UInt16 {
    case ordinary, ideograph, closing, opening, glue
  }

  /// The columns of the scalar on its own: 0, 1 or 2.
  var width: Int { Int(rawValue & 0b11) }

  var wrapping: Wrapping { Wrapping(rawValue: (rawValue >> 11) & 0b111) ?? .ordinary }
}

extension Unicode.Scalar {
  /// What the table says, or the uniform answer of planes 2 to 16.
  var layout: ScalarProperties {
    let plane = ScalarTable.blocks.count * ScalarTable.blockSize
    let value = Int(value)
    guard value < plane else { return uniformLayout }
    let block = Int(ScalarTable.blocks[value / ScalarTable.blockSize])
    let kind = ScalarTable.scalars[block * ScalarTable.blockSize + value % ScalarTable.blockSize]
    return ScalarProperties(rawValue: ScalarTable.kinds[Int(kind)])
  }

  private var uniformLayout: ScalarProperties {
    switch value {
    case 0x20000...0x3FFFF:
      ScalarProperties(rawValue: 2 | ScalarProperties.Wrapping.ideograph.rawValue << 11)
        .union(.simple)
    case 0xE0000...0xE0FFF: .invisible
    default: ScalarProperties(rawValue: 1).union(.disputed)
    }
  }

  /// Whether it is for private use, so that only the reader's font knows its look.
  var isPrivateUse: Bool {
    switch value {
    case 0xE000...0xF8FF, 0xF_0000...0xF_FFFD, 0x10_0000...0x10_FFFD: true
    default: false
    }
  }

  /// Whether it is one of the 66 scalars that are never characters.
  var isNoncharacter: Bool {
    value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(value)
  }

  /// Whether it is a regional indicator, two of which make a flag.
  var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }

  /// Whether it is a skin tone.
  var isEmojiModifier: Bool { (0x1F3FB...0x1F3FF).contains(value) }

  /// Whether it is the ZERO WIDTH JOINER or NON-JOINER.
  var isJoiner: Bool { value == 0x200C || value == 0x200D }

  /// Whether it is safe wherever it stands and combines with no other such scalar.
  ///
  /// The black flag is not, because tags make other flags of it.
  var isPlain: Bool {
    if isASCII { return (0x20...0x7E).contains(value) }
    return layout.contains(.simple) && !isNoncharacter && value != 0x1F3F4
  }

  /// Whether it is a tag, which spells the name of a flag.
  var isTag: Bool { (0xE0020...0xE007F).contains(value) }

  /// Whether a line ends here, whatever the terminal makes of it.
  var isLineBreak: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
