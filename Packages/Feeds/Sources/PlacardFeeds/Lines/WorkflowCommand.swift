import PlacardModels

/// A command that a line of a job's output gives to GitHub's runner:
/// `::error file=a.swift,line=3,col=5::TEXT`.
enum WorkflowCommand {
  /// The error or warning of a line; nil for any other command and line.
  static func notice(_ line: Substring) -> LineNotice? {
    guard line.utf8.starts(with: "::".utf8) else { return nil }
    let rest = line.dropFirst(2)
    let name = rest.prefix { $0 != " " && $0 != ":" }
    guard let severity: Severity = name == "error" ? .error : name == "warning" ? .warning : nil,
      let end = separator(in: rest[name.endIndex...])
    else { return nil }
    let properties = rest[name.endIndex..<end].dropFirst().split(separator: ",")
    let place = ["file=", "line=", "col="].compactMap { key in
      properties.first { $0.hasPrefix(key) }.map { decoded($0.dropFirst(key.count)) }
    }.joined(separator: ":")
    let text = decoded(rest[end...].dropFirst(2))
    return .severity(severity, place.isEmpty ? text : "\(place): \(text)")
  }

  private static func separator(in text: Substring) -> Substring.Index? {
    var index = text.startIndex
    while let colon = text[index...].utf8.firstIndex(of: UInt8(ascii: ":")) {
      let next = text.utf8.index(after: colon)
      if next < text.endIndex, text.utf8[next] == UInt8(ascii: ":") { return colon }
      index = next
    }
    return nil
  }

  private static let escapes: [(code: String, byte: UInt8)] = [
    ("25", 0x25), ("0D", 0x0D), ("0A", 0x0A), ("3A", 0x3A), ("2C", 0x2C),
  ]

  /// The text with its escapes replaced: `%25 %0D %0A %3A %2C`.
  private static func decoded(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = text.utf8
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%"),
        let escape = escapes.first(where: { rest.starts(with: $0.code.utf8) })
      else {
        bytes.append(byte)
        continue
      }
      bytes.append(escape.byte)
      rest = rest.dropFirst(2)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
