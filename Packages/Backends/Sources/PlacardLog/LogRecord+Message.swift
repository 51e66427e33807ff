import PlacardModels

extension LogRecord {
  /// Adds what a message says beside its title, and how it is to be shown, as far as that is set.
  ///
  /// Fields are named as the stream's keys are: `body`, `urgency`, `app`, `group`, `tag`, `link`. Progress
  /// is `progress`, a part of 1, or `running` where nobody knows it, with `done`, `total` and `unit` of
  /// what is counted. Takeaways are `takeaway.1` and so on, an action's label is `action.` and its id,
  /// and metadata is `metadata.` and its key, in the order of the keys; in such a name every
  /// character but ASCII letters, digits, `.`, `_` and `-` becomes `_`.
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
    for (key, value) in message.metadata.sorted(by: { $0.key < $1.key }) {
      add("metadata.\(Self.name(key))", value)
    }
  }

  private mutating func add(_ progress: Message.Progress) {
    add("progress", progress.fraction.map(Self.decimal) ?? "running")
    guard case .steps(let done, let total, let unit) = progress else { return }
    add("done", done.description)
    if total > 0 { add("total", total.description) }
    add("unit", unit)
  }

  /// A part of 1 with at most four decimals.
  private static func decimal(_ fraction: Double) -> String {
    "\((fraction * 10_000).rounded(.down) / 10_000)"
  }

  /// A text as part of a field's name.
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
