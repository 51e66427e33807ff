/// What a killed program has left changed in a terminal.
package enum TerminalLeftover: String, Sendable, CaseIterable {
  case echo, lineMode, cursor, autowrap, alternateScreen, mouse, focusReports, paste
  case kittyKeyboard, schemeReports

  /// The state in one word.
  package var state: String {
    switch self {
    case .echo, .lineMode, .autowrap: "off"
    case .cursor: "hidden"
    case .alternateScreen, .mouse, .focusReports, .paste, .kittyKeyboard, .schemeReports: "on"
    }
  }

  /// Everything that differs from what a shell gives a program.
  ///
  /// - Parameters:
  ///   - settings: the settings at the start of the program, if known.
  ///   - replies: the terminal's replies to queries, those of ``modes`` among them.
  /// - Returns: The differences, in the order of the cases.
  package static func found(
    in settings: TerminalDevice.LineSettings?, _ replies: [TerminalReply]
  ) -> [TerminalLeftover] {
    allCases.filter { leftover in
      switch leftover {
      case .echo: return settings?.hasEcho == false
      case .lineMode: return settings?.hasLineMode == false
      case .kittyKeyboard:
        return replies.contains { if case .keyboard(let flags) = $0 { flags != 0 } else { false } }
      default:
        let changed = leftover.isSetUsually ? TerminalReply.ModeState.reset : .set
        return leftover.modes.contains { replies.contains(.mode($0, changed)) }
      }
    }
  }

  /// The private modes whose states are queried.
  static let modes = allCases.flatMap(\.modes)

  private var isSetUsually: Bool { self == .cursor || self == .autowrap }

  private var modes: [Int] {
    switch self {
    case .echo, .lineMode, .kittyKeyboard: []
    case .cursor: [25]
    case .autowrap: [7]
    case .alternateScreen: [47, 1047, 1049]
    case .mouse: [9, 1000, 1002, 1003]
    case .focusReports: [1004]
    case .paste: [2004]
    case .schemeReports: [2031]
    }
  }
}
