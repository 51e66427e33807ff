/// What a random script is about.
struct ScriptThemes: OptionSet, Sendable {
  let rawValue: Int

  /// Posts with delays and minimums.
  static let waits = ScriptThemes(rawValue: 1 << 0)
  /// Posts of the same id under every policy, and counts.
  static let duplicates = ScriptThemes(rawValue: 1 << 1)
  /// Taps, actions, dismissals and drags.
  static let userActions = ScriptThemes(rawValue: 1 << 2)
  /// The pointer and the window.
  static let holds = ScriptThemes(rawValue: 1 << 3)
  /// Suspended and resumed.
  static let suspension = ScriptThemes(rawValue: 1 << 4)
  /// Quiet levels.
  static let quiet = ScriptThemes(rawValue: 1 << 5)
  /// Updates of content and options.
  static let updates = ScriptThemes(rawValue: 1 << 6)
  /// Priorities.
  static let priorities = ScriptThemes(rawValue: 1 << 7)
  /// Lanes that change their policy and limits.
  static let lanes = ScriptThemes(rawValue: 1 << 8)
  /// Lanes that are full.
  static let full = ScriptThemes(rawValue: 1 << 9)
  /// Questions.
  static let queries = ScriptThemes(rawValue: 1 << 10)
  /// Hundreds of posts at one instant.
  static let bursts = ScriptThemes(rawValue: 1 << 11)
  /// Numbers at the ends of their ranges, and times that are far away.
  static let extremes = ScriptThemes(rawValue: 1 << 12)
  /// Posts that fail.
  static let failures = ScriptThemes(rawValue: 1 << 13)
  /// Tags, of which the newest replaces the older.
  static let tags = ScriptThemes(rawValue: 1 << 14)
  /// Hosts that come and go.
  static let hosts = ScriptThemes(rawValue: 1 << 15)
  /// Modes of the rules.
  static let modes = ScriptThemes(rawValue: 1 << 16)
  /// Persons who are away.
  static let idle = ScriptThemes(rawValue: 1 << 17)
  /// Posts that come again.
  static let returns = ScriptThemes(rawValue: 1 << 18)
  /// Owners that are gone.
  static let owners = ScriptThemes(rawValue: 1 << 19)
  /// Rates that fold what exceeds them.
  static let rates = ScriptThemes(rawValue: 1 << 20)
  /// Digests of what quiet levels held.
  static let digests = ScriptThemes(rawValue: 1 << 21)

  static let count = 22
  static let all = ScriptThemes(rawValue: (1 << count) - 1)
}
