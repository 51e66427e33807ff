import PlacardModels

extension ViewEnvironment {
  /// The environment with what the appearance of a post overrides.
  ///
  /// A scheme other than the background's is drawn on a ground of its own. With 16 colours or none there is
  /// no colour for that, and the scheme stays as it is.
  func following(_ appearance: Appearance?) -> ViewEnvironment {
    guard let appearance else { return self }
    var place = self
    if let hasShadow = appearance.hasShadow {
      place.configuration.hasShadow = hasShadow && !isRaised
    }
    if let scheme = appearance.scheme, scheme != theme.scheme, depth > .ansi16 {
      place.theme = scheme == .dark ? themes.dark : themes.light
      place.isRaised = true
    }
    if let iconStyle = appearance.iconStyle { place.theme.iconStyle = iconStyle }
    if let tint = appearance.tint.flatMap({ Paint(fill: $0.rawValue) }) {
      place.configuration.tint = tint
    }
    return place
  }
}
