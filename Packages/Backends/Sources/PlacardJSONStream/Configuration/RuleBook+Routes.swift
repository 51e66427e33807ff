@_spi(Fields) import PlacardModels
public import PlacardPosting

extension RuleBook {
  /// The names by which the posters of this package are found, unless they were given others.
  private static let posterNames = ["terminal", "plain", "json", "log", "history"]

  /// A sentence for each name that a rule routes to and that is near to a poster's, but none.
  ///
  /// A name that is near to none may be the poster of another program.
  ///
  /// - Parameter names: The posters that there are, beside those of this package.
  /// - Returns: The sentences, in the order of the rules.
  public func misspelledRoutes(among names: [String]) -> [String] {
    let known = Self.posterNames + names
    let rules = self.rules + modes.sorted { $0.key < $1.key }.flatMap(\.value.rules)
    let routes = rules.flatMap { $0.route ?? [] }
    return routes.compactMap { name in
      guard !known.contains(name), let nearest = known.nearest(to: name) else { return nil }
      return "A rule routes to \"\(name)\", which is no poster; the nearest is \(nearest)."
    }
  }
}
