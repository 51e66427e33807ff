public import PlacardModels

/// Turns events into records; remembers no more than what posts that are shown say.
public struct LogRecorder: Sendable {
  /// What a post said last, as its later events do not say it again.
  private struct Known: Sendable {
    var severity: Severity
    var title: String?
  }

  /// Which events become records.
  public let edges: LogEdges
  private var known: [Int: Known] = [:]

  /// Creates a recorder.
  public init(edges: LogEdges = .standard) {
    self.edges = edges
  }

  /// Makes the record of an event.
  ///
  /// The level is the post's severity; that of an `error` event is error, and that of a post whose
  /// content has not been seen is info.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - time: The time of day, such as RFC 3339 writes it, or nil; asked for once a record.
  /// - Returns: The record; nil for an event that was not asked for.
  /// - Complexity: Linear in the length of the event's texts.
  public mutating func record(
    of event: PostEvent, time: @autoclosure () -> String? = nil
  ) -> LogRecord? {
    learn(from: event)
    defer {
      if event.kind == .gone { event.post.map { known[$0] = nil } }
    }
    guard let (edge, word) = Self.edge(of: event.kind), edges.contains(edge) else { return nil }
    let post = event.post.flatMap { known[$0] }
    var record = LogRecord(
      time: time().map(LogText.safe), at: event.at,
      level: event.kind == .error ? .error : LogRecord.Level(post?.severity ?? .info), event: word)
    record.add("id", event.id)
    record.add("post", event.post?.description)
    record.add("severity", post?.severity.rawValue)
    record.add("lane", event.lane)
    record.add("title", event.message == nil ? post?.title : event.message?.title)
    record.add("body", event.message?.body)
    record.add("admission", event.admission?.rawValue)
    record.add("of", event.of?.description)
    record.add("count", event.count?.description)
    record.add("action", event.action)
    record.add("reason", event.reason?.rawValue)
    record.add("problem", event.problem?.message)
    record.add("line", event.problem?.line?.description)
    record.add("column", event.problem?.column?.description)
    return record
  }

  private mutating func learn(from event: PostEvent) {
    guard let post = event.post, let message = event.message else { return }
    known[post] = Known(severity: message.severity, title: message.title)
  }

  private static func edge(of kind: PostEvent.Kind) -> (edge: LogEdges, word: String)? {
    switch kind {
    case .posted: (.posted, "posted")
    case .willShow: (.shown, "shown")
    case .updated: (.updated, "updated")
    case .counted: (.counted, "counted")
    case .action: (.action, "action")
    case .gone: (.gone, "gone")
    case .error: (.error, "error")
    default: nil
    }
  }
}

extension LogRecord {
  /// Adds a field when there is a value, made safe.
  fileprivate mutating func add(_ name: String, _ value: String?) {
    guard let value else { return }
    fields.append(Field(name, LogText.safe(value)))
  }
}
