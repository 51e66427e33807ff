@_spi(Fields) import PlacardModels
public import PlacardPosting

extension RuleBook {
  /// The default names of this package's posters.
  private static let posterNames = ["terminal", "plain", "json", "log", "history"]

  /// Warnings about route names in rules that are probably misspelt names of posters.
  ///
  /// A name that is close to none may be another program's poster.
  ///
  /// - Parameter names: The names of further posters, besides those of this package.
  /// - Returns: The warnings, in the order of the rules.
  public func misspelledRoutes(among names: [String]) -> [String] {
    let known = Self.posterNames + names
    let rules = self.rules + Array(modes.keys).sorted().flatMap { modes[$0]?.rules ?? [] }
    let routes = rules.flatMap { $0.route ?? [] }
    return routes.compactMap { name in
      guard !known.contains(name), let nearest = known.nearest(to: name) else { return nil }
      return "A rule routes to \"\(name)\", which is no poster; the nearest is \(nearest)."
    }
  }
}
