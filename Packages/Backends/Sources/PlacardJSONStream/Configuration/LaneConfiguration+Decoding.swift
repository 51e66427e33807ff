@_spi(Fields) import PlacardModels
import PlacardPosting

extension LaneConfiguration {
  /// The keys of a lane configuration, without the lane's name.
  static let keys = [
    "policy", "limit", "queueLimit", "pause", "rate", "automatic", "order", "whenFull",
  ]

  /// Decodes one member of a `config`.
  ///
  /// - Returns: Whether the key belongs to a lane.
  mutating func take(_ member: JSONMember) throws(Problem) -> Bool {
    switch member.key {
    case "lane": lane = try member.text()
    case "policy": policy = try member.choice()
    case "limit": limit = try Limit(member, in: 1 ... .max)
    case "queueLimit": queueLimit = try Limit(member, in: 0 ... .max)
    case "pause": gap = try member.length()
    case "rate": rate = try Rate(member)
    case "automatic": automatic = try Automatic(member)
    case "order": order = try member.choice()
    case "whenFull": whenFull = try member.choice()
    default: return false
    }
    return true
  }
}

extension LaneConfiguration.Limit {
  /// Reads a whole number, clamped, or `null`: unlimited.
  fileprivate init(_ member: JSONMember, in range: ClosedRange<Int>) throws(Problem) {
    self = try member.integer(in: range).map { .atMost($0) } ?? .unlimited
  }
}

extension LaneConfiguration.Automatic {
  /// Reads seconds or `"reading"`; nil for `null`.
  init?(_ member: JSONMember) throws(Problem) {
    if case .string(let word) = member.value.content {
      guard word == "reading" else { throw member.refused("seconds or \"reading\"") }
      self = .reading
    } else if let length = try member.length() {
      self = .fixed(length)
    } else {
      return nil
    }
  }
}

extension LaneConfiguration.Rate {
  /// Reads `{"limit", "per"}`, or `null`: unlimited.
  fileprivate init(_ member: JSONMember) throws(Problem) {
    let accepted = "{\"limit\": …, \"per\": seconds}"
    guard let members = try member.members(accepted: accepted) else {
      self = .unlimited
      return
    }
    var limit: Int?
    var interval: Duration?
    for part in members {
      switch part.key {
      case "limit": limit = try part.integer(in: 1 ... .max)
      case "per": interval = try part.length()
      default: break
      }
    }
    guard let limit, let interval else { throw member.refused(accepted) }
    self.init(limit: limit, per: interval)
  }
}
