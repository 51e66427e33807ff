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
  public var isWidthDisputed: Bool {
    if isASCII { return false }
    return unicodeScalars.contains { $0.layout.contains(.disputed) }
      || columns(model: .cluster) != columns(model: .legacy)
  }
}
