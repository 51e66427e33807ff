import PlacardModels

extension PostOptions {
  /// Takes over one member of a body; a key that is not known is skipped.
  mutating func take(_ member: JSONMember) throws(Problem) {
    switch member.key {
    case "style": style = try member.text()
    case "placement": placement = try member.choice()
    case "duration": duration = try DisplayDuration(member)
    case "dim": dim = try Dim(member)
    case "swipe": swipe = try member.flag()
    case "tap": tap = try member.choice()
    case "tapAction": tapAction = try member.identifier()
    case "dismissible": dismissible = try member.flag()
    case "transition": transition = try member.text()
    case "priority": priority = try member.integer()
    case "duplicates": duplicates = try member.choice()
    case "lane": lane = try member.text()
    case "group": group = try member.text()
    case "tag": tag = try member.text()
    case "app": app = try member.text()
    case "maxWidth": maxWidth = try member.integer()
    case "margin": margin = try Margin(member)
    case "attention": attention = try member.choice()
    default: break
    }
  }
}

extension DisplayDuration {
  /// Reads seconds, a word, or `{"delay", "minimum"}`; nil for `null`.
  fileprivate init?(_ member: JSONMember) throws(Problem) {
    switch member.value.content {
    case .null: return nil
    case .string("automatic"): self = .automatic
    case .string("forever"): self = .forever
    case .number(let number):
      self = number.isNegative ? .fixed(.zero) : number.seconds.map(Self.fixed) ?? .forever
    case .object(let members):
      var delay = Duration.zero
      var minimum = Duration.zero
      for part in members {
        switch part.key {
        case "delay": delay = try part.length() ?? .zero
        case "minimum": minimum = try part.length() ?? .zero
        default: break
        }
      }
      self = .indefinite(delay: delay, minimum: minimum)
    default:
      throw member.refused(
        "seconds, \"automatic\", \"forever\" or {\"delay\": …, \"minimum\": …}")
    }
  }
}

extension Dim {
  /// Reads `"none"` or an object with a mode; nil for `null`.
  fileprivate init?(_ member: JSONMember) throws(Problem) {
    let accepted = "\"none\" or an object with \"mode\""
    if case .string("none") = member.value.content {
      self = .none
      return
    }
    guard let members = try member.members(accepted: accepted) else { return nil }
    self.init()
    for part in members {
      switch part.key {
      case "mode": mode = try part.choice()
      case "color": color = try part.text()
      case "alpha": alpha = try part.number()
      case "interactive": interactive = try part.flag() ?? true
      default: break
      }
    }
    guard mode != nil else { throw member.refused(accepted) }
  }
}

extension Margin {
  /// Reads a number for all sides, or an object of sides; nil for `null`.
  fileprivate init?(_ member: JSONMember) throws(Problem) {
    if case .number = member.value.content {
      self.init(all: try member.integer() ?? 0)
      return
    }
    guard let members = try member.members(accepted: "a number or an object of sides") else {
      return nil
    }
    self.init()
    for part in members {
      switch part.key {
      case "top": top = try part.integer() ?? 0
      case "bottom": bottom = try part.integer() ?? 0
      case "leading": leading = try part.integer() ?? 0
      case "trailing": trailing = try part.integer() ?? 0
      case "collapse": collapses = try part.flag() ?? false
      default: break
      }
    }
  }
}
