import PlacardModels
import PlacardText
import PlacardViews

/// The transcript of posts where nothing can be drawn: lines of text, sparse and in order.
///
/// A pure value. A post has a line when it starts, with the rest of its text below it, and a line
/// when its text changes. With progress it has two lines, its start and its end, and one more at
/// each quarter, but at least ten seconds apart; for other changes, or within a quarter, at most
/// one line a minute. Work that is cut off has a line. Counts are printed at 2, then at each
/// tenfold increase, and at the end. Every text is sanitized, and every line begins with a symbol
/// of ours, so that no line is taken for a command by the system that reads it.
struct PlainTranscript: Sendable {
  private let text: PlainText
  private var posts = NumberTable<WrittenText>()

  /// Minimum interval between two lines of work with a known fraction.
  static let interval = Duration.seconds(10)
  /// Interval after which any change of work is a line.
  static let heartbeat = Duration.seconds(60)

  /// Creates a transcript.
  ///
  /// - Parameters:
  ///   - glyphs: what its symbols may be made of.
  ///   - isColored: whether first lines are in the colour of their severity.
  init(_ glyphs: GlyphSet = .unicode, isColored: Bool = false) {
    text = PlainText(glyphs, isColored: isColored)
  }

  /// Appends the lines of a post that starts, has changed or has ended, each with a newline.
  ///
  /// - Parameters:
  ///   - post: The current post.
  ///   - now: The time; evaluated only where needed.
  ///   - bytes: Receives the lines, in UTF-8.
  mutating func append(
    _ post: Post, at now: @autoclosure () -> Duration, to bytes: inout [UInt8]
  ) {
    if post.state != .gone, post.count == 1, posts[post.number] == nil,
      text.appendTitle(of: post.message, to: &bytes)
    {
      posts[post.number] = .title(post.message.title ?? "", post.message.severity)
      return
    }
    for line in post.state == .gone ? hide(post) : show(post, at: now()) {
      bytes += line.utf8
      bytes.append(0x0A)
    }
  }

  /// The lines of a post that starts, or of an update if it is known.
  mutating func show(_ post: Post, at now: Duration) -> [String] {
    guard posts[post.number] == nil else { return update(post, at: now) }
    posts[post.number] = .message(
      Said(post.message, count: post.count, at: now, counted: post.count))
    return text.lines(of: post)
  }

  /// The lines of a post that has changed; none if the change is not significant.
  mutating func update(_ post: Post, at now: Duration) -> [String] {
    guard var said = posts[post.number]?.said else { return [] }
    defer { posts[post.number] = .message(said) }
    said.counted = post.count
    guard said.isSignificant(post.message, at: now) else { return [] }
    let lines = text.lines(of: post, since: said.message)
    said = Said(post.message, count: post.count, at: now, counted: post.count)
    return lines
  }

  /// The lines of a post that ends; none if everything was printed.
  mutating func hide(_ post: Post) -> [String] {
    guard let written = posts.remove(post.number), !written.isAll(of: post.message) else {
      return []
    }
    let said = written.said
    var last = post
    last.count = said.counted
    let isCutOff = last.message.progress?.isRunning ?? false
    guard isCutOff || last.message.hasOtherContent(than: said.message) || said.counted > said.count
    else { return [] }
    return text.lines(of: last, since: said.message, isCutOff: isCutOff)
  }
}

/// The state kept of a post; compact, since there may be a million.
private enum WrittenText: Sendable {
  /// Only a title, printed once.
  case title(String, Severity)
  indirect case message(Said)

  /// The printed message.
  var said: Said {
    switch self {
    case .title(let title, let severity):
      Said(Message(title, severity: severity), count: 1, at: .zero, counted: 1)
    case .message(let said): said
    }
  }

  /// Fast check whether a message has nothing that was not printed.
  func isAll(of message: Message) -> Bool {
    guard case .title(let title, let severity) = self else { return false }
    return message.severity == severity && message.title == title
      && PlainText.hasTitleOnly(message)
  }
}

/// The last printed state of a message.
private struct Said: Sendable {
  var message: Message
  /// The printed count.
  var count: Int
  /// The time of printing; used only for progress.
  var at: Duration
  /// The latest count.
  var counted: Int

  init(_ message: Message, count: Int, at: Duration, counted: Int) {
    self.message = message
    self.count = count
    self.at = at
    self.counted = counted
  }

  /// Whether a change is significant enough for a line now.
  func isSignificant(_ latest: Message, at now: Duration) -> Bool {
    let hasCounted = counted > 1 && (count < 2 || counted / 10 >= count)
    guard latest.hasOtherContent(than: message) else { return hasCounted }
    let isPaced = latest.progress != nil && message.progress != nil
    if hasCounted || !isPaced || latest.severity != message.severity { return true }
    let pause =
      latest.quarter == message.quarter ? PlainTranscript.heartbeat : PlainTranscript.interval
    return now - at >= pause
  }
}

extension Message {
  /// Whether the messages differ in what a transcript prints.
  fileprivate func hasOtherContent(than other: Message) -> Bool {
    title != other.title || body != other.body || severity != other.severity
      || progress != other.progress || takeaways != other.takeaways || link != other.link
      || actions != other.actions || leadingImage != other.leadingImage
      || trailingImage != other.trailingImage
  }

  /// The number of completed quarters of its work; nil if unknown.
  fileprivate var quarter: Int? {
    progress?.fraction.map { Int($0 * 4) }
  }
}
