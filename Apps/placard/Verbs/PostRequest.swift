import Placard
import PlacardText

/// The parsed arguments of `post`.
struct PostRequest: Sendable {
  var message: Message
  var options = PostOptions()
  var printsID: Bool
  var waits: Bool
  var timeout: Duration?

  /// Parses words and flags.
  ///
  /// - Throws: ``UsageError`` with the invalid word.
  init(_ arguments: Arguments) throws(UsageError) {
    message = try Self.texts(arguments)
    message.severity = try arguments.choice("severity", as: Severity.self) ?? .info
    message.urgency = try arguments.choice("urgency", as: Urgency.self) ?? .normal
    message.explicitID = arguments["id"]
    guard arguments["id"] != "" else { throw UsageError("--id got an empty id; give it a text.") }
    message.progress = try arguments.value("progress", Self.progress)
    for text in arguments.all("action") {
      let action = try Self.action(text, origin: arguments.origin(of: "action"))
      guard !message.actions.contains(where: { $0.id == action.id }) else {
        throw UsageError("Two actions have the id \"\(action.id)\"; give each its own.")
      }
      message.actions.append(action)
    }
    options.style = arguments["style"]
    options.transition = arguments["transition"]
    options.placement = try arguments.choice("placement", as: Placement.self)
    options.duration = try arguments.value("duration", Self.displayDuration)
    timeout = try arguments.value("timeout", Self.time)
    printsID = arguments.has("print-id")
    waits = arguments.has("wait") || timeout != nil || !message.actions.isEmpty
  }

  /// A sentence for each unknown name, for which the default is used.
  ///
  /// - Parameter styles: The names of all styles, built-in ones and the user's templates.
  /// - Returns: The sentences, in the order of the flags.
  func remarks(styles: [String]) -> [String] {
    let names = [
      ("style", options.style, styles),
      ("transition", options.transition, AnimatorRegistry.standard.names),
    ]
    return names.compactMap { noun, name, known in
      guard let name, !known.contains(name) else { return nil }
      return UsageError.unknown(noun, name, accepted: known).description + " The default is taken."
    }
  }

  private static func texts(_ arguments: Arguments) throws(UsageError) -> Message {
    let words = arguments.words
    guard let title = words.first else {
      throw UsageError("post needs a title: placard post TITLE [BODY].")
    }
    guard words.count <= 2 else {
      throw UsageError(
        "post takes a title and a body, not \(words.count) words; quote a text that has blanks.")
    }
    guard !title.isEmpty else { throw UsageError("post got an empty title; give it a text.") }
    let message = Message(title, body: words.dropFirst().first)
    guard words.contains(where: { !Sanitizer.block($0).allSatisfy(\.isWhitespace) }) else {
      throw UsageError("post got a title without a character that can be seen; give it a text.")
    }
    return message
  }

  private static func displayDuration(_ text: String, origin: String) throws(UsageError)
    -> DisplayDuration
  {
    if ["never", "forever"].contains(text) { return .forever }
    guard let duration = TimeText.duration(of: text) else {
      throw .badValue(
        text, of: origin, wants: "a number with its unit, such as 5s, 500ms or 1m30s, or never")
    }
    return .fixed(duration)
  }

  private static func time(_ text: String, origin: String) throws(UsageError) -> Duration {
    guard let duration = TimeText.duration(of: text) else {
      throw .badValue(text, of: origin, wants: "a number with its unit, such as 5s, 500ms or 1m30s")
    }
    return duration
  }

  private static func progress(
    _ text: String, origin: String
  ) throws(UsageError) -> Message.Progress {
    if text == "unknown" || text == "indeterminate" { return .indeterminate }
    if text.hasSuffix("%"), let percent = Double(text.dropLast()), (0...100).contains(percent) {
      return .fraction(percent / 100)
    }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    if parts.count == 2, let done = Int(parts[0]), let total = Int(parts[1]), total > 0,
      (0...total).contains(done)
    {
      return .steps(done: done, total: total)
    }
    if let fraction = Double(text), (0...1).contains(fraction) { return .fraction(fraction) }
    throw .badValue(text, of: origin, wants: "3/9, 40%, a fraction such as 0.4, or unknown")
  }

  private static func action(
    _ text: String, origin: String
  ) throws(UsageError) -> Message.Action {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
      throw .badValue(text, of: origin, wants: "an id and a label, such as yes=Yes")
    }
    return Message.Action(String(parts[0]), String(parts[1]))
  }
}

extension Arguments {
  /// A flag's value, converted; the closure receives the flag's name for its error message.
  fileprivate func value<Value>(
    _ name: String, _ read: (String, String) throws(UsageError) -> Value
  ) throws(UsageError) -> Value? {
    guard let text = self[name] else { return nil }
    return try read(text, origin(of: name))
  }
}
