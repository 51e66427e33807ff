package import PlacardViews

extension TerminalCapabilities {
  /// The characters that decorations may be made of; of the terminals with Unicode the Linux console alone
  /// has no emoji, and the fonts of code page 437.
  package var glyphs: GlyphSet {
    guard isUnicode else { return .ascii }
    return hasEmoji ? .unicode : .cp437
  }
}
