import PlacardText

/// Text made fit for a log: one line, nothing that moves a cursor, nothing that a CI service obeys.
enum LogText {
  /// The safe form of a text.
  ///
  /// Commands that must begin a line (`::error`) cannot, as no record begins with a text.
  static func safe(_ text: String) -> String {
    Sanitizer.breakingCommands(in: Sanitizer.line(text))
  }
}
