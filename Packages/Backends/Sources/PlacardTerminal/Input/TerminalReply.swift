public import PlacardAccessibility

/// A terminal's reply to a query, or a report that was requested once.
///
/// Parsed by grammar, never compared with literal text: numbers are numbers or nothing, and the only text
/// is short, printable ASCII.
public enum TerminalReply: Sendable, Equatable {
  /// The state of a private mode.
  public enum ModeState: Int, Sendable, Hashable {
    case unknown, set, reset, alwaysSet, alwaysReset

    /// Whether the mode can be active.
    public var isAvailable: Bool { self != .unknown && self != .alwaysReset }
  }

  /// DA1: the class of the terminal and its features; every terminal replies.
  case attributes([Int])
  /// XTVERSION: name and version as the terminal writes them, at most 128 characters.
  case version(String)
  /// OSC 10: the default foreground colour.
  case foreground(RGB)
  /// OSC 11: the default background colour.
  case background(RGB)
  /// DECRPM: the state of a private mode.
  case mode(Int, ModeState)
  /// The active flags of the kitty keyboard protocol; any reply means that it is supported.
  case keyboard(Int)
  /// The reply of the kitty graphics protocol for an image; whether it was accepted.
  case graphics(id: Int, isAccepted: Bool)
  /// CPR: the cell of the cursor, both numbers from 0.
  case position(row: Int, column: Int)
  /// The size of a cell in pixels.
  case cellSize(width: Int, height: Int)
  /// The user switched to light or dark appearance.
  case scheme(isDark: Bool)
}

extension TerminalReply: CustomStringConvertible {
  /// The reply as text.
  public var description: String {
    switch self {
    case .attributes(let numbers):
      "attributes" + numbers.map { " \($0)" }.joined()
    case .version(let text): "version \(text)"
    case .foreground(let color): "foreground \(color.red) \(color.green) \(color.blue)"
    case .background(let color): "background \(color.red) \(color.green) \(color.blue)"
    case .mode(let mode, let state): "mode \(mode) \(state)"
    case .keyboard(let flags): "keyboard \(flags)"
    case .graphics(let id, let isAccepted): "graphics \(id) \(isAccepted ? "accepted" : "refused")"
    case .position(let row, let column): "position \(column) \(row)"
    case .cellSize(let width, let height): "cell \(width) \(height)"
    case .scheme(let isDark): isDark ? "dark" : "light"
    }
  }
}
