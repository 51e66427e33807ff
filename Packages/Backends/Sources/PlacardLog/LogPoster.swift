public import PlacardModels
public import PlacardPosting
import Synchronization

/// A recorder that writes a log record for each selected event.
///
/// Text cannot forge a record, a second line or a CI command: all of it passes the sanitizer in its
/// one-line form first.
///
/// ```swift
/// let messages = PostManager(posters: [.terminal(), .log(to: .file("build.log", .logfmt))])
/// ```
public final class LogPoster: Recorder {
  /// `log`.
  public let name: String? = "log"
  /// It receives events.
  public let capabilities: PosterCapabilities = .records

  private let sink: any LogSink
  private let time: @Sendable () -> String?
  private let records: Mutex<LogRecorder>

  /// Creates a poster that writes to a sink.
  ///
  /// - Parameters:
  ///   - sink: The destination of records.
  ///   - events: The events that are logged.
  ///   - time: Returns the time of day, once per record: by default in UTC with milliseconds, from
  ///     the system clock. If it returns nil, only the seconds since the manager started are
  ///     logged.
  public init(
    to sink: any LogSink, events: LogEvents = .standard,
    time: @escaping @Sendable () -> String? = { Timestamp.now.text() }
  ) {
    self.sink = sink
    self.time = time
    records = Mutex(LogRecorder(events: events))
  }

  /// Writes the record of a selected event.
  ///
  /// - Throws: The sink's error.
  public func record(_ event: PostEvent) throws {
    try records.withLock { recorder in
      guard let record = recorder.record(of: event, time: time()) else { return }
      try sink.write(record)
    }
  }
}

extension Poster where Self == LogPoster {
  /// A recorder that writes a log record for each selected event.
  ///
  /// - Parameters:
  ///   - sink: The destination, such as `.standardError` or `.file("build.log", .logfmt)`; a file
  ///     is appended to, so that it contains the records of many runs, whereas that of
  ///     `jsonStream(to:)` is truncated.
  ///   - events: The events that are logged.
  ///   - time: Returns the time of day as text, once per record: by default in UTC with
  ///     milliseconds.
  /// - Returns: The poster.
  public static func log(
    to sink: some LogSink, events: LogEvents = .standard,
    time: @escaping @Sendable () -> String? = { Timestamp.now.text() }
  ) -> LogPoster {
    LogPoster(to: sink, events: events, time: time)
  }
}
