/// Lays out scenarios by number and checks them.
enum Fuzz {
  /// The first scenario that breaks a law, as small as it can be made; nil where none does.
  static func failure(in numbers: Range<UInt64>) -> String? {
    for number in numbers {
      let scenario = ScenarioMaker.scenario(number)
      guard let breach = scenario.breach() else { continue }
      let least = Shrinker.shrink(scenario) { $0.breach()?.law == breach.law }
      let detail = least.breach() ?? breach
      return "tree \(number): \(detail)\n\(least.text)"
    }
    return nil
  }
}
