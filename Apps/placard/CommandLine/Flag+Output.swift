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
  case plain, logfmt
}

extension Flag {
  /// The flags of verbs that show posts.
  static let output: [Flag] = [
    Flag(
      "to", nil, .list("KIND[=FILE]"),
      "terminal, plain, json or log; may be repeated; a log is added to."),
    Flag("reporter", nil, .value("NAME"), "auto, plain, json or silent, where --to is not given."),
    Flag("color", nil, .value("WHEN"), "auto, always or never."),
    Flag("log-format", nil, .value("NAME"), "plain or logfmt, of --to log."),
  ]
}
