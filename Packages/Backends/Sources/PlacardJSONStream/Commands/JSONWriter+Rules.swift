import PlacardModels
import PlacardPosting

extension JSONWriter {
  /// Writes a book in its JSON form, modes and metadata by their names.
  mutating func book(_ book: RuleBook) {
    object { writer in
      writer.rules(book.rules)
      guard !book.modes.isEmpty else { return }
      writer.key("modes")
      writer.object { writer in
        for (name, mode) in book.modes.sorted(by: { $0.key < $1.key }) {
          writer.key(name)
          writer.object {
            $0.rules(mode.rules)
            $0.member("quiet", mode.quiet)
            $0.member("digest", mode.digest)
          }
        }
      }
    }
  }

  private mutating func rules(_ rules: [Rule]) {
    guard !rules.isEmpty else { return }
    key("rules")
    array { writer in
      for rule in rules {
        writer.object { $0.members(of: rule) }
      }
    }
  }

  private mutating func members(of rule: Rule) {
    member("name", rule.name)
    if !rule.isEnabled { member("enabled", false) }
    if rule.match != [] {
      key("match")
      match(rule.match)
    }
    if rule.set != Rule.Change() {
      key("set")
      object { $0.members(of: rule.set) }
    }
    if let route = rule.route {
      key("route")
      array(route)
    }
    member("mute", rule.mute)
    member("skipHistory", rule.skipsHistory)
    if rule.stops { member("stop", true) }
  }

  private mutating func members(of change: Rule.Change) {
    member("title", change.title?.source)
    member("body", change.body?.source)
    member("severity", change.severity?.rawValue)
    member("urgency", change.urgency?.rawValue)
    icon(change.icon)
    image("leadingImage", change.leadingImage)
    image("trailingImage", change.trailingImage)
    member("fill", change.fill?.rawValue)
    if let actions = change.actions { self.actions(actions) }
    progress(change.progress)
    if let takeaways = change.takeaways {
      key("takeaways")
      array(takeaways)
    }
    member("link", change.link)
    accessibility(change.accessibility)
    if !change.metadata.isEmpty { metadata(change.metadata) }
    members(of: change.options)
    member("threshold", change.threshold)
  }
}
