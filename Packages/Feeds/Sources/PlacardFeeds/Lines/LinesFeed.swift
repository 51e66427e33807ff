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
/// Lines of `records` are first read as structured logs, as JSON or logfmt, and as the reports of
/// cargo, Go's test runner, pytest and ntfy; each by itself, so that streams may be mixed. A record
/// says its level, message, error and stack by the keys of common loggers, and its other members are
/// metadata. Notifications are always notable.
///
/// Indented lines that follow an error or a warning on a terminal are added to its post, twenty at
/// most. A progress line that is overwritten is shown before its newline comes.
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

  /// What lines are.
  public enum Format: Sendable, Hashable {
    /// Text.
    case text
    /// Structured logs and programs' reports; other lines are text.
    case records
  }

  /// The lane of posts of all lines.
  public static let lane = "lines"
  /// The lane of posts of notable lines.
  public static let noticeLane = "notices"

  /// The number of errors, and of warnings, that are separate posts.
  static let noticeLimit = 5
  /// The id of the progress post.
  static let progressID = "lines/progress"

  /// The number of indented lines that are added to a post.
  static let continuationLimit = 20

  private let output: Output
  private let format: Format
  private var lastNumber = 0
  private var isConfigured = false
  private var counts: [Severity: Int] = [:]
  private var isProgressRunning = false
  /// The post that indented lines continue, and how many have.
  private var continued: (id: String, lines: Int)?

  /// Creates a feed.
  ///
  /// - Parameters:
  ///   - output: The output for a line; both if there is a terminal and another poster,
  ///     each of which then ignores the other's lane.
  ///   - format: What lines are.
  public init(_ output: Output = .posts, of format: Format = .text) {
    self.output = output
    self.format = format
  }

  /// Reads a line; reports one that is too long.
  public mutating func read(_ line: InputLine) -> [FeedItem] {
    let blankLines = max(line.number - lastNumber - 1, 0)
    lastNumber = line.number
    switch line.content {
    case .success(let bytes):
      return items(bytes, blankLines: blankLines, number: line.number)
    case .failure(var problem):
      problem.line = line.number
      return [.command(.report(problem))]
    }
  }

  /// Shows the progress of a line that is being overwritten.
  public mutating func readUnfinished(_ line: ArraySlice<UInt8>, number: Int) -> [FeedItem] {
    guard output.contains(.scrolling), line.contains(0x0D) else { return [] }
    let text = OutputText.plain(
      OutputText.lastWritten(in: line.last == 0x0D ? line.dropLast() : line))
    guard let notice = LineNotice.percentage(in: text) else { return [] }
    return configuration() + notices(notice, number: number).map { .command($0) }
  }

  /// Hides progress that is incomplete.
  public mutating func finish() -> [FeedItem] {
    guard isProgressRunning else { return [] }
    isProgressRunning = false
    return [.command(.hide(id: Self.progressID, animated: true))]
  }

  private mutating func configuration() -> [FeedItem] {
    guard !isConfigured else { return [] }
    isConfigured = true
    let lanes =
      (output.contains(.posts) ? [Self.lane] : [])
      + (output.contains(.scrolling) ? [Self.noticeLane] : [])
    return lanes.map { .command(.configure(.named($0, .stack()))) }
  }

  private mutating func items(
    _ bytes: ArraySlice<UInt8>, blankLines: Int, number: Int
  ) -> [FeedItem] {
    let written = OutputText.lastWritten(in: bytes)
    switch format == .records ? Record(written) : nil {
    case .skipped: return []
    case .message(let message, let isNotable):
      return configuration() + items(message, isNotable, number: number)
    case .text(let text): return configuration() + items(Array(text.utf8)[...], blankLines, number)
    case nil: return configuration() + items(written, blankLines, number)
    }
  }

  /// The items of a line of text.
  private mutating func items(
    _ written: ArraySlice<UInt8>, _ blankLines: Int, _ number: Int
  ) -> [FeedItem] {
    let text = OutputText.plain(written)
    let notice = LineNotice(text)
    var items: [FeedItem] = []
    if output.contains(.scrolling) {
      items += repeatElement(.line(""), count: blankLines)
      items.append(.line(OutputText.colored(written)))
    }
    if output.contains(.posts) { items.append(post(text, notice, number: number)) }
    if output.contains(.scrolling) {
      let commands =
        notice.map { notices($0, number: number) } ?? continuation(text, blankLines: blankLines)
      items += commands.map { .command($0) }
    }
    return items
  }

  /// The items of a record.
  private mutating func items(
    _ record: Message, _ isNotable: Bool, number: Int
  ) -> [FeedItem] {
    var items: [FeedItem] = []
    if output.contains(.scrolling), !isNotable {
      items.append(.line(OutputText.colored(Array(Self.line(of: record).utf8)[...])))
    }
    if output.contains(.posts) { items.append(Self.post(record, number: number)) }
    if output.contains(.scrolling) {
      if isNotable {
        items.append(
          .command(.post(record, PostOptions(duplicates: .update, lane: Self.noticeLane))))
      } else if record.severity == .warning || record.severity == .error {
        items.append(.command(notice(record, number)))
      }
    }
    return items
  }

  /// A record as a line: its level, its texts and its metadata.
  private static func line(of record: Message) -> String {
    if let body = record.body, body.contains("\n"), record.metadata.isEmpty { return body }
    var line = "\(record.severity.rawValue): \(record.title ?? "")"
    for key in Array(record.metadata.keys).sorted() {
      line += " \(key)=\(record.metadata[key] ?? "")"
    }
    return record.body.map { "\(line)\n\($0)" } ?? line
  }

  /// The post of a line; the line number is part of its id, so that equal lines are separate posts.
  private func post(_ text: String, _ notice: LineNotice?, number: Int) -> FeedItem {
    var message = Message(text)
    if case .severity(let severity, let title)? = notice {
      message.explicitID = "\(number)-\(message.id)"
      message.title = title
      message.severity = severity
    }
    return Self.post(message, number: number)
  }

  private static func post(_ message: Message, number: Int) -> FeedItem {
    var message = message
    message.explicitID = message.explicitID ?? "\(number)-\(message.id)"
    return .command(.post(message, PostOptions(duplicates: .allow, lane: Self.lane)))
  }

  private mutating func notices(_ notice: LineNotice, number: Int) -> [PostCommand] {
    switch notice {
    case .severity(let severity, let title):
      return [self.notice(Message(title, severity: severity), number)]
    case .progress(let title, let progress):
      let message = Message(title, progress: progress, id: Self.progressID)
      let isUpdate = isProgressRunning
      isProgressRunning = progress.isRunning
      if isUpdate { return [.update(id: Self.progressID, PostChange { old, _ in old = message })] }
      return [.post(message, PostOptions(duplicates: .update, lane: Self.noticeLane))]
    }
  }

  /// Adds an indented line to the error or warning before it.
  private mutating func continuation(_ text: String, blankLines: Int) -> [PostCommand] {
    guard let (id, lines) = continued, blankLines == 0, lines < Self.continuationLimit,
      text.first == " " || text.first == "\t"
    else {
      continued = nil
      return []
    }
    continued = (id, lines + 1)
    return [
      .update(
        id: id,
        PostChange { message, _ in message.body = (message.body.map { "\($0)\n" } ?? "") + text })
    ]
  }

  /// The post of an error or a warning; beyond the limit, of all of its severity.
  private mutating func notice(_ notice: Message, _ number: Int) -> PostCommand {
    let severity = notice.severity
    let count = counts[severity, default: 0] + 1
    counts[severity] = count
    let options = PostOptions(duplicates: .update, lane: Self.noticeLane)
    var message = notice
    guard count > Self.noticeLimit else {
      let id = message.explicitID ?? "lines/\(severity.rawValue)/\(number)"
      message.explicitID = id
      continued = (id, 0)
      return .post(message, options)
    }
    continued = nil
    let more = count - Self.noticeLimit
    let words = "\(more) more \(severity.rawValue)\(more == 1 ? "" : "s")"
    return .post(
      Message(
        words, body: notice.title, severity: severity, id: "lines/\(severity.rawValue)s"), options)
  }
}
