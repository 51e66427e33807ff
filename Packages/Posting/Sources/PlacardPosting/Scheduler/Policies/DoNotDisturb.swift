/// The quiet level and the modes: which posts are kept out, and whether they are summarised later.
struct DoNotDisturb: Sendable {
  /// The level that holds, 0…100: the program's own, or a higher one of a mode.
  private(set) var level = 0
  /// The names of the modes that are on, in the order in which they were entered.
  private(set) var modes: [String] = []
  private var ownLevel = 0
  private var digestsAlways = false

  /// What a change of the level means for the posts that are kept out.
  struct Change: Sendable, Equatable {
    /// Whether those that may enter now are summarised in a digest.
    let digests: Bool
  }

  /// Whether a post of a threshold is kept out.
  @inline(__always)
  func keepsOut(_ threshold: Int8) -> Bool {
    level > 0 && threshold < level
  }

  /// Sets the program's own level.
  ///
  /// - Returns: What follows; nil when the level that holds stays the same.
  mutating func setLevel(_ level: Int, _ rules: RuleBook) -> Change? {
    ownLevel = min(max(level, 0), 100)
    return follow(rules, digestsBefore: false)
  }

  /// Sets whether a digest is made whatever the modes say.
  mutating func setDigest(_ isOn: Bool) {
    digestsAlways = isOn
  }

  /// Enters or leaves a mode.
  ///
  /// - Returns: What follows; nil when the level that holds stays the same.
  mutating func setMode(_ name: String, isOn: Bool, _ rules: RuleBook) -> Change? {
    let digestsBefore = rules.digests(in: modes)
    modes.removeAll { $0 == name }
    if isOn { modes.append(name) }
    return follow(rules, digestsBefore: digestsBefore)
  }

  /// Takes over other rules.
  ///
  /// - Returns: What follows; nil when the level that holds stays the same.
  mutating func setRules(_ rules: RuleBook, insteadOf before: RuleBook) -> Change? {
    follow(rules, digestsBefore: before.digests(in: modes))
  }

  private mutating func follow(_ rules: RuleBook, digestsBefore: Bool) -> Change? {
    let level = max(ownLevel, rules.quiet(in: modes) ?? 0)
    guard level != self.level else { return nil }
    self.level = level
    return Change(digests: digestsBefore || digestsAlways || rules.digests(in: modes))
  }
}
