extension SanitizerPass {
  /// Whether a ZERO WIDTH JOINER or NON-JOINER has an effect between its neighbours.
  ///
  /// True between two emoji, beside a virama, and after a joining letter.
  func keepsJoiner(_ joiner: Unicode.Scalar) -> Bool {
    guard let previous, let base, !previous.isJoiner else { return false }
    let next = next?.layout ?? []
    if marks < Sanitizer.maximumMarks, next.contains(.virama) { return true }
    if joiner == "\u{200D}" {
      return previous.layout.contains(.virama) || base.layout.contains(.joining)
        || base.layout.contains(.pictographic) && next.contains(.pictographic)
    }
    return previous.layout.contains(.virama) && next.contains(.simple)
      || base.layout.contains(.joining) && next.contains(.joining)
  }

  /// Whether a presentation selector directly follows an emoji with both presentations.
  var keepsSelector: Bool { previous?.layout.contains(.emojiVariation) ?? false }
}

extension Unicode.Scalar {
  /// Whether this Hangul vowel or final joins the syllable that `previous` ends.
  func continuesSyllable(after previous: Unicode.Scalar) -> Bool {
    let isVowel = (0x1160...0x11A7).contains(value) || (0xD7B0...0xD7C6).contains(value)
    return switch previous.value {
    case 0x1100...0x115F, 0xA960...0xA97C: isVowel
    case 0x1160...0x11A7, 0xD7B0...0xD7C6: true
    case 0x11A8...0x11FF, 0xD7CB...0xD7FB: !isVowel
    case 0xAC00...0xD7A3: !isVowel || (previous.value - 0xAC00) % 28 == 0
    default: false
    }
  }
}
