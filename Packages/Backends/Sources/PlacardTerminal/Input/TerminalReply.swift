public import PlacardAccessibility

/// A terminal's answer to a question, or a report that was asked for once.
///
/// Read by grammar and never by literal text: numbers are numbers or nothing, and the one text among
/// them is short and printable ASCII.
public enum TerminalReply: Sendable, Equatable {
  /// What a private mode is.
  public enum ModeState: Int, Sendable, Hashable {
    case unknown, set, reset, alwaysSet, alwaysReset

    /// Whether the mode can be in force.
    public var isAvailable: Bool { self != .unknown && self != .alwaysReset }
  }

  /// DA1: the class of the terminal and what it has; every terminal answers.
  case attributes([Int])
  /// XTVERSION: name and version as the terminal writes them, at most 128 characters.
  case version(String)
  /// OSC 10: the colour of text.
  case foreground(RGB)
  /// OSC 11: the colour behind it.
  case background(RGB)
  /// DECRPM: the state of a private mode.
  case mode(Int, ModeState)
  /// The flags of the kitty keyboard protocol in force; any answer says that it is understood.
  case keyboard(Int)
  /// The kitty graphics protocol answered for an image; whether it took it.
  case graphics(id: Int, isAccepted: Bool)
  /// The size of a cell in pixels.
  case cellSize(width: Int, height: Int)
  /// The user chose a light or a dark look.
  case scheme(isDark: Bool)
}

extension TerminalReply: CustomStringConvertible {
  /// What was answered, in words and numbers.
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
    case .cellSize(let width, let height): "cell \(width) \(height)"
    case .scheme(let isDark): isDark ? "dark" : "light"
    }
  }
}
