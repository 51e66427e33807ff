extension Character {
  /// The columns that this character takes in a terminal: 0, 1 or 2, more only in `legacy`.
  public func columns(model: WidthModel = .cluster) -> Int {
    PlacardText.columns(of: String(self), model: model)
  }

  /// Whether terminals in use disagree about the columns of this character.
  ///
  /// True for flags, skin tones, joined emoji, presentation selectors that change something,
  /// clusters with spacing marks, private use, and wide characters younger than Unicode 9. After
  /// such a character a renderer says where the cursor is to be.
  public var hasAmbiguousWidth: Bool {
    if isOneByte { return false }
    let scalars = unicodeScalars
    if scalars.contains(where: { $0.layout.contains(.ambiguousWidth) }) { return true }
    if scalars.index(after: scalars.startIndex) == scalars.endIndex { return false }
    return columns(model: .cluster) != columns(model: .legacy)
  }

  /// Whether it is a single scalar of ASCII, as most are.
  private var isOneByte: Bool {
    let bytes = utf8
    return bytes.index(after: bytes.startIndex) == bytes.endIndex
  }
}
