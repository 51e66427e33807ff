public import PlacardOutput

/// A destination of log records: a text stream, a system journal, another logging library.
///
/// ```swift
/// struct Journal: LogSink {
///   func write(_ record: LogRecord) throws { try send(record.event, record.level, record.fields) }
/// }
/// ```
public protocol LogSink: Sendable {
  /// Writes one record; calls are serialized, in order.
  ///
  /// - Throws: Any error when the record could not be written; later records are still written.
  func write(_ record: LogRecord) throws
}

/// A sink that writes each record as one line of text.
public struct TextLogSink: LogSink {
  /// The format of lines.
  public let format: LogFormat
  /// The destination of lines.
  public let output: any ByteSink

  /// Creates a sink.
  public init(_ format: LogFormat = .plain, to output: any ByteSink) {
    self.format = format
    self.output = output
  }

  /// Writes the record, with what separates it from the next, in one call.
  ///
  /// - Throws: The output's error; `OutputError` from the sinks of PlacardOutput.
  public func write(_ record: LogRecord) throws {
    try output.write(format.bytes(for: record))
  }
}

extension LogSink where Self == TextLogSink {
  /// Plain lines on the program's standard error.
  public static var standardError: TextLogSink { .standardError(.plain) }

  /// Plain lines on the program's standard output.
  public static var standardOutput: TextLogSink { .standardOutput(.plain) }

  /// Lines on the program's standard error.
  public static func standardError(_ format: LogFormat) -> TextLogSink {
    TextLogSink(format, to: .standardError)
  }

  /// Lines on the program's standard output.
  public static func standardOutput(_ format: LogFormat) -> TextLogSink {
    TextLogSink(format, to: .standardOutput)
  }

  /// Lines appended to a file, which is created if it is missing and never truncated; use
  /// `TextLogSink(.plain, to: .file(path))` to truncate it.
  public static func file(_ path: String, _ format: LogFormat = .plain) -> TextLogSink {
    TextLogSink(format, to: .file(appendingTo: path))
  }
}
