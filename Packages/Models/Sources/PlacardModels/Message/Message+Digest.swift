extension Message {
  /// The digest of the message, without its explicit id and suggested options.
  ///
  /// 13 characters, the ``ContentDigest/text`` of the parts that are present. An absent part adds
  /// nothing, so that parts added in later versions of Placard do not change the digests of
  /// messages without them.
  ///
  /// - Complexity: Linear in the length of the content.
  public var digest: String {
    contentDigest.text
  }

  /// The digest as a number, for hash tables.
  ///
  /// - Complexity: Linear in the length of the content.
  public var digestValue: UInt64 {
    contentDigest.value
  }

  private var contentDigest: ContentDigest {
    var digest = ContentDigest()
    digest.combine(title)
    digest.combine(body)
    if severity != .info { digest.combine(.severity, severity.rank) }
    if urgency != .normal { digest.combine(.urgency, urgency.rank) }
    if !hasNoUncommonFields { combineUncommonFields(into: &digest) }
    return digest
  }

  private func combineUncommonFields(into digest: inout ContentDigest) {
    digest.combine(icon)
    digest.combine(.leadingImage, leadingImage)
    digest.combine(.trailingImage, trailingImage)
    if let fill { digest.combine(.fill, fill.rawValue) }
    digest.combine(actions)
    digest.combine(progress)
    if !takeaways.isEmpty { digest.combine(.takeaways, takeaways.count) }
    for takeaway in takeaways {
      digest.combine(takeaway)
    }
    if let link { digest.combine(.link, link) }
    digest.combine(accessibility)
    digest.combine(metadata)
  }
}

/// Tags of the parts; the raw values must never change, because ids depend on them.
private enum Part: Int {
  case severity = 1
  case urgency, icon, leadingImage, trailingImage, fill, actions, progress, takeaways, link
  case accessibility, metadata
}

extension ContentDigest {
  fileprivate mutating func combine(_ part: Part, _ number: Int) {
    combine(part.rawValue, number)
  }

  fileprivate mutating func combine(_ part: Part, _ text: String) {
    combine(part, 0)
    combine(text)
  }

  fileprivate mutating func combine(_ icon: Message.Icon?) {
    guard let icon else { return }
    switch icon {
    case .text(let text):
      combine(.icon, 1)
      combine(text)
    case .named(let name):
      combine(.icon, 2)
      combine(name)
    case .file(let file):
      combine(.icon, 3)
      combine(file)
    }
  }

  fileprivate mutating func combine(_ part: Part, _ image: Message.Image?) {
    guard let image else { return }
    combine(part, image.file)
    combine(image.alternative)
  }

  fileprivate mutating func combine(_ actions: [Message.Action]) {
    guard !actions.isEmpty else { return }
    combine(.actions, actions.count)
    for action in actions {
      combine(action.id)
      combine(action.label)
      combine(action.role.rank, action.keepsOpen ? 1 : 0)
      combine(action.key)
      combine(action.alternative)
    }
  }

  fileprivate mutating func combine(_ progress: Message.Progress?) {
    switch progress {
    case nil: break
    case .indeterminate: combine(.progress, 1)
    case .fraction(let value):
      combine(.progress, 2)
      combine(value)
    case .steps(let done, let total, let unit):
      combine(.progress, 3)
      combine(done, total)
      combine(unit)
    }
  }

  fileprivate mutating func combine(_ accessibility: Message.Accessibility) {
    guard accessibility != Message.Accessibility() else { return }
    combine(.accessibility, accessibility.politeness?.rank ?? 0)
    combine(accessibility.prefix)
    combine(accessibility.label)
  }

  /// Adds entries regardless of order: the sum of one digest per entry.
  fileprivate mutating func combine(_ metadata: [String: String]) {
    guard !metadata.isEmpty else { return }
    var sum: UInt64 = 0
    for (key, value) in metadata {
      var entry = ContentDigest()
      entry.combine(key)
      entry.combine(value)
      sum &+= entry.value
    }
    combine(.metadata, metadata.count)
    combine(Int(truncatingIfNeeded: sum))
  }
}

extension Message.Action.Role {
  fileprivate var rank: Int {
    switch self {
    case .default: 0
    case .cancel: 1
    case .destructive: 2
    }
  }
}

extension Politeness {
  fileprivate var rank: Int {
    switch self {
    case .off: 1
    case .polite: 2
    case .assertive: 3
    }
  }
}
