import PlacardText
import PlacardViews

/// Evidence from the environment and the terminal's replies, and the conclusions.
struct TerminalEvidence {
  let variables: Variables
  let identity: TerminalIdentity
  let isTerminal: Bool
  /// The replies.
  let replies: [TerminalReply]
  /// The reason why there are no other replies.
  let silence: String

  init(_ environment: [String: String], isTerminal: Bool, queries: TerminalQueries?) {
    variables = Variables(environment)
    replies = queries?.replies ?? []
    identity = TerminalIdentity(variables, replies)
    self.isTerminal = variables.choice("TTY_COMPATIBLE") ?? isTerminal
    silence =
      switch queries {
      case nil: "not asked"
      case let queries? where queries.refusal != nil: "not asked"
      case _?: "no answer"
      }
  }

  var isCapable: Bool { isTerminal && variables.term != "dumb" }

  var mode: Belief<TerminalCapabilities.Mode> {
    if !isTerminal {
      let isChosen = variables.choice("TTY_COMPATIBLE") == false
      return Belief(.plain, isChosen ? "TTY_COMPATIBLE=0" : "the output is no terminal")
    }
    if !isCapable { return Belief(.plain, variables["TERM"] == nil ? "no TERM" : "TERM=dumb") }
    if variables.flag("ACCESSIBLE") { return Belief(.plain, variables.quote("ACCESSIBLE")) }
    if let isInteractive = variables.choice("TTY_INTERACTIVE") {
      return Belief(isInteractive ? .inline : .plain, variables.quote("TTY_INTERACTIVE"))
    }
    if variables.flag("CI") { return Belief(.plain, variables.quote("CI")) }
    return Belief(.inline, variables.quote("TERM"))
  }

  /// Whether the user does not refuse to be asked.
  var asksByLine: Bool { variables.choice("TTY_INTERACTIVE") != false }

  var colorDepth: Belief<ColorDepth> {
    let detected = detectedDepth
    let forced = Belief(max(detected.value, .ansi16), detected.reason)
    if variables["NO_COLOR"] != nil { return Belief(.none, variables.quote("NO_COLOR")) }
    if let wish = variables["FORCE_COLOR"] {
      let reason = variables.quote("FORCE_COLOR")
      switch wish {
      case "0", "false": return Belief(.none, reason)
      case "1": return Belief(.ansi16, reason)
      case "2": return Belief(.ansi256, reason)
      case "3": return Belief(.trueColor, reason)
      default: return Belief(forced.value, "\(reason), \(forced.reason)")
      }
    }
    if variables.flag("CLICOLOR_FORCE") {
      return Belief(forced.value, "\(variables.quote("CLICOLOR_FORCE")), \(forced.reason)")
    }
    if !isCapable { return Belief(.none, mode.reason) }
    return variables["CLICOLOR"] == "0" ? Belief(.none, "CLICOLOR=0") : detected
  }

  /// Whether the user asks for colours whatever the output is: `FORCE_COLOR`, `CLICOLOR_FORCE`.
  var isColorForced: Bool {
    let isAsked = variables["FORCE_COLOR"] != nil || variables.flag("CLICOLOR_FORCE")
    return isAsked && colorDepth.value != .none
  }

  /// The colour depth of the terminal, whether or not the output is one.
  private var detectedDepth: Belief<ColorDepth> {
    let term = variables.term
    if let colors = variables["COLORTERM"], colors == "truecolor" || colors == "24bit" {
      return Belief(.trueColor, variables.quote("COLORTERM"))
    }
    if term == "dumb" { return Belief(.none, "TERM=dumb") }
    if term.hasSuffix("-direct") { return Belief(.trueColor, variables.quote("TERM")) }
    if identity.program.hasAllColors, isOwnWord {
      return Belief(.trueColor, "\(identity.program.rawValue) has them all")
    }
    return Belief(term.hasSuffix("-256color") ? .ansi256 : .ansi16, variables.quote("TERM"))
  }

  /// Whether the program was identified by its reply or by `TERM`, which remain valid over SSH.
  var isOwnWord: Bool {
    replies.contains { if case .version = $0 { true } else { false } }
      || TerminalProgram(name: variables.term) == identity.program
  }

  var isUnicode: Belief<Bool> {
    guard
      let name = ["LC_ALL", "LC_CTYPE", "LANG"].first(where: { variables[$0] != nil }),
      let locale = variables[name]?.lowercased()
    else { return Belief(true, "no locale is set") }
    let isUnicode = locale.split(separator: ".").dropFirst().contains { encoding in
      encoding.hasPrefix("utf-8") || encoding.hasPrefix("utf8")
    }
    return Belief(isUnicode, variables.quote(name))
  }

  var isReflowing: Belief<Bool> {
    if variables.term == "linux" { return Belief(false, "TERM=linux") }
    if variables["XTERM_VERSION"] != nil { return Belief(false, "XTERM_VERSION") }
    if identity.program == .xterm || variables.term.hasPrefix("st-") {
      return Belief(false, "\(identity.program.rawValue) cuts rows off")
    }
    return Belief(true, "most terminals do")
  }

  var columns: Belief<Int?> {
    guard let columns = variables.number("COLUMNS"), columns > 0 else {
      return Belief(nil, "no COLUMNS")
    }
    return Belief(columns, variables.quote("COLUMNS"))
  }

  var multiplexer: Belief<String?> {
    guard let name = variables.multiplexer else { return Belief(nil, "no TMUX, no STY") }
    let variable = ["TMUX", "STY"].first { variables[$0] != nil }
    return Belief(name, variable ?? variables.quote("TERM"))
  }

  var isRemote: Belief<Bool> {
    variables.remote.map { Belief(true, $0) } ?? Belief(false, "no SSH_TTY, no SSH_CONNECTION")
  }
}
