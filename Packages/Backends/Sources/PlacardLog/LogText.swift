import PlacardText

/// Text made fit for a log: one line, nothing that moves a cursor, nothing that a CI service obeys.
enum LogText {
  /// The safe form of a text.
  ///
  /// Commands that must begin a line (`::error`) cannot, as no record begins with a text. Those that
  /// work anywhere (`##[error]`, `##vso[…]`) lose their second `#` to U+FFFD.
  static func safe(_ text: String) -> String {
    let line = Sanitizer.line(text)
    guard line.utf8.contains(UInt8(ascii: "#")) else { return line }
    var safe = ""
    var rest = line[...]
    while let first = rest.first {
      if rest.hasPrefix("##"), rest.dropFirst(2).drop(while: \.isLetter).first == "[" {
        safe += "#\u{FFFD}"
        rest = rest.dropFirst(2)
      } else {
        safe.append(first)
        rest = rest.dropFirst()
      }
    }
    return safe
  }
}
