/// What a terminal does besides printing, moving and erasing, and what is used only where it does.
package struct TerminalEditing: OptionSet, Sendable, Hashable {
  /// One bit an ability.
  package let rawValue: UInt8

  /// Creates a set from its bits.
  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Moves the rest of a row: insert and delete character (ICH, DCH).
  package static let shifting = TerminalEditing(rawValue: 1)
  /// Prints the last character again (REP); used for ASCII only.
  package static let repeating = TerminalEditing(rawValue: 2)
  /// Blanks a number of cells without moving the cursor (ECH).
  package static let erasing = TerminalEditing(rawValue: 4)
  /// Erases in the background of the pen, as xterm does.
  package static let coloring = TerminalEditing(rawValue: 8)

  /// Everything.
  package static let all: TerminalEditing = [.shifting, .repeating, .erasing, .coloring]

  /// Creates what a terminal is known to do; nothing for one that is not known.
  ///
  /// - Parameters:
  ///   - term: The terminal's name, as in `TERM`.
  ///   - program: The program's name, as in `TERM_PROGRAM`; Terminal.app repeats nothing.
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
