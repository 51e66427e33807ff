import PlacardViews

extension TerminalCapabilities {
  /// Reads what the environment says about the terminal.
  ///
  /// The mode is ``Mode/inline`` on a terminal that is not `dumb`, unless `CI` or `ACCESSIBLE` is set.
  /// `TTY_COMPATIBLE` (0 or 1) overrules whether it is a terminal, `TTY_INTERACTIVE` overrules `CI`. An
  /// empty variable counts as unset; for flags, `0` and `false` count as unset too.
  ///
  /// The colours follow the first that applies: `NO_COLOR`: none. `FORCE_COLOR`: 0 none, 1 = 16,
  /// 2 = 256, 3 all, other as the terminal has. `CLICOLOR_FORCE`: as the terminal has. No terminal,
  /// `TERM=dumb` or `CLICOLOR=0`: none. Otherwise as `COLORTERM` and `TERM` say. `NO_COLOR` comes first
  /// because those who set it need it.
  ///
  /// - Parameters:
  ///   - environment: the variables of the process.
  ///   - isTerminal: whether the output is one.
  public init(environment: [String: String], isTerminal: Bool) {
    let variables = Variables(environment)
    let term = variables["TERM"] ?? "dumb"
    let isTerminal = variables.choice("TTY_COMPATIBLE") ?? isTerminal
    let isCapable = isTerminal && term != "dumb"
    let isInline =
      isCapable && (variables.choice("TTY_INTERACTIVE") ?? !variables.flag("CI"))
      && !variables.flag("ACCESSIBLE")
    self.init(
      mode: isInline ? .inline : .plain,
      colorDepth: Self.depth(variables, term: term, isCapable: isCapable),
      isUnicode: Self.isUnicode(variables),
      isSynchronized: isInline && term != "linux",
      isReflowing: term != "linux" && variables["XTERM_VERSION"] == nil && !term.hasPrefix("st-"),
      columns: variables["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil })
    editing = isInline ? TerminalEditing(term: term, program: variables["TERM_PROGRAM"]) : []
  }

  private static func depth(
    _ variables: Variables, term: String, isCapable: Bool
  ) -> ColorDepth {
    let detected = detectedDepth(variables, term: term)
    if variables["NO_COLOR"] != nil { return .none }
    switch variables["FORCE_COLOR"] {
    case nil: break
    case "0", "false": return .none
    case "1": return .ansi16
    case "2": return .ansi256
    case "3": return .trueColor
    default: return max(detected, .ansi16)
    }
    if variables.flag("CLICOLOR_FORCE") { return max(detected, .ansi16) }
    return isCapable && variables["CLICOLOR"] != "0" ? detected : .none
  }

  /// What the terminal shows, whether or not it is one.
  private static func detectedDepth(_ variables: Variables, term: String) -> ColorDepth {
    if let colors = variables["COLORTERM"], colors == "truecolor" || colors == "24bit" {
      return .trueColor
    }
    if term == "dumb" { return .none }
    if term.hasSuffix("-direct") || direct.contains(where: term.hasPrefix) { return .trueColor }
    return term.hasSuffix("-256color") ? .ansi256 : .ansi16
  }

  private static let direct = [
    "xterm-kitty", "xterm-ghostty", "ghostty", "alacritty", "foot", "wezterm", "contour",
  ]

  /// Whether the locale's encoding is UTF-8; a locale that is not set is taken for a modern one.
  private static func isUnicode(_ variables: Variables) -> Bool {
    let locale = variables["LC_ALL"] ?? variables["LC_CTYPE"] ?? variables["LANG"]
    guard let locale = locale?.lowercased() else { return true }
    return locale.split(separator: ".").dropFirst().contains { encoding in
      encoding.hasPrefix("utf-8") || encoding.hasPrefix("utf8")
    }
  }
}

/// The environment, read with care.
private struct Variables {
  private let values: [String: String]

  init(_ values: [String: String]) {
    self.values = values
  }

  /// A value that is not empty.
  subscript(name: String) -> String? {
    values[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether a variable is set to anything but `0` and `false`.
  func flag(_ name: String) -> Bool {
    self[name].map { $0 != "0" && $0 != "false" } ?? false
  }

  /// True for `1`, false for `0`.
  func choice(_ name: String) -> Bool? {
    switch self[name] {
    case "1": true
    case "0": false
    default: nil
    }
  }
}
