import PlacardModels
import PlacardPosting

extension Rule {
  private static let keys = [
    "name", "enabled", "match", "set", "route", "mute", "skipHistory", "stop",
  ]

  /// Reads the rules of a list that are right.
  static func list(_ member: JSONMember, of mode: String?, _ list: inout ProblemList) -> [Rule] {
    let place = mode.map { " of mode \($0.inQuotes)" } ?? ""
    return list.elements(of: member).enumerated().compactMap { index, rule in
      var name = "\(index + 1)"
      if case .string(let text) = rule.value["name"]?.content { name = text.inQuotes }
      return list.whole("rule \(name)\(place)") { Rule(rule, &$0) }
    }
  }

  private init(_ rule: JSONMember, _ list: inout ProblemList) {
    self.init()
    guard list.isObject(rule) else { return }
    for member in list.members(of: rule) {
      switch member.key {
      case "name": name = list.attempt(try member.text())
      case "enabled": isEnabled = list.attempt(try member.flag()) ?? true
      case "match":
        let before = list.problems.count
        match = Match(member, &list)
        if list.problems.count == before, let contradiction = match.contradiction {
          list.remark(
            Problem("It can match no post: \(contradiction).", column: member.value.column))
        }
      case "set": set = Change(member, &list)
      case "route": route = list.attempt(try member.texts())
      case "mute": mute = list.attempt(try member.flag())
      case "skipHistory": skipsHistory = list.attempt(try member.flag())
      case "stop": stops = list.attempt(try member.flag()) ?? false
      default: list.note(member.unknown(accepted: Self.keys))
      }
    }
  }
}
