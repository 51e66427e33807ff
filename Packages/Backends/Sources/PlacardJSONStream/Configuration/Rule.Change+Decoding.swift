import PlacardModels
import PlacardPosting

extension Rule.Change {
  private static let messageKeys = [
    "severity", "urgency", "icon", "leadingImage", "trailingImage", "fill", "actions", "progress",
    "takeaways", "link", "accessibility", "metadata",
  ]

  /// Reads an object whose keys are those of a message and its options, but for `id`, and `threshold`.
  init(_ change: JSONMember, _ list: inout ProblemList) {
    self.init()
    for member in list.members(of: change) {
      switch member.key {
      case "title": title = list.attempt(try Rule.Format(member))
      case "body", "subtitle": body = list.attempt(try Rule.Format(member))
      case "threshold": threshold = list.attempt(try member.integer(in: 0...100))
      default:
        if PostOptions.keys.contains(member.key) {
          options = list.attempt(try options.taking(member)) ?? options
        } else if Self.messageKeys.contains(member.key) {
          take(member, &list)
        } else {
          list.note(
            member.unknown(
              accepted: ["title", "body"] + Self.messageKeys + PostOptions.keys + ["threshold"]))
        }
      }
    }
  }

  /// Takes over what a message reads from one of its own keys.
  private mutating func take(_ member: JSONMember, _ list: inout ProblemList) {
    guard let message = list.attempt(try Message(only: member)) else { return }
    switch member.key {
    case "severity": severity = message.severity
    case "urgency": urgency = message.urgency
    case "icon": icon = message.icon
    case "leadingImage": leadingImage = message.leadingImage
    case "trailingImage": trailingImage = message.trailingImage
    case "fill": fill = message.fill
    case "actions": actions = message.actions
    case "progress": progress = message.progress
    case "takeaways": takeaways = message.takeaways
    case "link": link = message.link
    case "accessibility": accessibility = message.accessibility
    case "metadata": metadata = message.metadata
    default: preconditionFailure("\(member.key) is no key of a message.")
    }
  }
}

extension Message {
  /// Reads one member of a body, and leaves everything else as it is by default.
  fileprivate init(only member: JSONMember) throws(Problem) {
    self.init(title: nil, body: nil)
    _ = try take(member)
  }
}

extension Rule.Format {
  /// Reads a text whose places all have a meaning.
  fileprivate init?(_ member: JSONMember) throws(Problem) {
    guard let text = try member.text() else { return nil }
    self.init(text)
    guard let name = unknownNames.first else { return }
    throw .unknown("place", name, accepted: Self.names, column: member.value.column)
  }
}

extension PostOptions {
  /// The keys of the options, in the order of the protocol.
  static let keys = [
    "style", "placement", "duration", "dim", "swipe", "tap", "tapAction", "dismissible",
    "transition",
    "priority", "duplicates", "lane", "group", "tag", "app", "maxWidth", "margin", "attention",
  ]

  /// The options with one member of a body taken over.
  func taking(_ member: JSONMember) throws(Problem) -> PostOptions {
    var options = self
    try options.take(member)
    return options
  }
}
