public import PlacardModels
import PlacardText
import PlacardViews

/// What is said where nothing can be drawn: lines of text, sparse and in order.
///
/// A pure value. A post is a line when it starts, with the rest of its text below it; progress is a
/// line each tenth of the way or ten seconds; a change of its words is a line; work that ends before
/// it is done is a line. Every text passes the sanitizer, and no line begins with anything but our
/// own sign, so that none is taken for a command of the system that reads the log.
public struct PlainTranscript: Sendable {
  private struct Told: Sendable {
    var message: Message
    var count: Int
    var tenth: Int?
    var at: Duration
  }

  private let glyphs: GlyphSet
  private var told: [Int: Told] = [:]

  /// The time after which progress is told even when it is less than a tenth.
  static let interval = Duration.seconds(10)

  /// Creates a transcript; without Unicode its own signs are ASCII.
  public init(isUnicode: Bool = true) {
    glyphs = isUnicode ? .unicode : .ascii
  }

  /// The lines of a post that starts.
  public mutating func show(_ post: Post, at now: Duration) -> [String] {
    remember(post, at: now)
    return lines(of: post.message) + progressLine(of: post.message)
  }

  /// The lines of a post that has changed; none when that is not worth one.
  public mutating func update(_ post: Post, at now: Duration) -> [String] {
    guard let before = told[post.number] else { return [] }
    let message = post.message
    if message.title != before.message.title || message.body != before.message.body
      || message.severity != before.message.severity
    {
      remember(post, at: now)
      return lines(of: message) + progressLine(of: message)
    }
    let tenth = Self.tenth(of: message)
    let isNews = tenth != before.tenth || now - before.at >= Self.interval
    if message.progress != before.message.progress, isNews {
      remember(post, at: now)
      return progressLine(of: message)
    }
    if post.count > 1, post.count >= before.count * 10 || before.count == 1 {
      remember(post, at: now)
      return [first(of: message, suffix: " ×\(post.count)")]
    }
    return []
  }

  /// The lines of a post that ends; none when all was said.
  public mutating func hide(_ post: Post) -> [String] {
    guard let before = told.removeValue(forKey: post.number) else { return [] }
    guard let progress = before.message.progress, progress.isRunning else { return [] }
    return [first(of: post.message, suffix: ": ended at \(Self.text(of: progress))")]
  }

  private mutating func remember(_ post: Post, at now: Duration) {
    told[post.number] = Told(
      message: post.message, count: max(post.count, 1), tenth: Self.tenth(of: post.message),
      at: now)
  }

  private func lines(of message: Message) -> [String] {
    let texts = [message.title == nil ? nil : message.body].compactMap(\.self)
    let below = texts.flatMap { Sanitizer.block($0).split(separator: "\n") }.map { "  │ \($0)" }
    let steps = message.takeaways.map { "  → \(Sanitizer.line($0))" }
    let link = message.link.map { ["  → \(Sanitizer.line($0))"] } ?? []
    return ([first(of: message)] + below + steps + link).map { inGlyphs($0).withoutCommands }
  }

  private func progressLine(of message: Message) -> [String] {
    guard let progress = message.progress, progress.fraction != nil else { return [] }
    return [first(of: message, suffix: ": \(Self.text(of: progress))")]
  }

  private func first(of message: Message, suffix: String = "") -> String {
    let sign = glyphs.sign(of: message.severity)
    let word =
      switch message.severity {
      case .error: "error: "
      case .warning: "warning: "
      case .trace, .debug, .info, .success: ""
      }
    let text = Sanitizer.line(message.title ?? message.body ?? "")
    return inGlyphs("\(sign) \(word)\(text)\(suffix)").withoutCommands
  }

  private func inGlyphs(_ line: String) -> String {
    guard glyphs == .ascii else { return line }
    return String(
      line.map { character in
        switch character {
        case "│": "|"
        case "→": ">"
        case "×": "x"
        default: character
        }
      })
  }

  private static func tenth(of message: Message) -> Int? {
    message.progress?.fraction.map { Int($0 * 10) }
  }

  private static func text(of progress: Message.Progress) -> String {
    switch progress {
    case .steps(let done, let total, let unit) where total > 0:
      "\(done) of \(total)" + (unit.map { " \(Sanitizer.line($0))" } ?? "")
    case .indeterminate, .fraction, .steps:
      progress.fraction.map { "\(Int(($0 * 100).rounded())) %" } ?? "an unknown point"
    }
  }
}

extension String {
  /// The text with the marks broken that make some log readers take a line for a command, wherever
  /// they stand in it.
  fileprivate var withoutCommands: String {
    guard utf8.contains(UInt8(ascii: "#")) else { return self }
    var result = ""
    var previous: Character?
    for character in self {
      if previous == "#", character == "#" { result.append(" ") }
      result.append(character)
      previous = character
    }
    return result
  }
}
