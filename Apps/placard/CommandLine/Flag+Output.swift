import Placard

/// The values of `--reporter`.
enum Reporter: String, CaseIterable, Sendable {
  case auto, plain, json, silent
}

/// The values of `--color`.
enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never
}

/// The values of `--log-format`.
enum LogFormatChoice: String, CaseIterable, Sendable {
  case plain, logfmt, json, syslog
  case syslogCounted = "syslog-counted"
  case journal, github, gitlab

  var format: LogFormat {
    switch self {
    case .plain: .plain
    case .logfmt: .logfmt
    case .json: .json
    case .syslog: .syslog
    case .syslogCounted: .syslogCounted
    case .journal: .journal
    case .github: .github
    case .gitlab: .gitlab
    }
  }

  /// The events that are logged unless others are asked for.
  var events: LogEvents {
    self == .github || self == .gitlab ? .annotations : .standard
  }
}

extension Flag {
  /// The flags of verbs that show posts.
  static let output: [Flag] = [
    Flag(
      "to", nil, .list("KIND[=FILE]"),
      "terminal, plain, json or log; may be repeated; a log is added to."),
    Flag("reporter", nil, .value("NAME"), "auto, plain, json or silent, where --to is not given."),
    Flag("color", nil, .value("WHEN"), "auto, always or never."),
    Flag(
      "log-format", nil, .value("NAME"),
      "plain, logfmt, json, syslog, journal, github … of --to log."),
    Flag(
      "log-events", nil, .value("LIST"),
      "What --to log writes, such as posted,gone,error; otherwise what suits."),
  ]
}
