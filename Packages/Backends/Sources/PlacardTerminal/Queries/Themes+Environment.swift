package import PlacardViews

extension Themes {
  /// The theme for the background that the environment states; the neutral one if it does not.
  package func theme(environment: [String: String]) -> Theme {
    theme(for: TerminalEvidence(environment, isTerminal: true, queries: nil).scheme.value)
  }

  /// The themes with the scheme that the person chose by `PLACARD_SCHEME`, unless the program chose one.
  func following(_ environment: [String: String]) -> Themes {
    var themes = self
    themes.scheme = scheme ?? Variables(environment).scheme
    return themes
  }
}
