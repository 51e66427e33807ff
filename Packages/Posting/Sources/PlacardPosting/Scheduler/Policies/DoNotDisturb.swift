/// Do-not-disturb: the quiet level and the modes; decides which posts are held, and whether they
/// are summarised.
struct DoNotDisturb: Sendable {
  /// The effective level, 0…100: the program's own, or a higher one of a mode.
  private(set) var level = 0
  /// The names of the active modes, in order of activation.
  private(set) var modes: [String] = []
  private var ownLevel = 0
  private var digestsAlways = false

  /// The effect of a level change on held posts.
  struct Change: Sendable, Equatable {
    /// Whether the posts that may enter now are summarised in a digest.
    let digests: Bool
  }

  /// Whether a post with this threshold is held.
  @inline(__always)
  func keepsOut(_ threshold: Int8) -> Bool {
    level > 0 && threshold < level
  }

  /// Sets the program's own level.
  ///
  /// - Returns: The change; nil when the effective level stays the same.
  mutating func setLevel(_ level: Int, _ rules: RuleBook) -> Change? {
    ownLevel = min(max(level, 0), 100)
    return follow(rules, digestsBefore: false)
  }

  /// Sets whether a digest is made regardless of the modes.
  mutating func setDigest(_ isOn: Bool) {
    digestsAlways = isOn
  }

  /// Activates or deactivates a mode.
  ///
  /// - Returns: The change; nil when the effective level stays the same.
  mutating func setMode(_ name: String, isOn: Bool, _ rules: RuleBook) -> Change? {
    let digestsBefore = rules.digests(in: modes)
    modes.removeAll { $0 == name }
    if isOn { modes.append(name) }
    return follow(rules, digestsBefore: digestsBefore)
  }

  /// Replaces the rules.
  ///
  /// - Returns: The change; nil when the effective level stays the same.
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
