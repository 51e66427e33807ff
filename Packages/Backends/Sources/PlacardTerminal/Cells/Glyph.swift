import PlacardText

/// A character measured for the grid: its glyph, its width, and whether the width is ambiguous.
struct Glyph {
  /// The character, if it is a single scalar.
  let scalar: Unicode.Scalar?
  /// The text of a cluster of several scalars, at most 64 bytes of UTF-8.
  let text: String
  /// The width in columns, 0…2.
  let width: Int
  let isAmbiguous: Bool

  /// Measures a character; a control or bidi character is replaced with U+FFFD.
  init(_ character: Character, model: WidthModel) {
    let scalars = character.unicodeScalars
    if let first = scalars.first, Self.isCertain(first), scalars.count == 1 {
      scalar = first
      text = ""
      width = 1
      isAmbiguous = false
      return
    }
    guard !scalars.contains(where: Self.acts), character.utf8.count <= 64 else {
      scalar = "\u{FFFD}"
      text = ""
      width = 1
      isAmbiguous = false
      return
    }
    scalar = scalars.count == 1 ? scalars.first : nil
    text = scalars.count == 1 ? "" : String(character)
    width = min(character.columns(model: model), 2)
    isAmbiguous = character.hasAmbiguousWidth
  }

  /// Whether a scalar is printable ASCII, a line or a block: the most frequent ones, one column
  /// wide on every terminal.
  static func isCertain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E, 0x2500...0x259F: true
    default: false
    }
  }

  /// Whether a scalar is a control, a line separator or a bidi control.
  private static func acts(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

extension Character {
  /// The glyphs that a terminal draws for this character: each scalar with columns of its own, with the
  /// marks that follow it; nil if that is the character itself.
  ///
  /// With cluster support that is so for Hangul consonants that form no syllable only.
  func piecesApart(model: WidthModel) -> [Character]? {
    let isApart = isHangulApart
    guard isApart || model == .legacy && unicodeScalars.count > 1 && hasAmbiguousWidth else {
      return nil
    }
    return piecesWithColumns
  }

  /// Whether it is a leading Hangul consonant with more columns after it, on every terminal.
  var isHangulApart: Bool {
    let scalars = unicodeScalars
    guard let first = scalars.first?.value,
      (0x1100...0x115F).contains(first) || (0xA960...0xA97C).contains(first)
    else { return false }
    return scalars.count > 1 && columns() > 2
  }

  @inline(never)
  private var piecesWithColumns: [Character] {
    var pieces: [String] = []
    for scalar in unicodeScalars {
      if pieces.isEmpty || Character(scalar).columns(model: .legacy) > 0 {
        pieces.append(String(Character(scalar)))
      } else {
        pieces[pieces.count - 1].unicodeScalars.append(scalar)
      }
    }
    return pieces.compactMap(\.first)
  }
}
