public import PlacardJSONStream
import PlacardModels
import PlacardPosting

/// Any program's output, line by line.
///
/// For a pipe, a file or a log, each line that is not blank is a post of its own, in the lane
/// ``lane``, a stack without a limit. For a person at a terminal, lines scroll by and stay in the
/// scrollback, and what is notable among them is a post as well, in the lane ``noticeLane``:
///
/// - Errors and warnings, by the forms that compilers, package managers and test runners share. The
///   first five of each are posts of their own, the others are counted in one more.
/// - Progress, `[3/9]`, `[ 42%]` or `42%` at the start of a line: one post for all of it. One that
///   has not come to its end goes when the input ends.
///
/// Ill-formed UTF-8 is repaired. Of what a line has overwritten by carriage returns, the last counts.
/// Escape sequences are left out, but for colours in lines that scroll.
public struct LinesFeed: Feed {
  /// What becomes of a line.
  public struct Output: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Each line is a post: for posters that record.
    public static let posts = Output(rawValue: 1)
    /// Each line is printed, and notable ones are posts as well: for a terminal.
    public static let scrolling = Output(rawValue: 2)
  }

  /// The lane in which every line is posted.
  public static let lane = "lines"
  /// The lane in which notable lines are posted beside those that scroll.
  public static let noticeLane = "notices"

  /// How many errors, and how many warnings, are posts of their own.
  static let noticeLimit = 5
  /// The id of the progress post.
  static let progressID = "lines/progress"

  private let output: Output
  private var lastNumber = 0
  private var isConfigured = false
  private var counts: [Severity: Int] = [:]
  private var isProgressRunning = false

  /// Creates a feed that has read nothing.
  ///
  /// - Parameter output: What becomes of a line; both where a terminal and something else take part,
  ///   each of which then ignores the other's lane.
  public init(_ output: Output = .posts) {
    self.output = output
  }

  /// Reads a line; one that was too long is reported.
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

  /// Takes away the progress of work that has ended without saying so.
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

  /// The line as a post; its number is part of the id, so that of equal lines each is said.
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
