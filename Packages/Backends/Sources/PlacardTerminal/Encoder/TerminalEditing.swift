/// What a terminal does besides printing, moving and erasing, and what is used only where it does.
public struct TerminalEditing: OptionSet, Sendable, Hashable {
  /// One bit an ability.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Moves the rest of a row: insert and delete character (ICH, DCH).
  public static let shifting = TerminalEditing(rawValue: 1)
  /// Prints the last character again (REP); used for ASCII only.
  public static let repeating = TerminalEditing(rawValue: 2)
  /// Blanks a number of cells without moving the cursor (ECH).
  public static let erasing = TerminalEditing(rawValue: 4)
  /// Erases in the background of the pen, as xterm does.
  public static let coloring = TerminalEditing(rawValue: 8)

  /// Everything.
  public static let all: TerminalEditing = [.shifting, .repeating, .erasing, .coloring]

  /// Creates what a terminal is known to do; nothing for one that is not known.
  ///
  /// - Parameters:
  ///   - term: The terminal's name, as in `TERM`.
  ///   - program: The program's name, as in `TERM_PROGRAM`; Terminal.app repeats nothing.
  public init(term: String, program: String? = nil) {
    let known = [
      "xterm", "tmux", "alacritty", "foot", "ghostty", "wezterm", "contour", "vte", "st-", "mlterm",
      "konsole", "kitty",
    ]
    let plain = ["screen", "linux", "rxvt"]
    if known.contains(where: term.hasPrefix) {
      self = program == "Apple_Terminal" ? [.shifting, .erasing, .coloring] : .all
    } else {
      self = plain.contains(where: term.hasPrefix) ? [.shifting, .erasing] : []
    }
  }
}
