/// The editing functions of a terminal beyond printing, moving and erasing; each is used only if supported.
package struct TerminalEditing: OptionSet, Sendable, Hashable {
  /// One bit for each function.
  package let rawValue: UInt8

  /// Creates a set from its bits.
  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Shifts the rest of a row: insert and delete character (ICH, DCH).
  package static let shifting = TerminalEditing(rawValue: 1)
  /// Repeats the last character (REP); used for ASCII only.
  package static let repeating = TerminalEditing(rawValue: 2)
  /// Erases a number of cells without moving the cursor (ECH).
  package static let erasing = TerminalEditing(rawValue: 4)
  /// Erases in the background of the pen, as xterm does.
  package static let coloring = TerminalEditing(rawValue: 8)

  /// All functions.
  package static let all: TerminalEditing = [.shifting, .repeating, .erasing, .coloring]

  /// Creates a set of the functions known for a terminal; empty for an unknown one.
  ///
  /// - Parameters:
  ///   - term: The terminal type, as in `TERM`.
  ///   - program: The program, as in `TERM_PROGRAM`; Terminal.app does not support REP.
  package init(term: String, program: String? = nil) {
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
