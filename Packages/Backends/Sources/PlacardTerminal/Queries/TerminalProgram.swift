/// A terminal program with known properties.
enum TerminalProgram: String, Sendable {
  case unknown = "unknown"
  case alacritty = "Alacritty"
  case appleTerminal = "Terminal.app"
  case conEmu = "ConEmu"
  case contour = "Contour"
  case foot = "foot"
  case ghostty = "Ghostty"
  case iTerm2 = "iTerm2"
  case kitty = "kitty"
  case konsole = "Konsole"
  case linux = "Linux console"
  case mintty = "mintty"
  case mlterm = "mlterm"
  case rxvt = "rxvt"
  case screen = "screen"
  case st = "st"
  case tmux = "tmux"
  case vscode = "VS Code"
  case vte = "VTE"
  case wezTerm = "WezTerm"
  case windowsTerminal = "Windows Terminal"
  case xterm = "xterm"

  /// The lowercase prefixes of XTVERSION replies and `TERM`.
  private static let names: [(String, TerminalProgram)] = [
    ("alacritty", .alacritty), ("contour", .contour), ("foot", .foot), ("ghostty", .ghostty),
    ("iterm2", .iTerm2), ("kitty", .kitty), ("konsole", .konsole), ("mintty", .mintty),
    ("mlterm", .mlterm), ("rxvt", .rxvt), ("tmux", .tmux), ("vte", .vte), ("wezterm", .wezTerm),
    ("xterm(", .xterm), ("xterm.js", .vscode), ("linux", .linux), ("st-", .st), ("screen", .screen),
  ]

  /// The values of `TERM_PROGRAM`.
  private static let programs: [(String, TerminalProgram)] = [
    ("Apple_Terminal", .appleTerminal), ("iTerm.app", .iTerm2), ("vscode", .vscode),
    ("WezTerm", .wezTerm), ("ghostty", .ghostty), ("mintty", .mintty), ("tmux", .tmux),
  ]

  /// The program with a name; nil if unknown.
  init?(name: String) {
    var name = name.lowercased()
    if name.hasPrefix("xterm-") { name.removeFirst("xterm-".count) }
    guard let known = Self.names.first(where: { name.hasPrefix($0.0) }) else { return nil }
    self = known.1
  }

  /// The program indicated by the environment, with the reason; the innermost one if they are
  /// nested.
  static func find(in variables: Variables) -> (TerminalProgram, reason: String)? {
    if let multiplexer = variables.multiplexer {
      let name = ["TMUX", "STY"].first { variables[$0] != nil } ?? "TERM"
      return (
        multiplexer == "tmux" ? .tmux : .screen, name == "TERM" ? variables.quote(name) : name
      )
    }
    if let program = TerminalProgram(name: variables.term) {
      return (program, variables.quote("TERM"))
    }
    if let name = variables["TERM_PROGRAM"], let known = programs.first(where: { $0.0 == name }) {
      return (known.1, variables.quote("TERM_PROGRAM"))
    }
    let signs: [(String, TerminalProgram)] = [
      ("XTERM_VERSION", .xterm), ("VTE_VERSION", .vte), ("WT_SESSION", .windowsTerminal),
      ("ConEmuANSI", .conEmu), ("KONSOLE_VERSION", .konsole),
    ]
    return signs.first { variables[$0.0] != nil }.map { ($0.1, $0.0) }
  }

  /// Whether it supports 24-bit colours.
  var hasAllColors: Bool {
    switch self {
    case .alacritty, .contour, .foot, .ghostty, .iTerm2, .kitty, .konsole, .vscode, .vte, .wezTerm,
      .windowsTerminal:
      true
    default: false
    }
  }

  /// Whether it draws a grapheme cluster as one glyph.
  var joinsClusters: Bool {
    switch self {
    case .contour, .foot, .ghostty, .iTerm2, .kitty, .wezTerm: true
    default: false
    }
  }

  /// Whether it supports links; disabled in iTerm2, as in Cargo.
  func hasLinks(version: Int?) -> Bool {
    switch self {
    case .alacritty, .contour, .foot, .ghostty, .kitty, .konsole, .mintty, .vscode, .wezTerm,
      .windowsTerminal:
      true
    case .vte: version.map { $0 >= 5000 } ?? false
    case .tmux: version.map { $0 >= 304 } ?? false
    default: false
    }
  }

  /// Whether it supports progress by OSC 9;4; other programs show a notification at every step.
  func hasProgress(version: Int?) -> Bool {
    switch self {
    case .conEmu, .ghostty, .wezTerm, .windowsTerminal: true
    case .vte: version.map { $0 >= 7900 } ?? false
    default: false
    }
  }

  /// Its notification protocol, or nil.
  var notifications: TerminalCapabilities.Notifications? {
    switch self {
    case .kitty: .osc99
    case .foot, .ghostty, .rxvt: .osc777
    case .iTerm2: .osc9
    default: nil
    }
  }

  /// Whether every version supports the kitty graphics protocol.
  var showsGraphics: Bool { self == .kitty || self == .ghostty }

  /// Whether graphics support may be queried; other programs might print the query.
  var mayShowGraphics: Bool {
    switch self {
    case .ghostty, .kitty, .konsole, .wezTerm: true
    default: false
    }
  }
}
