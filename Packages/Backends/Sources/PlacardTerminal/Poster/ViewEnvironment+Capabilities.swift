import PlacardViews

extension ViewEnvironment {
  /// The place that a terminal is.
  init(columns: Int, theme: Theme, _ capabilities: TerminalCapabilities) {
    self.init(
      columns: columns, theme: theme, depth: capabilities.colorDepth,
      glyphs: capabilities.glyphs, hasEmoji: capabilities.hasEmoji,
      widthModel: capabilities.widthModel)
    showsPictures = capabilities.pictures == .kitty
  }
}
