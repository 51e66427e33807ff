public import PlacardJSONStream
import PlacardModels
import PlacardPosting

/// Any program's output, line by line.
///
/// For a pipe, a file or a log, each line that is not blank is a post, in the lane ``lane``, a
/// stack without a limit. On a terminal, lines scroll by and stay in the scrollback, and notable
/// ones are also posts, in the lane ``noticeLane``:
///
/// - Errors and warnings, by the formats that compilers, package managers and test runners share.
///   The first five of each are separate posts, the others are counted in one more.
/// - Progress, `[3/9]`, `[ 42%]` or `42%` at the start of a line: one post for all of it. If it is
///   incomplete, it is hidden when the input ends.
///
/// Ill-formed UTF-8 is repaired. If a line is overwritten after carriage returns, its last state
/// counts. Escape sequences are removed, except colours in lines that scroll.
public struct LinesFeed: Feed {
  /// The output for a line.
  public struct Output: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Each line is a post; for recorders.
    public static let posts = Output(rawValue: 1)
    /// Each line is printed, and notable ones are also posts; for a terminal.
    public static let scrolling = Output(rawValue: 2)
  }

  /// The lane of posts of all lines.
  public static let lane = "lines"
  /// The lane of posts of notable lines.
  public static let noticeLane = "notices"

  /// The number of errors, and of warnings, that are separate posts.
  static let noticeLimit = 5
  /// The id of the progress post.
  static let progressID = "lines/progress"

  private let output: Output
  private var lastNumber = 0
  private var isConfigured = false
  private var counts: [Severity: Int] = [:]
  private var isProgressRunning = false

  /// Creates a feed.
  ///
  /// - Parameter output: The output for a line; both if there is a terminal and another poster,
  ///   each of which then ignores the other's lane.
  public init(_ output: Output = .posts) {
    self.output = output
  }

  /// Reads a line; reports one that is too long.
  public mutating func read(_ line: InputLine) -> [FeedItem] {
    let blankLines = max(line.number - lastNumber - 1, 0)
    lastNumber = line.number
    switch line.content {
    case .success(let bytes):
      let written = OutputText.lastWritten(in: bytes)
      let text = OutputText.plain(written)
      let notice = LineNotice(text)
      var items: [FeedItem] = isConfigured ? [] : configuration
      isConfigured = true
      if output.contains(.scrolling) {
        items += repeatElement(.line(""), count: blankLines)
        items.append(.line(OutputText.colored(written)))
      }
      if output.contains(.posts) { items.append(post(text, notice, number: line.number)) }
      if output.contains(.scrolling), let notice {
        items += notices(notice, number: line.number).map { .command($0) }
      }
      return items
    case .failure(var problem):
      problem.line = line.number
      return [.command(.report(problem))]
    }
  }

  /// Hides progress that is incomplete.
  public mutating func finish() -> [FeedItem] {
    guard isProgressRunning else { return [] }
    isProgressRunning = false
    return [.command(.hide(id: Self.progressID, animated: true))]
  }

  private var configuration: [FeedItem] {
    let lanes =
      (output.contains(.posts) ? [Self.lane] : [])
      + (output.contains(.scrolling) ? [Self.noticeLane] : [])
    return lanes.map { .command(.configure(.named($0, .stack()))) }
  }

  /// The post of a line; the line number is part of its id, so that equal lines are separate posts.
  private func post(_ text: String, _ notice: LineNotice?, number: Int) -> FeedItem {
    var message = Message(text)
    let id = "\(number)-\(message.id)"
    if case .severity(let severity, let title)? = notice {
      message.title = title
      message.severity = severity
    }
    message.explicitID = id
    return .command(.post(message, PostOptions(duplicates: .allow, lane: Self.lane)))
  }

  private mutating func notices(_ notice: LineNotice, number: Int) -> [PostCommand] {
    switch notice {
    case .severity(let severity, let title):
      let count = counts[severity, default: 0] + 1
      counts[severity] = count
      return [Self.post(count, severity, title, number)]
    case .progress(let title, let progress):
      let message = Message(title, progress: progress, id: Self.progressID)
      let isUpdate = isProgressRunning
      isProgressRunning = progress.isRunning
      if isUpdate { return [.update(id: Self.progressID, PostChange { old, _ in old = message })] }
      return [.post(message, PostOptions(duplicates: .update, lane: Self.noticeLane))]
    }
  }

  private static func post(
    _ count: Int, _ severity: Severity, _ title: String, _ number: Int
  ) -> PostCommand {
    let options = PostOptions(duplicates: .update, lane: noticeLane)
    guard count > noticeLimit else {
      let message = Message(title, severity: severity, id: "lines/\(severity.rawValue)/\(number)")
      return .post(message, options)
    }
    let more = count - noticeLimit
    let words = "\(more) more \(severity.rawValue)\(more == 1 ? "" : "s")"
    return .post(
      Message(words, body: title, severity: severity, id: "lines/\(severity.rawValue)s"), options)
  }
}
