/// What switches off, without clearing anything, the modes that a killed program may have left on.
package enum TerminalReset {
  /// Ends synchronized output; switches mouse, focus, paste and scheme reports and the kitty keyboard
  /// protocol off; leaves the alternate screen; resets rendition, link, insertion, keypad and margins;
  /// wraps lines and shows the cursor, which stays where it is.
  ///
  /// What moves the cursor, leaving the alternate screen and resetting the margins, stands between saving
  /// and restoring it.
  ///
  /// - Note: Source: xterm's control sequences. Leaving the alternate screen by mode 1049 restores the saved
  ///   cursor even where it is not active; each screen has a saved cursor and a keyboard stack of its own.
  package static let sequence: [UInt8] = Array(
    ([reset(.synchronized)] + reports.map { "\u{1B}[?\($0)l" }
      + [keyboard, save, reset(.alternateScreen), keyboard]
      + ["\u{1B}[m", "\u{1B}]8;;\u{1B}\\", "\u{1B}[4l", "\u{1B}[?1l", "\u{1B}>"]
      + [save, "\u{1B}[r", restore, set(.autowrap), set(.cursor)])
      .joined().utf8)

  /// X10, normal, button and any-motion mouse; its focus; UTF-8, SGR, urxvt and pixel positions; paste, scheme
  /// and size reports.
  private static let reports = [
    9, 1000, 1002, 1003, 1004, 1005, 1006, 1015, 1016, 2004, 2031, 2048,
  ]
  /// Empties the stack of the kitty keyboard protocol.
  private static let keyboard = "\u{1B}[<99u"
  private static let save = "\u{1B}7"
  private static let restore = "\u{1B}8"

  private static func set(_ mode: TerminalMode) -> String { "\u{1B}[?\(mode.rawValue)h" }
  private static func reset(_ mode: TerminalMode) -> String { "\u{1B}[?\(mode.rawValue)l" }
}
