extension Character {
  /// The width of this character in a terminal: 0, 1 or 2 columns; more only in `legacy`, and for Hangul
  /// consonants that form no syllable.
  public func columns(model: WidthModel = .cluster) -> Int {
    PlacardText.columns(of: String(self), model: model)
  }

  /// Whether terminals disagree on the width of this character.
  ///
  /// True for flags, skin tones, joined emoji, effective presentation selectors, clusters with
  /// spacing marks, private use, and wide characters newer than Unicode 9. After such a character a
  /// renderer sets the cursor position.
  public var hasAmbiguousWidth: Bool {
    if isOneByte { return false }
    let scalars = unicodeScalars
    if scalars.contains(where: { $0.layout.contains(.ambiguousWidth) }) { return true }
    if scalars.index(after: scalars.startIndex) == scalars.endIndex { return false }
    return columns(model: .cluster) != columns(model: .legacy)
  }

  /// Whether it is a single ASCII scalar, as most are.
  private var isOneByte: Bool {
    let bytes = utf8
    return bytes.index(after: bytes.startIndex) == bytes.endIndex
  }
}
