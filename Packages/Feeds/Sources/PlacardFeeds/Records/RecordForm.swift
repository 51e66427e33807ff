import PlacardModels

/// The keys of one program's JSON lines.
///
/// A path is a key, or keys of nested objects joined by dots; of several, the first that leads to
/// a text that is not empty counts.
///
/// - Note: Sources of the keys: the documentation of pino, bunyan, zerolog, zap, slog, structlog,
///   Elastic Common Schema, `cargo --message-format=json`, `go test -json`, pytest-reportlog and
///   ntfy's subscribe API.
final class RecordForm: Sendable {
  /// What a line of the form is.
  enum Use: Sendable {
    /// A log record or a diagnostic: notable by its severity.
    case record
    /// Output of a test: a line of text.
    case output
    /// A notification, notable at any severity.
    case notification
  }

  let use: Use
  /// The keys that only lines of this form have; the first also selects lines.
  let marks: [String]
  /// The values of the first mark that are shown; of a form without marks, all are.
  let accepted: [String]
  let level: [String]
  let title: [String]
  /// The text that follows the title.
  let body: [String]
  /// Where the text was made, added to the body unless it is contained.
  let stack: [String]
  let link: [String]
  let id: [String]

  /// Creates a form from lists of words.
  private init(
    _ use: Use = .record, marks: String = "", accepted: String = "", level: String = "",
    title: String = "", body: String = "", stack: String = "", link: String = "", id: String = ""
  ) {
    func words(_ list: String) -> [String] { list.split(separator: " ").map { String($0) } }
    self.use = use
    self.marks = words(marks)
    self.accepted = words(accepted)
    self.level = words(level)
    self.title = words(title)
    self.body = words(body)
    self.stack = words(stack)
    self.link = words(link)
    self.id = words(id)
  }

  /// All forms; a line has the first whose marks it has.
  static let all: [RecordForm] = [
    RecordForm(
      .notification, marks: "event topic id time", accepted: "message", level: "priority",
      title: "title message topic", body: "message", link: "click", id: "id"),
    RecordForm(
      marks: "reason package_id", accepted: "compiler-message", level: "message.level",
      title: "message.message", body: "message.rendered"),
    RecordForm(marks: "reason success"),
    RecordForm(.output, marks: "Action Output", accepted: "output build-output", title: "Output"),
    RecordForm(
      marks: "Action Package", accepted: "fail", level: "Action", title: "Test Package",
      body: "Package"),
    RecordForm(
      marks: "outcome $report_type", accepted: "failed", level: "outcome", title: "nodeid",
      body: "longrepr.reprcrash.message longrepr"),
    RecordForm(
      level: "level severity lvl @level levelname log.level level_name",
      title: "msg message event @message short_message M",
      body:
        "err.message error.message exception.message err error exception.exc_value err.msg @error",
      stack: "err.stack error.stack error.stack_trace stacktrace stack_trace stack exception"
        + " exc_info full_message S"),
  ]

  /// Keys without a meaning for a reader of lines: of the process and the format.
  static let silent = ["pid", "hostname", "v", "logger", "ver"]

  /// Words for levels of loggers and test runners, in lower case.
  static func level(_ word: String) -> (severity: Severity, urgency: Urgency)? {
    switch word {
    case "trace", "verbose", "silly", "finest": (.trace, .normal)
    case "debug", "fine", "dbg": (.debug, .normal)
    case "info", "information", "notice", "note", "help", "inf": (.info, .normal)
    case "success", "passed", "pass", "ok": (.success, .normal)
    case "warning", "warn", "wrn": (.warning, .normal)
    case "error", "err", "fail", "failed", "failure", "severe", "dpanic": (.error, .normal)
    case "fatal", "critical", "crit", "alert", "emerg", "emergency", "panic", "ftl",
      "error: internal compiler error":
      (.error, .critical)
    default: nil
    }
  }

  /// Numbers for levels: 0…7 are those of syslog, larger ones are tens, as of pino and bunyan.
  static func level(_ number: Double) -> (severity: Severity, urgency: Urgency) {
    switch number {
    case ..<3: (.error, .critical)
    case ..<4: (.error, .normal)
    case ..<5: (.warning, .normal)
    case ..<7: (.info, .normal)
    case ..<8: (.debug, .normal)
    case ..<20: (.trace, .normal)
    case ..<30: (.debug, .normal)
    case ..<40: (.info, .normal)
    case ..<50: (.warning, .normal)
    case ..<60: (.error, .normal)
    default: (.error, .critical)
    }
  }
}
