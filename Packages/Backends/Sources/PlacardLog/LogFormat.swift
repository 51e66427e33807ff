/// The text format of a record.
public enum LogFormat: Sendable, Equatable, CaseIterable {
  /// For people: time, level, event and texts first, then the other fields as `name=value`.
  case plain
  /// `name=value` pairs, quoted where necessary.
  case logfmt
  /// A JSON object with `time`, `at`, `level`, `event` and the fields.
  case json
  /// A message of syslog by RFC 5424, in the facility `user`, with the fields as structured data.
  case syslog
  /// As `syslog`, after its length in bytes and a space, and without a newline, as streams carry it
  /// (RFC 6587).
  case syslogCounted
  /// An entry of journald's native protocol, to be sent as a datagram to its socket.
  case journal
  /// An annotation in the log of a GitHub job: `::error title=…::…`.
  case github
  /// A line of a GitLab job's log, whose errors and warnings are coloured.
  case gitlab

  /// The record as bytes, with all that separates it from the next.
  ///
  /// - Complexity: Linear in the length of the record.
  func bytes(for record: LogRecord) -> [UInt8] {
    let line = line(for: record)
    return Array((self == .syslogCounted ? "\(line.utf8.count) \(line)" : "\(line)\n").utf8)
  }

  /// Formats a record as one line, without its newline.
  ///
  /// The time is the record's time of day, or else the seconds since the manager started; `logfmt`
  /// writes both. Values that are empty, not ASCII, or contain a space, `=`, `"` or `\` are quoted,
  /// with `\` before `"` and `\`. Only an entry of `journal` has several lines.
  ///
  /// - Complexity: Linear in the length of the record.
  public func line(for record: LogRecord) -> String {
    switch self {
    case .plain: plain(record)
    case .logfmt: logfmt(record)
    case .json: json(record)
    case .syslog, .syslogCounted: syslog(record)
    case .journal: journal(record)
    case .github: github(record)
    case .gitlab: gitlab(record)
    }
  }

  private func plain(_ record: LogRecord) -> String {
    var line = "\(record.time ?? record.at.decimalSeconds) \(record.level.rawValue) \(record.event)"
    let texts = record.fields.filter { Self.texts.contains($0.name) }
    if !texts.isEmpty {
      line += ": " + texts.map { $0.value.quoted }.joined(separator: " ")
    }
    for field in record.fields where !Self.texts.contains(field.name) && field.name != "severity" {
      line += " \(field.name)=\(field.value.quotedIfNeeded)"
    }
    return line
  }

  private func logfmt(_ record: LogRecord) -> String {
    var line = record.time.map { "time=\($0.quotedIfNeeded) " } ?? ""
    line += "at=\(record.at.decimalSeconds) level=\(record.level.rawValue) event=\(record.event)"
    for field in record.fields {
      line += " \(field.name)=\(field.value.quotedIfNeeded)"
    }
    return line
  }

  /// The fields written first, without their names.
  private static let texts: Set = ["title", "body", "problem"]
}

extension String {
  var quoted: String {
    var text = "\""
    for scalar in unicodeScalars {
      if scalar == "\"" || scalar == "\\" { text.unicodeScalars.append("\\") }
      text.unicodeScalars.append(scalar)
    }
    return text + "\""
  }

  fileprivate var quotedIfNeeded: String {
    let isBare = utf8.allSatisfy { byte in
      0x21...0x7E ~= byte && byte != UInt8(ascii: "=") && byte != UInt8(ascii: "\"")
        && byte != UInt8(ascii: "\\")
    }
    return isBare && !isEmpty ? self : quoted
  }
}

extension Duration {
  /// The seconds with up to nine decimals, without trailing zeros.
  var decimalSeconds: String {
    let (seconds, attoseconds) = components
    var decimals = String(attoseconds.magnitude / 1_000_000_000 + 1_000_000_000).dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    let sign = seconds < 0 || attoseconds < 0 ? "-" : ""
    return "\(sign)\(seconds.magnitude)" + (decimals.isEmpty ? "" : ".\(decimals)")
  }
}
