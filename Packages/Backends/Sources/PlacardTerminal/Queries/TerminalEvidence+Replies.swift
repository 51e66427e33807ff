import PlacardAccessibility
import PlacardModels
import PlacardText
import PlacardViews

extension TerminalEvidence {
  /// The scheme of the background: by `PLACARD_SCHEME`, by the reported colour, or by the last number of `COLORFGBG`, as set
  /// by rxvt, Konsole and others, of which 7 and 9 to 15 are light; nil if neither is known.
  var scheme: Belief<Theme.Scheme?> {
    if let scheme = variables.scheme { return Belief(scheme, variables.quote("PLACARD_SCHEME")) }
    for case .background(let color) in replies {
      return Belief(Theme.Scheme(background: color), "it says \(color.text)")
    }
    let last = variables["COLORFGBG"]?.split(separator: ";").last.flatMap { Int($0) }
    if let last {
      let isLight = last == 7 || (9...15).contains(last)
      return Belief(isLight ? .light : .dark, variables.quote("COLORFGBG"))
    }
    return Belief(nil, "\(silence), no COLORFGBG")
  }

  /// The reported state of a mode; nil if none was reported.
  private func state(of mode: Int) -> TerminalReply.ModeState? {
    for case .mode(mode, let state) in replies { return state }
    return nil
  }

  var isSynchronized: Belief<Bool> {
    if mode.value == .plain { return Belief(false, "plain lines need none") }
    if variables.term == "linux" { return Belief(false, "TERM=linux") }
    guard let state = state(of: 2026) else { return Belief(true, "harmless, \(silence)") }
    return Belief(state.isAvailable, "mode 2026 is \(state)")
  }

  var widthModel: Belief<WidthModel> {
    if let state = state(of: 2027), state == .set || state == .alwaysSet {
      return Belief(.cluster, "mode 2027 is \(state)")
    }
    let name = identity.program.rawValue
    if identity.program.joinsClusters { return Belief(.cluster, "\(name) draws clusters as one") }
    return identity.program == .unknown
      ? Belief(.legacy, "most terminals count so") : Belief(.legacy, "\(name) counts scalars")
  }

  var keyboard: Belief<TerminalCapabilities.Keyboard> {
    for case .keyboard in replies { return Belief(.kitty, "it says so") }
    return Belief(.legacy, silence)
  }

  var escapeDelay: Belief<Int> {
    guard let delay = variables.number("ESCDELAY"), delay > 0 else {
      return Belief(50, "no ESCDELAY")
    }
    return Belief(min(delay, 1000), variables.quote("ESCDELAY"))
  }

  var hasPointer: Belief<Bool> {
    if mode.value == .plain { return Belief(false, "plain lines need none") }
    return variables.term == "linux"
      ? Belief(false, "TERM=linux") : Belief(true, "nearly every terminal can")
  }

  var cellSize: Belief<TerminalCapabilities.Pixels?> {
    for case .cellSize(let width, let height) in replies {
      return Belief(TerminalCapabilities.Pixels(width: width, height: height), "it says so")
    }
    return Belief(nil, silence)
  }

  var pictures: Belief<TerminalCapabilities.Pictures> {
    if mode.value == .plain { return Belief(.alternative, "plain lines have none") }
    let answers = replies.compactMap {
      if case .graphics(_, let isConsumed) = $0 { isConsumed } else { nil }
    }
    if answers.contains(true) { return Belief(.kitty, "it took one") }
    if answers.isEmpty, isOwnWord, identity.program.showsGraphics, colorDepth.value > .none {
      return Belief(.kitty, "\(identity.program.rawValue) shows them")
    }
    if colorDepth.value < .ansi256 { return Belief(.alternative, "too few colours") }
    return isUnicode.value
      ? Belief(.halfBlocks, "256 colours and Unicode") : Belief(.alternative, "no Unicode")
  }

  var hasLinks: Belief<Bool> {
    known(identity.program.hasLinks(version: identity.version))
  }

  var hasProgress: Belief<Bool> {
    known(identity.program.hasProgress(version: identity.version))
  }

  var notifications: Belief<TerminalCapabilities.Notifications?> {
    let form = isCapable ? identity.program.notifications : nil
    return Belief(form, known(form != nil).reason)
  }

  var sizeReports: Belief<String> {
    guard let state = state(of: 2048) else { return Belief("unknown", silence) }
    return Belief("\(state)", "it says so; mode 2048 is never used")
  }

  /// Whether a program is known to support a feature, where it is available at all.
  private func known(_ has: Bool) -> Belief<Bool> {
    if !isCapable { return Belief(false, mode.reason) }
    let name = identity.program == .unknown ? "the terminal" : identity.program.rawValue
    return Belief(has, has ? "\(name) has it" : "\(name) is not known to have it")
  }
}

extension RGB {
  fileprivate var text: String {
    let channels = [red, green, blue].map { value in
      (value < 16 ? "0" : "") + String(value, radix: 16)
    }
    return "#" + channels.joined()
  }
}
