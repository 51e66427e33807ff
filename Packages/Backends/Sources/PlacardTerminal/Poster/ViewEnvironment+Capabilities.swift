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
  ///
  /// - Note: Source: `COLORFGBG`, set by rxvt, Konsole and others, ends with the background's
  ///   number; 7 and 9 to 15 are light.
  init(environment: [String: String]) {
    let background = environment["COLORFGBG"]?.split(separator: ";").last.flatMap { Int($0) }
    let isLight = background.map { $0 == 7 || (9...15).contains($0) } ?? false
    self = isLight ? .light : .dark
  }
}
