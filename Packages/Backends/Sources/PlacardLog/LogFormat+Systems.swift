/// The formats of log systems and of build services.
extension LogFormat {
  func json(_ record: LogRecord) -> String {
    var line = record.time.map { "{\"time\":\($0.quoted)," } ?? "{"
    line += "\"at\":\(record.at.decimalSeconds),\"level\":\"\(record.level.rawValue)\""
    line += ",\"event\":\"\(record.event)\""
    for field in record.fields {
      let value = Self.numbers.contains(field.name) ? field.value : field.value.quoted
      line += ",\"\(field.name)\":\(value)"
    }
    return line + "}"
  }

  /// The fields that are whole numbers.
  private static let numbers: Set = ["post", "of", "count", "line", "column"]

  func syslog(_ record: LogRecord) -> String {
    // Facility 1 is `user`.
    let header =
      "<\(8 + record.priority)>1 \(record.time ?? "-") - \(record.application) - \(record.event)"
    var data = ""
    for field in record.fields {
      data += " \(String(field.name.prefix(32)))=\(field.value.quoted(escaping: "]"))"
    }
    let text = record.sentence
    // RFC 5424, 6.4: UTF-8 begins with a byte order mark.
    let mark = text.utf8.allSatisfy { $0 < 0x80 } ? "" : "\u{FEFF}"
    // 32473 is the number that RFC 5612 sets aside for those who have none.
    return "\(header) \(data.isEmpty ? "-" : "[placard@32473\(data)]") \(mark)\(text)"
  }

  func journal(_ record: LogRecord) -> String {
    var entry = "MESSAGE=\(record.sentence)\nPRIORITY=\(record.priority)"
    entry += "\nSYSLOG_IDENTIFIER=\(record.application)\nPLACARD_EVENT=\(record.event)"
    for field in record.fields {
      let name = field.name.uppercased().map { $0 == "." || $0 == "-" ? "_" : $0 }
      entry += "\nPLACARD_\(String(name).prefix(56))=\(field.value)"
    }
    return entry
  }

  func github(_ record: LogRecord) -> String {
    let command =
      switch record.level {
      case .trace, .debug: "debug"
      case .info: "notice"
      case .warning: "warning"
      case .error: "error"
      }
    guard command != "debug" else { return "::debug::\(record.sentence.percentEscaped())" }
    var properties: [String] = []
    for (name, field) in Self.places {
      if let value = record[field] {
        properties.append("\(name)=\(value.percentEscaped(isProperty: true))")
      }
    }
    let title = record["title"]
    let text = record["body"] ?? record["problem"] ?? title ?? record.event
    if let title, text != title {
      properties.append("title=\(title.percentEscaped(isProperty: true))")
    }
    let list = properties.isEmpty ? "" : " \(properties.joined(separator: ","))"
    return "::\(command)\(list)::\(text.percentEscaped())"
  }

  /// The properties of an annotation that come from metadata.
  private static let places = [
    ("file", "metadata.file"), ("line", "metadata.line"), ("col", "metadata.col"),
  ]

  func gitlab(_ record: LogRecord) -> String {
    let color: String? =
      switch record.level {
      case .error: "31;1"
      case .warning: "33"
      case .trace, .debug: "2"
      case .info: nil
      }
    let line = "\(record.level.rawValue): \(record.sentence)"
    return color.map { "\u{1B}[\($0)m\(line)\u{1B}[0m" } ?? line
  }
}

extension LogRecord {
  /// The value of a field.
  fileprivate subscript(_ name: String) -> String? {
    fields.first { $0.name == name }?.value
  }

  /// The texts, or else the event, as one text.
  fileprivate var sentence: String {
    let texts = fields.filter { ["title", "body", "problem"].contains($0.name) }.map(\.value)
    return texts.isEmpty ? event : texts.joined(separator: ": ")
  }

  /// The severity of syslog, which journald shares.
  fileprivate var priority: Int {
    switch level {
    case .trace, .debug: 7
    case .info: self["severity"] == "success" ? 5 : 6
    case .warning: 4
    case .error: self["urgency"] == "critical" ? 2 : 3
    }
  }

  /// The application as syslog's APP-NAME: 48 visible ASCII characters at most.
  fileprivate var application: String {
    let name = (self["app"] ?? "placard").unicodeScalars.map {
      ("!"..."~").contains($0) ? Character($0) : "_"
    }
    return name.isEmpty ? "placard" : String(name.prefix(48))
  }
}

extension String {
  /// The text in quotes, with a backslash before quotes, backslashes and one more character.
  fileprivate func quoted(escaping other: Unicode.Scalar) -> String {
    var text = "\""
    for scalar in unicodeScalars {
      if scalar == "\"" || scalar == "\\" || scalar == other { text.unicodeScalars.append("\\") }
      text.unicodeScalars.append(scalar)
    }
    return text + "\""
  }

  /// The text as GitHub's runner reads it back.
  fileprivate func percentEscaped(isProperty: Bool = false) -> String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "%": text += "%25"
      case ":" where isProperty: text += "%3A"
      case "," where isProperty: text += "%2C"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
