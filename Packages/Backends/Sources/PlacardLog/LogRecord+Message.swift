import PlacardModels

extension LogRecord {
  /// Adds the fields of a message, except its title, and of its options, as far as they are set.
  ///
  /// Field names are the keys of the stream: `body`, `urgency`, `app`, `group`, `tag`, `link`.
  /// Progress is `progress`, a fraction, or `running` if it is unknown, with `done`, `total` and
  /// `unit` of steps. Takeaways are `takeaway.1` and so on, actions are `action.ID` with the label
  /// as value, and metadata is `metadata.KEY`, sorted by key; in such a name every character but
  /// ASCII letters, digits, `.`, `_` and `-` becomes `_`.
  mutating func describe(_ message: Message, _ options: PostOptions?) {
    add("body", message.body)
    if message.urgency != .normal { add("urgency", message.urgency.rawValue) }
    add("app", options?.app)
    add("group", options?.group)
    add("tag", options?.tag)
    message.progress.map { add($0) }
    add("link", message.link)
    for (index, takeaway) in message.takeaways.enumerated() {
      add("takeaway.\(index + 1)", takeaway)
    }
    for action in message.actions {
      add("action.\(Self.name(action.id))", action.label)
    }
    for key in Array(message.metadata.keys).sorted() {
      add("metadata.\(Self.name(key))", message.metadata[key])
    }
  }

  private mutating func add(_ progress: Message.Progress) {
    add("progress", progress.fraction.map(Self.decimal) ?? "running")
    guard case .steps(let done, let total, let unit) = progress else { return }
    add("done", done.description)
    if total > 0 { add("total", total.description) }
    add("unit", unit)
  }

  /// A fraction with up to four decimals.
  private static func decimal(_ fraction: Double) -> String {
    "\((fraction * 10_000).rounded(.down) / 10_000)"
  }

  /// A string as part of a field name.
  private static func name(_ text: String) -> String {
    let name = text.unicodeScalars.map { scalar -> Character in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", ".", "_", "-": Character(scalar)
      default: "_"
      }
    }
    return name.isEmpty ? "_" : String(name)
  }
}
