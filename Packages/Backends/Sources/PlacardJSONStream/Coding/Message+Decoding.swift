import PlacardModels

extension Message {
  /// The keys of a message but for its id, without synonyms.
  static let keys = [
    "title", "body", "severity", "urgency", "icon", "leadingImage", "trailingImage", "fill",
    "actions", "progress", "takeaways", "link", "accessibility", "metadata",
  ]

  /// Takes over one member of a body.
  ///
  /// - Returns: Whether the key belongs to a message.
  mutating func take(_ member: JSONMember) throws(Problem) -> Bool {
    switch member.key {
    case "title": title = try member.words()
    case "id": explicitID = try member.identifier()
    case "severity": severity = try member.choice() ?? .info
    case "urgency": urgency = try member.choice() ?? .normal
    case "icon": icon = try Icon(member)
    case "leadingImage": leadingImage = try Image(member)
    case "trailingImage": trailingImage = try Image(member)
    case "fill": fill = try member.text().map(Fill.init(rawValue:))
    case "actions":
      let accepted = "a list of objects with \"id\" and \"label\""
      actions =
        try member.elements(accepted: accepted) { element throws(Problem) in
          try Action(element, accepted)
        } ?? []
    case "progress": progress = try Progress(member)
    case "takeaways": takeaways = try member.texts() ?? []
    case "link": link = try member.text()
    case "accessibility": accessibility = try Accessibility(member)
    case "metadata": metadata = try Self.metadata(member)
    default: return false
    }
    return true
  }

  private static func metadata(_ member: JSONMember) throws(Problem) -> [String: String] {
    let accepted = "an object of texts"
    var metadata: [String: String] = [:]
    for entry in try member.members(accepted: accepted) ?? [] {
      guard case .string(let text) = entry.value.content else {
        throw JSONMember(member.key, entry.value).refused(accepted)
      }
      metadata[entry.key] = text
    }
    return metadata
  }
}

extension Message.Icon {
  /// Reads a text, `{"name"}` or `{"file"}`; nil for `null`.
  fileprivate init?(_ member: JSONMember) throws(Problem) {
    let accepted = "a text, {\"name\": …} or {\"file\": …}"
    if case .string(let text) = member.value.content {
      self = .text(text)
      return
    }
    guard let members = try member.members(accepted: accepted) else { return nil }
    var icon: Self?
    for part in members {
      switch part.key {
      case "name": icon = try part.text().map(Self.named) ?? icon
      case "file": icon = try part.text().map(Self.file) ?? icon
      default: break
      }
    }
    guard let icon else { throw member.refused(accepted) }
    self = icon
  }
}

extension Message.Image {
  /// Reads `{"file", "alt"}`, or the file alone as a text; nil for `null`.
  fileprivate init?(_ member: JSONMember) throws(Problem) {
    let accepted = "{\"file\": …, \"alt\": …}"
    if case .string(let file) = member.value.content {
      self.init(file: file)
      return
    }
    guard let members = try member.members(accepted: accepted) else { return nil }
    var file: String?
    var alternative: String?
    for part in members {
      switch part.key {
      case "file": file = try part.text()
      case "alt": alternative = try part.text()
      default: break
      }
    }
    guard let file else { throw member.refused(accepted) }
    self.init(file: file, alternative: alternative)
  }
}

extension Message.Action {
  /// Reads an action; one without a label is labelled with its id.
  fileprivate init(_ value: JSONValue, _ accepted: String) throws(Problem) {
    let whole = JSONMember("actions", value)
    guard case .object(let members) = value.content else { throw whole.refused(accepted) }
    self.init("", "")
    var text: String?
    for part in members {
      switch part.key {
      case "id": id = try part.identifier() ?? ""
      case "label": text = try part.text()
      case "role": role = try part.choice() ?? .default
      case "key": key = try part.text()
      case "keepsOpen": keepsOpen = try part.flag() ?? false
      case "alternative": alternative = try part.text()
      default: break
      }
    }
    guard !id.isEmpty else { throw Problem("An action needs \"id\".", column: value.column) }
    label = text ?? id
  }
}

extension Message.Progress {
  /// Reads `"indeterminate"`, a fraction, or `{"done", "total", "unit"}`; nil for `null`.
  fileprivate init?(_ member: JSONMember) throws(Problem) {
    let accepted = "\"indeterminate\", a fraction, or {\"done\": …, \"total\": …}"
    switch member.value.content {
    case .null: return nil
    case .string("indeterminate"): self = .indeterminate
    case .number(let number):
      let fraction = number.double
      self = .fraction(fraction.isFinite ? fraction : number.isNegative ? 0 : 1)
    case .object(let members):
      var done: Int?
      var total = 0
      var unit: String?
      for part in members {
        switch part.key {
        case "done": done = try part.integer()
        case "total": total = try part.integer() ?? 0
        case "unit": unit = try part.text()
        default: break
        }
      }
      guard let done else { throw member.refused(accepted) }
      self = .steps(done: done, total: total, unit: unit)
    default: throw member.refused(accepted)
    }
  }
}

extension Message.Accessibility {
  /// Reads `{"prefix", "label", "politeness"}`.
  fileprivate init(_ member: JSONMember) throws(Problem) {
    self.init()
    for part in try member.members() ?? [] {
      switch part.key {
      case "prefix": prefix = try part.text()
      case "label": label = try part.text()
      case "politeness": politeness = try part.choice()
      default: break
      }
    }
  }
}
