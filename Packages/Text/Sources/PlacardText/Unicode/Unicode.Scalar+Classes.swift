extension Unicode.Scalar {
  /// Whether it is a private use character.
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

  /// Whether it is a regional indicator, two of which form a flag.
  var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }

  /// Whether it is a Hangul leading consonant, which a terminal draws apart from a syllable or another
  /// leading consonant in its cluster.
  var isLeadingJamo: Bool { (0x1100...0x115F).contains(value) || (0xA960...0xA97C).contains(value) }

  /// Whether it is a skin tone modifier.
  var isEmojiModifier: Bool { (0x1F3FB...0x1F3FF).contains(value) }

  /// Whether it is the ZERO WIDTH JOINER or NON-JOINER.
  var isJoiner: Bool { value == 0x200C || value == 0x200D }

  /// Whether it is safe in any position and never combines with another such scalar.
  ///
  /// The black flag is not, because tags make other flags of it.
  var isPlain: Bool {
    if isASCII { return (0x20...0x7E).contains(value) }
    return layout.contains(.simple) && !isNoncharacter && value != 0x1F3F4
  }

  /// Whether it is a tag, used in sequences for flags.
  var isTag: Bool { (0xE0020...0xE007F).contains(value) }

  /// Whether it is a line break in Unicode.
  var isLineBreak: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
