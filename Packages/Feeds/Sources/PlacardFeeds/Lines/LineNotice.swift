import PlacardModels

/// A recognized line of a program's output, by formats that many programs share.
///
/// - Note: Sources of the formats: GNU Coding Standards, "Formatting Error Messages"; the outputs
///   of swift, clang, cargo, npm, make, ninja, cmake and pytest; the Test Anything Protocol, version
///   14; GitHub's "Workflow commands".
enum LineNotice: Equatable {
  /// An error or a warning, and its text without the prefix.
  case severity(Severity, String)
  /// A task and its progress.
  case progress(String, Message.Progress)

  /// Parses a line; nil if no format matches.
  ///
  /// - Complexity: Linear in the length of the line.
  init?(_ text: String) {
    let line = text.drop { $0 == " " || $0 == "\t" }
    guard
      let notice = Self.progress(line) ?? WorkflowCommand.notice(line) ?? Self.prefixed(line)
        ?? Self.located(line)
    else { return nil }
    self = notice
  }

  /// Prefixes of lines, in lower case if their case is ignored; `isForm` if they are removed from
  /// the text.
  private static let prefixes: [(text: String, severity: Severity, isForm: Bool)] = [
    ("error:", .error, true), ("[error]", .error, true), ("npm err!", .error, true),
    ("npm error", .error, true), ("✗", .error, true), ("✘", .error, true), ("✖", .error, true),
    ("❌", .error, true), ("error[", .error, false), ("fatal error:", .error, false),
    ("fatal:", .error, false), ("panic:", .error, false), ("FAILED ", .error, false),
    ("not ok ", .error, false), ("bail out!", .error, false),
    ("warning:", .warning, true), ("warn:", .warning, true), ("[warning]", .warning, true),
    ("[warn]", .warning, true), ("npm warn", .warning, true), ("⚠️", .warning, true),
    ("⚠", .warning, true), ("warning[", .warning, false),
  ]

  private static func prefixed(_ line: Substring) -> LineNotice? {
    guard let first = line.utf8.first, firstBytes.contains(first) else { return nil }
    for (prefix, severity, isForm) in prefixes where line.begins(with: prefix) {
      if prefix == "not ok ", isExpected(line) { return nil }
      let words = line.utf8.dropFirst(prefix.utf8.count)
      let rest = Substring(words).drop { $0 == " " || $0 == "\t" }
      return .severity(severity, String(isForm && !rest.isEmpty ? rest : line))
    }
    return nil
  }

  /// Whether a test that failed has TAP's directive that it may.
  private static func isExpected(_ line: Substring) -> Bool {
    guard let mark = line.lastIndex(of: "#") else { return false }
    let directive = line[mark...].dropFirst().drop { $0 == " " }
    return directive.begins(with: "todo") || directive.begins(with: "skip")
  }

  /// The last percentage of a line that is being overwritten.
  static func percentage(in line: String) -> LineNotice? {
    for word in line.split(whereSeparator: { " \t|[]()".contains($0) }).reversed() {
      if let progress = progress(figures: word, false) { return .progress(line, progress) }
    }
    return nil
  }

  /// The first bytes of all prefixes, to reject most lines quickly.
  private static let firstBytes: Set<UInt8> = Set(
    prefixes.compactMap(\.text.utf8.first).flatMap { [$0, $0 & 0xDF] })

  /// `PLACE: error: TEXT`, where the place ends with a digit or a parenthesis; `make: *** TEXT`.
  private static func located(_ line: Substring) -> LineNotice? {
    let bytes = line.utf8
    var rest = bytes[...]
    while let colon = rest.firstIndex(of: UInt8(ascii: ":")) {
      let after = bytes[bytes.index(after: colon)...]
      rest = after
      guard colon > bytes.startIndex, after.first == UInt8(ascii: " ") else { continue }
      let words = Substring(after.dropFirst())
      let last = bytes[bytes.index(before: colon)]
      if line.hasPrefix("make"), words.utf8.starts(with: "*** ".utf8) {
        return .severity(.error, String(line))
      }
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(last) || last == UInt8(ascii: ")")
      else { continue }
      for (form, severity) in forms where words.utf8.starts(with: form.utf8) {
        let location = Substring(bytes[...colon])
        return .severity(
          severity, "\(location) \(Substring(words.utf8.dropFirst(form.utf8.count)))")
      }
    }
    return nil
  }

  private static let forms: [(String, Severity)] = [
    ("error: ", .error), ("fatal error: ", .error), ("warning: ", .warning),
  ]

  /// `[3/9] TEXT`, `[ 42%] TEXT`, `(42%) TEXT`, `42% TEXT`.
  private static func progress(_ line: Substring) -> LineNotice? {
    guard let first = line.utf8.first else { return nil }
    let isBracketed = first == UInt8(ascii: "[") || first == UInt8(ascii: "(")
    guard isBracketed || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else { return nil }
    let end: Substring.Index
    if isBracketed {
      guard let close = line.utf8.firstIndex(of: first == UInt8(ascii: "[") ? 0x5D : 0x29) else {
        return nil
      }
      end = close
    } else {
      end = line.utf8.firstIndex(of: UInt8(ascii: " ")) ?? line.endIndex
    }
    let figures = line[(isBracketed ? line.index(after: line.startIndex) : line.startIndex)..<end]
    guard let progress = self.progress(figures: figures.drop { $0 == " " }, isBracketed) else {
      return nil
    }
    let words = line[end...].drop { "]) \t".contains($0) }
    return .progress(String(words.isEmpty ? line : words), progress)
  }

  private static func progress(
    figures: Substring, _ mayBeSteps: Bool
  ) -> Message.Progress? {
    if figures.utf8.last == UInt8(ascii: "%") {
      guard figures.utf8.count <= 8, let percent = Double(figures.dropLast()),
        (0...100).contains(percent)
      else { return nil }
      return .fraction(percent / 100)
    }
    let parts = figures.split(separator: "/", omittingEmptySubsequences: false)
    guard mayBeSteps, parts.count == 2, let done = Int(parts[0]), let total = Int(parts[1]),
      total > 0, (0...total).contains(done)
    else { return nil }
    return .steps(done: done, total: total)
  }
}

extension Substring {
  /// Whether it begins with a prefix, whose lowercase letters match either case.
  fileprivate func begins(with prefix: String) -> Bool {
    var own = utf8.makeIterator()
    for byte in prefix.utf8 {
      guard let next = own.next() else { return false }
      let isSmall = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      guard next == byte || isSmall && next == byte & 0xDF else { return false }
    }
    return true
  }
}
