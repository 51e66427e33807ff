import PlacardModels
import PlacardText
import PlacardViews

/// What is said where nothing can be drawn: lines of text, sparse and in order.
///
/// A pure value. A post is a line when it starts, with the rest of its text below it, and a line
/// when its words change. While it has progress it is two lines, its start and its end, and one more at
/// each quarter of the way, but none within ten seconds of the last; when something else changes, or it
/// stays within a quarter, there is a line a minute. Work that goes before it is done is a line. Counts are
/// told at 2, then each time they are ten times as many, and at the end. Every text passes the sanitizer,
/// and no line begins with anything but our own sign, so that none is taken for a command of the system
/// that reads it.
struct PlainTranscript: Sendable {
  private let glyphs: GlyphSet
  private var posts = NumberTable<Told>()

  /// The least time between two lines of work that has a known part done.
  static let interval = Duration.seconds(10)
  /// The time after which any news of work is a line.
  static let heartbeat = Duration.seconds(60)

  /// Creates a transcript; without Unicode its own signs are ASCII.
  init(isUnicode: Bool = true) {
    glyphs = isUnicode ? .unicode : .ascii
  }

  /// Adds the lines of a post that starts, has changed or has ended, each with a newline.
  ///
  /// - Parameters:
  ///   - post: The post as it is.
  ///   - now: The time; asked for only where it counts.
  ///   - bytes: Gets the lines, in UTF-8.
  mutating func append(
    _ post: Post, at now: @autoclosure () -> Duration, to bytes: inout [UInt8]
  ) {
    if post.state != .gone, post.count == 1, posts[post.number] == nil,
      PlainText(glyphs).appendTitle(of: post.message, to: &bytes)
    {
      posts[post.number] = .title(post.message.title ?? "", post.message.severity)
      return
    }
    for line in post.state == .gone ? hide(post) : show(post, at: now()) {
      bytes += line.utf8
      bytes.append(0x0A)
    }
  }

  /// The lines of a post that starts; for one that is there already, those of its update.
  mutating func show(_ post: Post, at now: Duration) -> [String] {
    guard posts[post.number] == nil else { return update(post, at: now) }
    posts[post.number] = .message(
      Said(post.message, count: post.count, at: now, counted: post.count))
    return PlainText(glyphs).lines(of: post)
  }

  /// The lines of a post that has changed; none when that is not worth one.
  mutating func update(_ post: Post, at now: Duration) -> [String] {
    guard var said = posts[post.number]?.said else { return [] }
    defer { posts[post.number] = .message(said) }
    said.counted = post.count
    guard said.isNews(post.message, at: now) else { return [] }
    let lines = PlainText(glyphs).lines(of: post, since: said.message)
    said = Said(post.message, count: post.count, at: now, counted: post.count)
    return lines
  }

  /// The lines of a post that ends; none when all was said.
  mutating func hide(_ post: Post) -> [String] {
    guard let told = posts.remove(post.number), !told.isAll(of: post.message) else { return [] }
    let said = told.said
    var last = post
    last.count = said.counted
    let isCutOff = last.message.progress?.isRunning ?? false
    guard isCutOff || last.message.hasOtherContent(than: said.message) || said.counted > said.count
    else { return [] }
    return PlainText(glyphs).lines(of: last, since: said.message, isCutOff: isCutOff)
  }
}

/// What a transcript remembers of a post: no more than it needs, since there may be a million.
private enum Told: Sendable {
  /// Nothing but a title, once.
  case title(String, Severity)
  indirect case message(Said)

  /// What was said, whatever it was.
  var said: Said {
    switch self {
    case .title(let title, let severity):
      Said(Message(title, severity: severity), count: 1, at: .zero, counted: 1)
    case .message(let said): said
    }
  }

  /// Whether it is known at once that there is nothing more in a message.
  func isAll(of message: Message) -> Bool {
    guard case .title(let title, let severity) = self else { return false }
    return message.severity == severity && message.title == title
      && PlainText.hasTitleOnly(message)
  }
}

/// A message as it was last put into words.
private struct Said: Sendable {
  var message: Message
  /// How many posts it stood for.
  var count: Int
  /// When that was; counts only while there was progress.
  var at: Duration
  /// The count that was last heard of.
  var counted: Int

  init(_ message: Message, count: Int, at: Duration, counted: Int) {
    self.message = message
    self.count = count
    self.at = at
    self.counted = counted
  }

  /// Whether what was heard of is worth a line now.
  func isNews(_ latest: Message, at now: Duration) -> Bool {
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
  /// Whether a transcript would use other words.
  fileprivate func hasOtherContent(than other: Message) -> Bool {
    title != other.title || body != other.body || severity != other.severity
      || progress != other.progress || takeaways != other.takeaways || link != other.link
      || actions != other.actions || leadingImage != other.leadingImage
      || trailingImage != other.trailingImage
  }

  /// How many quarters of its work are done, or nil when that is unknown.
  fileprivate var quarter: Int? {
    progress?.fraction.map { Int($0 * 4) }
  }
}
