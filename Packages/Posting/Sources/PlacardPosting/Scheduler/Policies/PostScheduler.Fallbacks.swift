import PlacardModels

extension PostScheduler {
  /// Fallback options for what a post leaves open, by its style.
  final class Fallbacks: Sendable {
    /// The manager's defaults.
    let defaults: PostOptions
    private let byStyle: [String: PostOptions]
    private let ordinary: PostOptions
    private let ownStyle: PostOptions

    init(_ defaults: PostOptions) {
      self.defaults = defaults
      let ordinary = defaults.filled(from: PostDefaults.base)
      let byStyle = Dictionary(
        uniqueKeysWithValues: PostDefaults.styles.map { style in
          let own = PostDefaults.options(ofStyle: style)
          return (style, own.filled(from: defaults).filled(from: PostDefaults.base))
        })
      self.ordinary = ordinary
      self.byStyle = byStyle
      ownStyle = defaults.style.flatMap { byStyle[$0] } ?? ordinary
    }

    /// The fallbacks from the style, the manager's defaults and the library's own.
    func options(for given: PostOptions) -> PostOptions {
      guard let style = given.style else { return ownStyle }
      return byStyle[style] ?? ordinary
    }

    /// Resolves every open option.
    func filled(
      _ given: PostOptions, lane: String, policy: LaneConfiguration.Policy
    ) -> PostOptions {
      var filled = given.filled(from: options(for: given))
      filled.lane = lane
      if filled.transition == nil {
        filled.transition = PostDefaults.transition(
          placement: filled.placement ?? .top, policy: policy)
      }
      return filled
    }
  }
}
