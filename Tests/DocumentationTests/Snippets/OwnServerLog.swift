import Placard

private func logger(_ level: String, _ event: String, _ fields: [LogRecord.Field]) {}

// snippet
struct ServerLog: LogSink {
  func write(_ record: LogRecord) throws {
    logger(record.level.rawValue, record.event, record.fields)
  }
}
// end
