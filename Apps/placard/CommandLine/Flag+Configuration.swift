extension Flag {
  /// The flag of verbs with a configuration.
  static let configuration = Flag(
    "config", nil, .value("FILE"), "Lanes, defaults, rules and modes, in a JSON file.")
}
