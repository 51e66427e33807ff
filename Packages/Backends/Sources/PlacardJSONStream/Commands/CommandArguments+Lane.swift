import PlacardModels
import PlacardPosting

extension CommandArguments {
  /// The lane's rules that a `config` names.
  func laneChange() throws(Problem) -> LaneChange {
    var change = LaneChange(lane: try self["lane"]?.text(), policy: try self["policy"]?.choice())
    change.limit = try self["limit"]?.integer(in: 1 ... .max)
    change.queueLimit = try self["queueLimit"]?.integer(in: 0 ... .max)
    change.pause = try self["pause"]?.length()
    change.rate = try rate()
    change.automatic = try automatic()
    change.order = try self["order"]?.choice()
    change.whenFull = try self["whenFull"]?.choice()
    return change
  }

  private func automatic() throws(Problem) -> LaneChange.Automatic? {
    guard let member = self["automatic"] else { return nil }
    if case .string(let word) = member.value.content {
      guard word == "reading" else { throw member.refused("seconds or \"reading\"") }
      return .reading
    }
    return try member.length().map(LaneChange.Automatic.fixed)
  }

  private func rate() throws(Problem) -> LaneChange.Rate? {
    let accepted = "{\"limit\": …, \"per\": …}"
    guard let member = self["rate"],
      let members = try member.members(accepted: accepted)
    else { return nil }
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
    return LaneChange.Rate(limit: limit, per: interval)
  }
}
