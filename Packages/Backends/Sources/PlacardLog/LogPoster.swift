public import PlacardModels
public import PlacardPosting
import Synchronization

/// A poster that writes a record for each selected event of a post.
///
/// It shows nothing by itself and takes no time. No text can forge a record, a second line or a
/// CI command: all of them pass the sanitizer in its one-line form first.
///
/// ```swift
/// let messages = PostManager(posters: [.terminal(), .log(to: .file("build.log", .logfmt))])
/// ```
public final class LogPoster: Recorder {
  /// `log`.
  public let name: String? = "log"
  /// It wants every event.
  public let capabilities: PosterCapabilities = .records

  private let sink: any LogSink
  private let time: @Sendable () -> String?
  private let records: Mutex<LogRecorder>

  /// Creates a poster whose records go to a sink.
  ///
  /// - Parameters:
  ///   - sink: Where the records go.
  ///   - events: Which events become records.
  ///   - time: The time of day, called once a record: by default in UTC with milliseconds, from
  ///     the system's clock; nil leaves it at the seconds since the manager started.
  public init(
    to sink: any LogSink, events: LogEvents = .standard,
    time: @escaping @Sendable () -> String? = { Timestamp.now.text() }
  ) {
    self.sink = sink
    self.time = time
    records = Mutex(LogRecorder(events: events))
  }

  /// Writes the event's record when it is selected.
  ///
  /// - Throws: Whatever the sink throws.
  public func record(_ event: PostEvent) throws {
    try records.withLock { recorder in
      guard let record = recorder.record(of: event, time: time()) else { return }
      try sink.write(record)
    }
  }
}

extension Poster where Self == LogPoster {
  /// A poster that writes a record for each selected event of a post.
  ///
  /// - Parameters:
  ///   - sink: Where the records go, such as `.standardError` or `.file("build.log", .logfmt)`; a file
  ///     is written on at its end, so that it holds the records of many runs, where that of
  ///     `jsonStream(to:)` is emptied.
  ///   - events: Which events become records.
  ///   - time: The time of day as text, called once a record: by default in UTC with milliseconds.
  /// - Returns: The poster.
  public static func log(
    to sink: some LogSink, events: LogEvents = .standard,
    time: @escaping @Sendable () -> String? = { Timestamp.now.text() }
  ) -> LogPoster {
    LogPoster(to: sink, events: events, time: time)
  }
}
