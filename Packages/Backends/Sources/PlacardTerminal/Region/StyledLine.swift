import PlacardText

/// One line of text that is safe to print: runs of one style each, without any control.
package struct StyledLine: Sendable, Equatable {
  /// A stretch of text in one style.
  package struct Run: Sendable, Equatable {
    /// The text, sanitized.
    package let text: String
    /// How it looks.
    package let style: CellStyle

    /// Creates a run; whatever could act on the terminal becomes harmless.
    package init(_ text: String, style: CellStyle = .plain) {
      self.text = Sanitizer.foreignLine(text)
      self.style = style
    }

    /// Creates a run of text that has passed the sanitizer.
    init(safe text: String, style: CellStyle) {
      self.text = text
      self.style = style
    }
  }

  /// The runs from left to right.
  package var runs: [Run]

  /// Creates a line from its runs.
  package init(_ runs: [Run] = []) {
    self.runs = runs
  }

  /// Creates a line of plain text; a line break in it shows as `⏎`.
  package init(_ text: String) {
    runs = [Run(text)]
  }

  /// The text without its styles.
  package var text: String {
    runs.count == 1 ? runs[0].text : runs.map(\.text).joined()
  }
}

extension Sanitizer {
  /// For one line that another program wrote: never cut, so that no text is lost.
  static let foreignLine = Sanitizer(
    lines: .single, tabWidth: 8, maximumBytes: .max, maximumLines: .max, allowsPrivateUse: true)

  /// For lines that another program wrote.
  static let foreignLines = Sanitizer(
    tabWidth: 8, maximumBytes: .max, maximumLines: .max, allowsPrivateUse: true)
}
