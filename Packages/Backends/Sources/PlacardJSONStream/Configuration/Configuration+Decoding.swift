@_spi(Fields) public import PlacardModels
@_spi(Fields) import PlacardPosting

extension Configuration {
  private static let keys =
    RuleBook.fields.keys
    + [
      "activeModes", "lanes", "defaults", "quiet", "digest", "timeFactor", "motion", "automatic",
    ]

  /// Parses a configuration file: one JSON object, strict, over any number of lines.
  ///
  /// Invalid parts are dropped and reported as problems; the rest takes effect: an invalid rule is dropped
  /// as a whole, otherwise only the invalid key. Invalid JSON yields an empty configuration. A leading byte
  /// order mark is skipped.
  ///
  /// ```json
  /// {
  ///   "timeFactor": 1.5,
  ///   "motion": "basic",
  ///   "lanes": {"builds": {"policy": "stack", "limit": 3}},
  ///   "defaults": {"placement": "bottom"},
  ///   "rules": [{"name": "quiet builds", "match": {"app": "ci"}, "set": {"lane": "builds"}}],
  ///   "modes": {"presenting": {"quiet": 60, "rules": [{"match": {"group": "chat"}, "mute": true}]}},
  ///   "activeModes": ["presenting"]
  /// }
  /// ```
  ///
  /// - Returns: The configuration, and its problems with line and column.
  /// - Complexity: Linear in the number of bytes.
  public static func decode(
    _ bytes: some Collection<UInt8>
  ) -> (configuration: Configuration, problems: [Problem]) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let bytes = Array(bytes.starts(with: mark) ? bytes.dropFirst(3) : bytes[...])
    var configuration = Configuration()
    var list = ProblemList()
    if let value = list.attempt(try JSONValue(parsing: bytes)) {
      configuration.take(value, &list)
    }
    let index = LineIndex(bytes)
    configuration.remarks = list.remarks.map(index.locate)
    return (configuration, list.problems.map(index.locate))
  }

  private mutating func take(_ value: JSONValue, _ list: inout ProblemList) {
    guard case .object = value.content else {
      let found = value.shortDescription
      return list.note(
        Problem("A configuration must be an object, not \(found).", column: value.column))
    }
    let members = list.members(of: JSONMember("", value))
    for member in members where !ruleBook.take(member, &list) {
      take(member, &list)
    }
    if let member = members.first(where: { $0.key == Self.activeModesKey }) {
      takeActiveModes(member, &list)
    }
  }

  private static let activeModesKey = "activeModes"

  private mutating func take(_ member: JSONMember, _ list: inout ProblemList) {
    switch member.key {
    case Self.activeModesKey: break
    case "lanes":
      for lane in list.members(of: member) {
        lanes.append(LaneConfiguration(named: lane, &list))
      }
    case "defaults":
      list.takeAll(of: member, PostOptions.fields, into: &defaults)
    case "quiet": quiet = list.attempt(try member.integer(in: 0...100))
    case "digest": digest = list.attempt(try member.flag())
    case "timeFactor": timeFactor = list.attempt(try member.number())
    case "motion": motion = list.attempt(try member.choice())
    case "automatic": automatic = list.attempt(try LaneConfiguration.Automatic(member)) ?? automatic
    default: list.note(member.unknown(accepted: Self.keys))
    }
  }

  /// Applies the active modes; called after all modes have been read.
  private mutating func takeActiveModes(_ member: JSONMember, _ list: inout ProblemList) {
    let known = Array(ruleBook.modes.keys).sorted()
    for name in list.attempt(try member.texts()) ?? [] {
      if known.contains(name) {
        activeModes.append(name)
      } else {
        list.note(.unknown("mode", name, accepted: known, column: member.value.column))
      }
    }
  }
}

extension LaneConfiguration {
  /// Decodes the configuration of a lane, whose name is the key.
  fileprivate init(named lane: JSONMember, _ list: inout ProblemList) {
    self.init(lane: lane.key)
    for member in list.members(of: lane) {
      if Self.keys.contains(member.key) {
        self = list.attempt(try taking(member)) ?? self
      } else {
        list.note(member.unknown(accepted: Self.keys))
      }
    }
  }

  fileprivate func taking(_ member: JSONMember) throws(Problem) -> LaneConfiguration {
    var change = self
    _ = try change.take(member)
    return change
  }
}
