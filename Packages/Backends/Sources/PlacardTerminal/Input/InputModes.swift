/// Events that a terminal reports on request, in addition to plain keys.
///
/// None is on by default, since each outlives a process that is killed, and mouse reporting prevents text
/// selection. A ``TerminalScreen`` switches them off however the program ends.
public struct InputModes: OptionSet, Sendable {
  /// One bit for each mode.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Presses, releases, drags and the wheel (modes 1002 and 1006).
  public static let pointer = InputModes(rawValue: 1 << 0)
  /// All mouse movement (mode 1003); floods a slow connection.
  public static let hover = InputModes(rawValue: 1 << 1)
  /// Window focus (mode 1004).
  public static let focus = InputModes(rawValue: 1 << 2)
  /// Bracketed paste (mode 2004).
  public static let paste = InputModes(rawValue: 1 << 3)
  /// Unambiguous keys, by the kitty keyboard protocol; never where a dropped connection could leave the
  /// mode on for a shell.
  public static let keyboard = InputModes(rawValue: 1 << 4)
  /// Changes between light and dark appearance (mode 2031).
  public static let scheme = InputModes(rawValue: 1 << 5)

  /// The bytes that switch the modes on; mouse positions in pixels, perhaps left on by another program, are
  /// switched off.
  var enabling: [UInt8] {
    var text = ""
    if !isDisjoint(with: [.pointer, .hover]) {
      text += "\u{1B}[?1016l\u{1B}[?\(contains(.hover) ? 1003 : 1002)h\u{1B}[?1006h"
    }
    if contains(.focus) { text += "\u{1B}[?1004h" }
    if contains(.paste) { text += "\u{1B}[?2004h" }
    if contains(.scheme) { text += "\u{1B}[?2031h" }
    if contains(.keyboard) { text += "\u{1B}[>1u" }
    return Array(text.utf8)
  }

  /// The bytes that switch them off again, at most 64.
  var disabling: [UInt8] {
    var text = ""
    if contains(.keyboard) { text += "\u{1B}[<u" }
    if contains(.scheme) { text += "\u{1B}[?2031l" }
    if contains(.paste) { text += "\u{1B}[?2004l" }
    if contains(.focus) { text += "\u{1B}[?1004l" }
    if !isDisjoint(with: [.pointer, .hover]) {
      text += "\u{1B}[?1006l\u{1B}[?\(contains(.hover) ? 1003 : 1002)l"
    }
    return Array(text.utf8)
  }
}
