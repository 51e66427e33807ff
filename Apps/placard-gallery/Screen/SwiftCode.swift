import Placard

/// Writes the Swift code that posts a message, for the properties that the gallery's samples use.
enum SwiftCode {
  /// The width that a line should keep to.
  static let width = 44

  /// The call that posts a message with its options.
  static func post(_ message: Message, _ options: PostOptions) -> [String] {
    var variable: [String] = []
    var subject = call("Message", arguments(of: message), indent: 2)
    for action in message.actions {
      subject.append("    .action(\(self.arguments(of: action).joined(separator: ", ")))")
    }
    if !message.takeaways.isEmpty {
      variable = ["var message =" + " " + subject[0].dropFirst(2)]
      variable += subject.dropFirst().map { String($0.dropFirst(2)) }
      variable.append("message.takeaways = [")
      variable += message.takeaways.map { "  \(literal($0))" }
      variable.append("]")
      subject = ["  message"]
    }
    let settings = arguments(of: options)
    guard !settings.isEmpty else { return variable + enclosed(subject) }
    subject[subject.count - 1] += ","
    return variable + enclosed(subject + call("PostOptions", settings, indent: 2))
  }

  private static func enclosed(_ lines: [String]) -> [String] {
    var lines = lines
    lines[lines.count - 1] += ")"
    return ["messages.post("] + lines
  }

  /// A call, with one argument a line where they do not fit into one.
  private static func call(_ name: String, _ arguments: [String], indent: Int) -> [String] {
    let margin = String(repeating: " ", count: indent)
    let line = "\(margin)\(name)(\(arguments.joined(separator: ", ")))"
    if line.count + 1 <= width { return [line] }
    var lines = ["\(margin)\(name)("]
    for (index, argument) in arguments.enumerated() {
      let end = index == arguments.count - 1 ? ")" : ","
      let last = lines[lines.count - 1]
      if lines.count > 1, last.count + argument.count + 2 <= width {
        lines[lines.count - 1] = "\(last) \(argument)\(end)"
      } else {
        lines.append("\(margin)  \(argument)\(end)")
      }
    }
    return lines
  }

  private static func arguments(of message: Message) -> [String] {
    var arguments: [String] = []
    if let title = message.title { arguments.append(literal(title)) }
    if let body = message.body { arguments.append("body: \(literal(body))") }
    if message.severity != .info { arguments.append("severity: .\(message.severity.rawValue)") }
    if case .text(let icon) = message.icon { arguments.append("icon: \(literal(icon))") }
    switch message.progress {
    case nil: break
    case .indeterminate: arguments.append("progress: .indeterminate")
    case .fraction(let part): arguments.append("progress: .fraction(\(part))")
    case .steps(let done, let total, let unit):
      let unit = unit.map { ", unit: \(literal($0))" } ?? ""
      arguments.append("progress: .steps(done: \(done), total: \(total)\(unit))")
    }
    if let id = message.explicitID { arguments.append("id: \(literal(id))") }
    return arguments
  }

  private static func arguments(of action: Message.Action) -> [String] {
    var arguments = [literal(action.id), literal(action.label)]
    if action.role != .default { arguments.append("role: .\(action.role.rawValue)") }
    return arguments
  }

  private static func arguments(of options: PostOptions) -> [String] {
    var arguments: [String] = []
    func add(_ name: String, _ value: String?) {
      if let value { arguments.append("\(name): \(value)") }
    }
    add("style", options.style.map(literal))
    add("placement", options.placement.map { ".\($0.rawValue)" })
    add("duration", options.duration.map(text))
    add("dim", options.dim.map(text))
    add("transition", options.transition.map(literal))
    add("duplicates", options.duplicates.map { ".\($0.rawValue)" })
    add("lane", options.lane.map(literal))
    add("group", options.group.map(literal))
    add("context", options.context.map(text))
    add("bars", options.bars.map { ".\($0.rawValue)" })
    return arguments
  }

  private static func text(_ duration: DisplayDuration) -> String {
    switch duration {
    case .automatic: ".automatic"
    case .forever: ".forever"
    case .fixed(let length): ".seconds(\(seconds(length)))"
    case .indefinite(let delay, let minimum):
      ".indefinite(delay: .seconds(\(seconds(delay))), minimum: .seconds(\(seconds(minimum))))"
    }
  }

  private static func seconds(_ length: Duration) -> String {
    let seconds = length / .seconds(1)
    return seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
  }

  private static func text(_ dim: Dim) -> String {
    guard let mode = dim.mode else { return ".clear" }
    if mode == .gray, dim.alpha == nil {
      return dim.interactive ? ".gray()" : ".gray(interactive: false)"
    }
    var arguments = ["mode: .\(mode.rawValue)"]
    if let color = dim.color { arguments.append("color: \(literal(color))") }
    if let alpha = dim.alpha { arguments.append("alpha: \(alpha)") }
    if !dim.interactive { arguments.append("interactive: false") }
    return "Dim(\(arguments.joined(separator: ", ")))"
  }

  private static func text(_ context: PresentationContext) -> String {
    switch context {
    case .automatic: ".automatic"
    case .screen(let level): ".screen(level: \(level))"
    case .region(let path): ".region(\(literal(path)))"
    case .owner(let path): ".owner(\(literal(path)))"
    }
  }

  private static func literal(_ text: String) -> String { "\"\(text)\"" }
}
