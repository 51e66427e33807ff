package import PlacardViews

extension Themes {
  /// The theme for the background that the environment tells of; the neutral one if it does not.
  package func theme(environment: [String: String]) -> Theme {
    theme(for: TerminalEvidence(environment, isTerminal: true, queries: nil).scheme.value)
  }
}
