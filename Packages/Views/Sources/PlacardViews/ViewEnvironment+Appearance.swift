import PlacardModels

extension ViewEnvironment {
  /// The environment with what the appearance of a post overrides.
  ///
  /// A scheme other than the background's is drawn on a background of its own. With 16 colours or none there is
  /// no colour for that, and the scheme stays as it is.
  func following(_ appearance: Appearance?) -> ViewEnvironment {
    guard let appearance else { return self }
    var environment = self
    if let hasShadow = appearance.hasShadow {
      environment.configuration.hasShadow = hasShadow && !isRaised
    }
    if let scheme = appearance.scheme, scheme != theme.scheme, depth > .ansi16 {
      environment.theme = scheme == .dark ? themes.dark : themes.light
      environment.isRaised = true
    }
    if let iconStyle = appearance.iconStyle { environment.theme.iconStyle = iconStyle }
    if let tint = appearance.tint.flatMap({ Paint(fill: $0.rawValue) }) {
      environment.configuration.tint = tint
    }
    return environment
  }
}
