@_spi(Fields) import PlacardModels
@_spi(Search) import PlacardText
import PlacardViews

/// Formats a post as lines of text, each starting with a severity symbol or indentation.
struct PlainText {
  private let glyphs: GlyphSet
  private let isColored: Bool

  init(_ glyphs: GlyphSet, isColored: Bool = false) {
    self.glyphs = glyphs
    self.isColored = isColored
  }

  /// The lines of a post: the headline with its figures, then the rest.
  ///
  /// - Parameters:
  ///   - post: the current post.
  ///   - said: the previously printed message, whose texts are not repeated below the headline.
  ///   - isCutOff: whether it ends before its work is done.
  /// - Returns: At least one line: without visible text, only the symbol.
  func lines(of post: Post, since said: Message? = nil, isCutOff: Bool = false) -> [String] {
    var texts = Self.texts(of: post.message)[...]
    let title = texts.popFirst()
    let steps = Self.steps(of: post.message)
    if let said {
      let known = Self.texts(of: said).dropFirst()
      if texts.starts(with: known) { texts = texts.dropFirst(known.count) }
    }
    let isKnown = said.map { Self.steps(of: $0) == steps } ?? false
    let bar = glyphs == .unicode ? "│" : "|"
    let arrow = isKnown || steps.isEmpty ? "" : glyphs.sign(named: "right") ?? ">"
    var first = headline(title, of: post.message)
    first += figures(of: post, isCutOff: isCutOff)
    var lines = [colored(Sanitizer.breakingCommands(in: first), post.message.severity)]
    for text in texts { lines.append(Sanitizer.breakingCommands(in: "  \(bar) \(text)")) }
    for step in isKnown ? [] : steps {
      lines.append(Sanitizer.breakingCommands(in: "  \(arrow) \(step)"))
    }
    return lines
  }

  /// Fast path for a message with only a title, as most are: appends its line without intermediate
  /// strings.
  ///
  /// - Returns: Whether the message is such a one; if not, nothing was appended.
  func appendTitle(of message: Message, to bytes: inout [UInt8]) -> Bool {
    guard var headline = message.title, Self.hasTitleOnly(message) else { return false }
    let isPlain = headline.withUTF8 { Sanitizer.leavesLineAlone($0) }
    if !isPlain { headline = Sanitizer.breakingCommands(in: Sanitizer.line(headline)) }
    guard !Self.isBlank(headline) else { return false }
    if isColored { bytes.append(utf8Of: Self.rendition(of: message.severity)) }
    bytes.append(utf8Of: glyphs.sign(of: message.severity))
    bytes.append(0x20)
    if let word = Self.word(of: message.severity) {
      bytes.append(utf8Of: word)
      bytes.append(0x3A)
      bytes.append(0x20)
    }
    bytes.append(utf8Of: headline)
    if isColored { bytes.append(utf8Of: Self.reset) }
    bytes.append(0x0A)
    return true
  }

  /// Whether a message has no text but a title.
  static func hasTitleOnly(_ message: Message) -> Bool {
    guard message.body == nil else { return false }
    if message.hasNoUncommonFields { return true }
    return message.progress == nil && message.link == nil
      && message.leadingImage == nil && message.trailingImage == nil && message.actions.isEmpty
      && message.takeaways.isEmpty
  }

  private func headline(_ title: String?, of message: Message) -> String {
    var line = glyphs.sign(of: message.severity)
    if let word = Self.word(of: message.severity) {
      line += " \(word)"
      if title != nil { line += ":" }
    }
    if let title { line += " \(title)" }
    return line
  }

  /// The first line in the colour of its severity.
  private func colored(_ line: String, _ severity: Severity) -> String {
    isColored ? Self.rendition(of: severity) + line + Self.reset : line
  }

  /// The sequence that begins the colour of a severity, one of the terminal's own sixteen.
  private static func rendition(of severity: Severity) -> String {
    switch severity {
    case .error: "\u{1B}[1;31m"
    case .warning: "\u{1B}[33m"
    case .success: "\u{1B}[32m"
    case .info: "\u{1B}[36m"
    case .trace, .debug: "\u{1B}[2m"
    }
  }

  private static var reset: String { "\u{1B}[m" }

  /// The severity word before a headline; nil where the symbol is sufficient.
  private static func word(of severity: Severity) -> String? {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .trace, .debug, .info, .success: nil
    }
  }

  private func figures(of post: Post, isCutOff: Bool) -> String {
    let times = glyphs == .unicode ? "×" : "x"
    let count = post.count > 1 ? " \(times)\(post.count)" : ""
    let progress = post.message.progress?.plainFigures.map { Sanitizer.line($0) }
    switch (progress, isCutOff) {
    case (let progress?, true): return "\(count): ended at \(progress)"
    case (nil, true): return "\(count): ended"
    case (let progress?, false): return "\(count): \(progress)"
    case (nil, false): return count
    }
  }

  /// The title, the lines of the body and the alternative texts of images, without blank ones.
  ///
  /// For progress with an accessibility label, such as a task's, lines of the body that are not in
  /// the label are omitted: rates, times and parts, which change continuously.
  private static func texts(of message: Message) -> [String] {
    var texts = [Sanitizer.line(message.title ?? "")]
    if let body = message.body {
      var lines = Sanitizer.block(body).split(separator: "\n").map(String.init)
      if message.progress != nil, let label = message.accessibility.label {
        let words = Sanitizer.line(label)
        lines.removeAll { !words.hasPart($0) }
      }
      texts += lines
    }
    for image in [message.leadingImage, message.trailingImage] {
      if let words = image?.alternative { texts.append(Sanitizer.line(words)) }
    }
    texts.removeAll { isBlank($0) }
    return texts
  }

  private static func isBlank(_ text: String) -> Bool {
    guard let first = text.utf8.first else { return true }
    return !(0x21...0x7E).contains(first) && text.allSatisfy(\.isWhitespace)
  }

  private static func steps(of message: Message) -> [String] {
    (message.takeaways + (message.link.map { [$0] } ?? []) + choices(of: message.actions))
      .map { Sanitizer.line($0) }
  }

  /// The actions, with the same keys as on a card.
  private static func choices(of actions: [Message.Action]) -> [String] {
    zip(actions, ActionKeys.keys(for: actions)).map { action, key in
      key.map { "[\($0)] \(action.label)" } ?? action.label
    }
  }
}

extension [UInt8] {
  /// Appends a string's UTF-8 in one operation.
  fileprivate mutating func append(utf8Of text: String) {
    var text = text
    text.withUTF8 { append(contentsOf: $0) }
  }
}
