public import PlacardModels
import PlacardText
import PlacardViews

/// What is said where nothing can be drawn: lines of text, sparse and in order.
///
/// A pure value. A post is a line when it starts, with the rest of its text below it, and a line
/// when its words change. While it has progress it is two lines, its start and its end, and one more at
/// each quarter of the way, but none within ten seconds of the last; when something else changes, or it
/// stays within a quarter, there is a line a minute. Work that goes before it is done is a line. Counts are told at 2,
/// then each time they are ten times as many, and at the end. Every text passes the sanitizer, and no line
/// begins with anything but our own sign, so that none is taken for a command of the system that reads it.
public struct PlainTranscript: Sendable {
  private let glyphs: GlyphSet
  private var posts: [Int: Told] = [:]

  /// The least time between two lines of work that has a known part done.
  static let interval = Duration.seconds(10)
  /// The time after which any news of work is a line.
  static let heartbeat = Duration.seconds(60)

  /// Creates a transcript; without Unicode its own signs are ASCII.
  public init(isUnicode: Bool = true) {
    glyphs = isUnicode ? .unicode : .ascii
  }

  /// The lines of a post that starts; for one that is there already, those of its update.
  public mutating func show(_ post: Post, at now: Duration) -> [String] {
    guard posts[post.number] == nil else { return update(post, at: now) }
    posts[post.number] = Told(said: post, at: now, latest: post)
    return PlainText(glyphs).lines(of: post)
  }

  /// The lines of a post that has changed; none when that is not worth one.
  public mutating func update(_ post: Post, at now: Duration) -> [String] {
    guard var told = posts[post.number] else { return [] }
    defer { posts[post.number] = told }
    told.latest = post
    guard told.isNews(at: now) else { return [] }
    let lines = PlainText(glyphs).lines(of: post, since: told.said)
    told.said = post
    told.at = now
    return lines
  }

  /// The lines of a post that ends; none when all was said.
  public mutating func hide(_ post: Post) -> [String] {
    guard let told = posts.removeValue(forKey: post.number) else { return [] }
    var last = post
    last.count = told.latest.count
    let isCutOff = last.message.progress?.isRunning ?? false
    guard isCutOff || last.hasOtherContent(than: told.said) || last.count > told.said.count
    else { return [] }
    return PlainText(glyphs).lines(of: last, since: told.said, isCutOff: isCutOff)
  }
}

/// What a transcript remembers of a post.
private struct Told: Sendable {
  /// The post as it was last put into words.
  var said: Post
  /// When that was.
  var at: Duration
  /// The post as it was last heard of.
  var latest: Post

  /// Whether what was heard of is worth a line now.
  func isNews(at now: Duration) -> Bool {
    let hasCounted = latest.count > 1 && (said.count < 2 || latest.count / 10 >= said.count)
    guard latest.hasOtherContent(than: said) else { return hasCounted }
    let isPaced = latest.message.progress != nil && said.message.progress != nil
    if hasCounted || !isPaced || latest.message.severity != said.message.severity { return true }
    let pause =
      latest.quarter == said.quarter ? PlainTranscript.heartbeat : PlainTranscript.interval
    return now - at >= pause
  }
}

extension Post {
  /// Whether a transcript would use other words.
  fileprivate func hasOtherContent(than other: Post) -> Bool {
    let (one, two) = (message, other.message)
    return one.title != two.title || one.body != two.body || one.severity != two.severity
      || one.progress != two.progress || one.takeaways != two.takeaways || one.link != two.link
      || one.actions != two.actions || one.leadingImage != two.leadingImage
      || one.trailingImage != two.trailingImage
  }

  /// How many quarters of its work are done, or nil when that is unknown.
  fileprivate var quarter: Int? {
    message.progress?.fraction.map { Int($0 * 4) }
  }
}
