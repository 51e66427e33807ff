/// Terminal events that its writer must handle.
package struct TerminalEvents: OptionSet, Sendable, Equatable {
  /// One bit for each event.
  package let rawValue: Int

  /// Creates a set from its bits.
  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The window size has changed.
  package static let resized = TerminalEvents(rawValue: 1 << 0)
  /// The terminal was restored, and the process continues.
  package static let restored = TerminalEvents(rawValue: 1 << 1)
  /// The process was stopped and continues; the terminal was not restored before.
  package static let continued = TerminalEvents(rawValue: 1 << 2)
}
