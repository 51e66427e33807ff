import PlacardViews

extension ViewEnvironment {
  /// The place that a terminal is.
  init(columns: Int, theme: Theme, _ capabilities: TerminalCapabilities) {
    self.init(
      columns: columns, theme: theme, depth: capabilities.colorDepth,
      glyphs: capabilities.isUnicode ? .unicode : .ascii)
  }
}

extension Theme {
  /// The theme for the background that the environment tells of; the dark one if it does not.
  init(environment: [String: String]) {
    let capabilities = TerminalCapabilities(environment: environment, isTerminal: true)
    self = capabilities.isDark ? .dark : .light
  }
}
