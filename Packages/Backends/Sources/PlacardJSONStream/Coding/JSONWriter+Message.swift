import PlacardModels

extension JSONWriter {
  /// Writes a message and its options as one flat object that holds only what differs from the
  /// defaults, so that ``PostBody/init(_:)`` reads the same again.
  ///
  /// Values that JSON cannot represent are written as their meaning: a fraction that is not
  /// finite as it is clamped, a dim without a mode as `"none"`.
  public mutating func body(_ body: PostBody) {
    object { writer in
      writer.members(of: body.message)
      writer.members(of: body.options)
    }
  }

  private mutating func members(of message: Message) {
    member("title", message.title)
    member("body", message.body)
    member("id", message.explicitID)
    if message.severity != .info { member("severity", message.severity.rawValue) }
    if message.urgency != .normal { member("urgency", message.urgency.rawValue) }
    icon(message.icon)
    image("leadingImage", message.leadingImage)
    image("trailingImage", message.trailingImage)
    member("fill", message.fill?.rawValue)
    if !message.actions.isEmpty { actions(message.actions) }
    progress(message.progress)
    if !message.takeaways.isEmpty {
      key("takeaways")
      array(message.takeaways)
    }
    member("link", message.link)
    accessibility(message.accessibility)
    if !message.metadata.isEmpty { metadata(message.metadata) }
  }

  mutating func icon(_ icon: Message.Icon?) {
    guard let icon else { return }
    key("icon")
    switch icon {
    case .text(let text): string(text)
    case .named(let name): object { $0.member("name", name) }
    case .file(let file): object { $0.member("file", file) }
    }
  }

  mutating func image(_ name: String, _ image: Message.Image?) {
    guard let image else { return }
    key(name)
    object {
      $0.member("file", image.file)
      $0.member("alt", image.alternative)
    }
  }

  mutating func actions(_ actions: [Message.Action]) {
    key("actions")
    array { writer in
      for action in actions {
        writer.object {
          $0.member("id", action.id)
          $0.member("label", action.label)
          if action.role != .default { $0.member("role", action.role.rawValue) }
          $0.member("key", action.key)
          if action.keepsOpen { $0.member("keepsOpen", true) }
          $0.member("alternative", action.alternative)
        }
      }
    }
  }

  mutating func progress(_ progress: Message.Progress?) {
    guard let progress else { return }
    key("progress")
    switch progress {
    case .indeterminate: string("indeterminate")
    case .fraction(let value): number(value.isFinite ? value : progress.fraction ?? 0)
    case .steps(let done, let total, let unit):
      object {
        $0.member("done", done)
        $0.member("total", total)
        $0.member("unit", unit)
      }
    }
  }

  mutating func accessibility(_ accessibility: Message.Accessibility) {
    guard accessibility != Message.Accessibility() else { return }
    key("accessibility")
    object {
      $0.member("prefix", accessibility.prefix)
      $0.member("label", accessibility.label)
      $0.member("politeness", accessibility.politeness?.rawValue)
    }
  }

  mutating func metadata(_ metadata: [String: String]) {
    key("metadata")
    object { writer in
      for (key, value) in metadata.sorted(by: { $0.key < $1.key }) {
        writer.member(key, value)
      }
    }
  }
}
