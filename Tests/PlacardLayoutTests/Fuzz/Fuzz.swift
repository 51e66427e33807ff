/// Lays out scenarios by number and checks them.
enum Fuzz {
  /// The first scenario that breaks a law, as small as it can be made; nil where none does.
  static func failure(in numbers: Range<UInt64>) -> String? {
    for number in numbers {
      let scenario = ScenarioMaker.scenario(number)
      guard let violation = scenario.violation() else { continue }
      let least = Shrinker.shrink(scenario) { $0.violation()?.law == violation.law }
      let detail = least.violation() ?? violation
      return "tree \(number): \(detail)\n\(least.text)"
    }
    return nil
  }
}
