/// The text format of a record.
public enum LogFormat: Sendable, Equatable, CaseIterable {
  /// For people: time, level, event and texts first, then the other fields as `name=value`.
  case plain
  /// `name=value` pairs, quoted where necessary.
  case logfmt

  /// Formats a record as one line, without its newline.
  ///
  /// The time is the record's time of day, or else the seconds since the manager started; `logfmt`
  /// writes both. Values that are empty, not ASCII, or contain a space, `=`, `"` or `\` are quoted,
  /// with `\` before `"` and `\`.
  ///
  /// - Complexity: Linear in the length of the record.
  public func line(for record: LogRecord) -> String {
    switch self {
    case .plain: plain(record)
    case .logfmt: logfmt(record)
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
  fileprivate var quoted: String {
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
  fileprivate var decimalSeconds: String {
    let (seconds, attoseconds) = components
    var decimals = String(attoseconds.magnitude / 1_000_000_000 + 1_000_000_000).dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    let sign = seconds < 0 || attoseconds < 0 ? "-" : ""
    return "\(sign)\(seconds.magnitude)" + (decimals.isEmpty ? "" : ".\(decimals)")
  }
}
