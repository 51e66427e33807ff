@_spi(Fields) import PlacardJSONStream
@_spi(Fields) import PlacardModels

/// What a line of another program's records says: of structured logs as JSON or logfmt, and of the
/// reports of cargo, Go's and Python's test runners, and ntfy.
///
/// Each line is recognized by itself, so that streams may be mixed.
enum Record {
  /// A message; `isNotable` if it is meant for people at any severity.
  case message(Message, isNotable: Bool)
  /// A line of text.
  case text(String)
  /// Nothing to be shown.
  case skipped

  /// Parses a line; nil for one that is no record.
  ///
  /// - Complexity: Linear in the length of the line.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard let first = bytes.first(where: { $0 != 0x20 && $0 != 0x09 }) else { return nil }
    let isJSON = first == UInt8(ascii: "{")
    guard let value = isJSON ? try? JSONValue(parsing: bytes) : Logfmt.parse(bytes),
      case .object(let members) = value.content,
      let form = RecordForm.all.first(where: { $0.marks.allSatisfy { value[$0] != nil } })
    else { return nil }
    let isShown = form.marks.first.map { form.accepted.contains(value[$0]?.words ?? "") } ?? true
    guard isShown, let title = value.words(at: form.title) else {
      guard !form.marks.isEmpty else { return nil }
      self = .skipped
      return
    }
    let level = value.level(at: form.level, isNotification: form.use == .notification)
    guard isJSON || level != nil else { return nil }
    if form.use == .output {
      self = .text(title)
      return
    }
    var message = Message(
      title, severity: level?.severity ?? .info, urgency: level?.urgency ?? .normal)
    message.body = value.body(of: form, besides: title)
    message.link = value.words(at: form.link)
    message.explicitID = value.words(at: form.id)
    if form.marks.isEmpty { message.metadata = Self.rest(members, form) }
    self = .message(message, isNotable: form.use == .notification)
  }

  /// The members that are not yet part of the message, as texts; those of nested objects by path.
  private static func rest(_ members: [JSONMember], _ form: RecordForm) -> [String: String] {
    let used = form.level + form.title + form.body + form.stack
    var rest: [String: String] = [:]
    func add(_ members: [JSONMember], _ prefix: String) {
      for member in members {
        let path = prefix + member.key
        if used.contains(path) || RecordForm.silent.contains(path) { continue }
        if case .object(let inner) = member.value.content {
          add(inner, path + ".")
        } else if let words = member.value.words {
          rest[path] = words
        }
      }
    }
    add(members, "")
    return rest
  }
}

extension JSONValue {
  /// A scalar as text; nil for any other value.
  fileprivate var words: String? {
    switch content {
    case .string(let text): text
    case .number(let number): number.literal
    case .bool(let value): value.description
    default: nil
    }
  }

  /// The value under the first path that leads to a text.
  fileprivate func words(at paths: [String]) -> String? {
    for path in paths {
      var found = self[path]
      if found == nil {
        found = self
        for key in path.split(separator: ".") { found = found?[String(key)] }
      }
      if let trimmed = found?.text?.trimmed { return trimmed }
    }
    return nil
  }

  /// A text, or the lines of a list, such as those of a stack.
  private var text: String? {
    switch content {
    case .string(let text): text
    case .array(let lines): lines.compactMap(\.line).joined(separator: "\n")
    default: nil
    }
  }

  /// A scalar, or the scalars of an object, as one line.
  private var line: String? {
    guard case .object(let members) = content else { return words }
    return members.compactMap(\.value.words).joined(separator: " ")
  }

  fileprivate func body(of form: RecordForm, besides title: String) -> String? {
    let body = words(at: form.body).flatMap { $0 == title ? nil : $0 }
    guard let stack = words(at: form.stack), stack != body, stack != title else { return body }
    guard let body, !stack.includes(body) else { return stack }
    return "\(body)\n\(stack)"
  }

  fileprivate func level(
    at paths: [String], isNotification: Bool
  ) -> (severity: Severity, urgency: Urgency)? {
    for path in paths {
      switch self[path]?.content {
      case .number(let number) where isNotification:
        return (.info, number.double > 3 ? .critical : number.double < 3 ? .low : .normal)
      case .number(let number): return RecordForm.level(number.double)
      default: break
      }
    }
    // slog writes levels between its own as `INFO+2`.
    guard let word = words(at: paths)?.lowercased() else { return nil }
    let own = word.prefix { $0 != "+" && $0 != "-" }
    return RecordForm.level(word) ?? RecordForm.level(String(own))
  }
}

extension String {
  /// The text without line feeds and blanks at its end; nil if nothing is left.
  fileprivate var trimmed: String? {
    guard let last = lastIndex(where: { !$0.isWhitespace }) else { return nil }
    return String(self[...last])
  }

  /// Whether the text contains another, byte for byte.
  fileprivate func includes(_ other: String) -> Bool {
    let bytes = utf8
    var start = bytes.startIndex
    while start < bytes.endIndex {
      if bytes[start...].starts(with: other.utf8) { return true }
      start = bytes.index(after: start)
    }
    return other.isEmpty
  }
}
