public import PlacardOutput

/// Where records go: a stream of text, a system's journal, another logging library.
///
/// ```swift
/// struct Journal: LogSink {
///   func write(_ record: LogRecord) throws { try send(record.event, record.level, record.fields) }
/// }
/// ```
public protocol LogSink: Sendable {
  /// Takes over one record; calls come one at a time and in order.
  ///
  /// - Throws: Any error when the record could not be written; the next one is tried again.
  func write(_ record: LogRecord) throws
}

/// A sink that writes each record as one line of text.
public struct TextLogSink: LogSink {
  /// How a record becomes a line.
  public let format: LogFormat
  /// Where the lines go.
  public let output: any ByteSink

  /// Creates a sink.
  public init(_ format: LogFormat = .plain, to output: any ByteSink) {
    self.format = format
    self.output = output
  }

  /// Writes the record's line and its newline at once.
  ///
  /// - Throws: Whatever the output throws; `OutputError` from the sinks of PlacardOutput.
  public func write(_ record: LogRecord) throws {
    try output.write(Array("\(format.line(for: record))\n".utf8))
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

  /// Lines at the end of a file, which is created when it is missing and never emptied; a
  /// `TextLogSink(.plain, to: .file(path))` empties it.
  public static func file(_ path: String, _ format: LogFormat = .plain) -> TextLogSink {
    TextLogSink(format, to: .file(appendingTo: path))
  }
}
