import Placard

/// What the words behind `post` ask for.
struct PostRequest: Sendable {
  var message: Message
  var options = PostOptions()
  var printsID: Bool
  var waits: Bool
  var timeout: Duration?

  /// Reads the words and flags.
  ///
  /// - Throws: ``UsageError`` that names the word that is wrong.
  init(_ arguments: Arguments) throws(UsageError) {
    guard (1...2).contains(arguments.words.count) else {
      throw UsageError(
        arguments.words.isEmpty
          ? "post needs a title: placard post TITLE [BODY]."
          : "post takes a title and a body; it got \(arguments.words.count) words. Quote a text with blanks."
      )
    }
    message = Message(
      arguments.words[0], body: arguments.words.count > 1 ? arguments.words[1] : nil,
      severity: try arguments.choice("severity", as: Severity.self) ?? .info,
      urgency: try arguments.choice("urgency", as: Urgency.self) ?? .normal,
      id: arguments["id"])
    guard arguments["id"] != "" else { throw UsageError("--id got an empty id; give it a text.") }
    message.progress = try arguments["progress"].map(Self.progress)
    for text in arguments.all("action") {
      message.actions.append(try Self.action(text))
    }
    options.style = arguments["style"]
    options.transition = arguments["transition"]
    options.placement = try arguments.choice("placement", as: Placement.self)
    if let text = arguments["duration"] {
      options.duration =
        ["never", "forever"].contains(text)
        ? .forever : .fixed(try Self.time(text, flag: "duration", orElse: ", or never"))
    }
    timeout = try arguments["timeout"].map { text throws(UsageError) in
      try Self.time(text, flag: "timeout")
    }
    printsID = arguments.has("print-id")
    waits = arguments.has("wait") || timeout != nil || !message.actions.isEmpty
  }

  private static func time(
    _ text: String, flag: String, orElse alternative: String = ""
  ) throws(UsageError) -> Duration {
    let units: [(suffix: String, seconds: Double)] = [
      ("ms", 0.001), ("s", 1), ("m", 60), ("h", 3600),
    ]
    for unit in units where text.hasSuffix(unit.suffix) {
      guard let number = Double(text.dropLast(unit.suffix.count)), number >= 0, number.isFinite
      else { continue }
      return .nanoseconds(ofSeconds: number * unit.seconds)
    }
    throw .badValue(
      text, of: flag, wants: "a number with its unit, such as 5s, 500ms or 2m\(alternative)")
  }

  private static func progress(_ text: String) throws(UsageError) -> Message.Progress {
    if text == "unknown" || text == "indeterminate" { return .indeterminate }
    if text.hasSuffix("%"), let percent = Double(text.dropLast()), percent.isFinite {
      return .fraction(percent / 100)
    }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    if parts.count == 2, let done = Int(parts[0]), let total = Int(parts[1]), done >= 0, total > 0 {
      return .steps(done: done, total: total)
    }
    if let fraction = Double(text), (0...1).contains(fraction) { return .fraction(fraction) }
    throw .badValue(text, of: "progress", wants: "3/9, 40%, a fraction such as 0.4, or unknown")
  }

  private static func action(_ text: String) throws(UsageError) -> Message.Action {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
      throw .badValue(text, of: "action", wants: "an id and a label, such as yes=Yes")
    }
    return Message.Action(String(parts[0]), String(parts[1]))
  }
}
