import PlacardText

/// Sanitizes text for logs: one line, without control characters and CI commands.
enum LogText {
  /// The sanitized text.
  ///
  /// Commands at the start of a line (`::error`) are harmless, since no record begins with text.
  static func safe(_ text: String) -> String {
    Sanitizer.breakingCommands(in: Sanitizer.line(text))
  }
}
