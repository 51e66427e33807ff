import PlacardModels

/// Converts events to records; keeps only the state of live posts.
///
/// The first record of a post has all of its fields, as has that of an update; every other record
/// has only its title. All records of a post have its number, `post`.
struct LogRecorder: Sendable {
  /// The latest known fields of a post, which later events omit.
  private struct Known: Sendable {
    var severity: Severity
    var title: String?
    /// Whether a record with all fields was made.
    var isDescribed = false
  }

  /// The events that are logged.
  let events: LogEvents
  private var known: [Int: Known] = [:]

  /// Creates a recorder.
  init(events: LogEvents = .standard) {
    self.events = events
  }

  /// Creates the record of an event.
  ///
  /// The level is the post's severity; `error` for an `error` event, and `info` for a post whose
  /// content is unknown.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - time: The time of day, such as a ``Timestamp``, or nil; evaluated once per record.
  /// - Returns: The record; nil if the event is not selected.
  /// - Complexity: Linear in the length of the event's texts.
  mutating func record(
    of event: PostEvent, time: @autoclosure () -> String? = nil
  ) -> LogRecord? {
    let former = event.number.flatMap { known[$0]?.severity }
    learn(from: event)
    defer {
      if event.kind == .gone { event.number.map { known[$0] = nil } }
    }
    guard let (wanted, word) = Self.events(of: event, after: former),
      !events.isDisjoint(with: wanted)
    else { return nil }
    let post = event.number.flatMap { known[$0] }
    var record = LogRecord(
      time: time().map(LogText.safe), at: event.at,
      level: event.kind == .error ? .error : LogRecord.Level(post?.severity ?? .info), event: word)
    record.add("id", event.id)
    record.add("post", event.number?.description)
    record.add("severity", post?.severity.rawValue)
    record.add("lane", event.lane ?? event.options?.lane)
    record.add("title", event.message == nil ? post?.title : event.message?.title)
    if let message = event.message, event.kind == .updated || post?.isDescribed != true {
      record.describe(message, event.options)
      event.number.map { known[$0]?.isDescribed = true }
    }
    record.add("admission", event.admission?.rawValue)
    record.add("of", event.originalNumber?.description)
    record.add("count", event.count?.description)
    record.add("action", event.action)
    record.add("reason", event.reason?.rawValue)
    record.add("problem", event.problem?.message)
    record.add("line", event.problem?.line?.description)
    record.add("column", event.problem?.column?.description)
    return record
  }

  private mutating func learn(from event: PostEvent) {
    guard let number = event.number, let message = event.message else { return }
    known[number, default: Known(severity: message.severity)].severity = message.severity
    known[number]?.title = message.title
  }

  /// The options that select an event, and its name in records.
  private static func events(
    of event: PostEvent, after former: Severity?
  ) -> (events: LogEvents, word: String)? {
    switch event.kind {
    case .posted: (.posted, "posted")
    case .willShow: (.shown, "shown")
    case .updated where former != nil && former != event.message?.severity:
      ([.updated, .severityChanged], "updated")
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
  /// Adds a field with a sanitized value, unless it is nil.
  mutating func add(_ name: String, _ value: String?) {
    guard let value else { return }
    fields.append(Field(name, LogText.safe(value)))
  }
}
