import PlacardViews

extension ViewEnvironment {
  /// The place that a terminal is.
  init(columns: Int, theme: Theme, _ capabilities: TerminalCapabilities) {
    self.init(
      columns: columns, theme: theme, depth: capabilities.colorDepth,
      glyphs: capabilities.isUnicode ? .unicode : .ascii, hasEmoji: capabilities.hasEmoji,
      widthModel: capabilities.widthModel)
    showsPictures = capabilities.pictures == .kitty
  }
}

extension Themes {
  /// The theme for the background that the environment tells of; the dark one if it does not.
  func theme(environment: [String: String]) -> Theme {
    TerminalCapabilities(environment: environment, isTerminal: true).isDark ? dark : light
  }
}
