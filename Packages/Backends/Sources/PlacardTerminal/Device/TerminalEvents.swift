/// Terminal events that its writer must handle.
@_spi(Inspection) public struct TerminalEvents: OptionSet, Sendable, Equatable {
  /// One bit for each event.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The window size has changed.
  public static let resized = TerminalEvents(rawValue: 1 << 0)
  /// The terminal was restored, and the process continues.
  public static let restored = TerminalEvents(rawValue: 1 << 1)
  /// The process was stopped and continues; the terminal was not restored before.
  public static let continued = TerminalEvents(rawValue: 1 << 2)
}
