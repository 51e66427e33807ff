public import PlacardModels

/// The characters that decorations may be made of.
public enum GlyphSet: String, Sendable, Hashable, CaseIterable {
  /// Box drawing and a few signs, each one column wide in every terminal.
  case unicode
  /// The characters of code page 437, which the fonts of the Linux console have.
  case cp437
  /// Nothing beyond ASCII.
  case ascii

  /// Returns the sign of a severity; every severity has its own.
  public func sign(of severity: Severity, style: IconStyle = .standard) -> String {
    if self == .cp437, severity == .trace || severity == .success {
      return severity == .trace ? "·" : "√"
    }
    guard self == .unicode else {
      return switch severity {
      case .trace: "."
      case .debug: "*"
      case .info: "i"
      case .success: "+"
      case .warning: "!"
      case .error: "x"
      }
    }
    let isOutlined = style == .light || style == .subtle
    return switch severity {
    case .trace: "·"
    case .debug: isOutlined ? "◇" : "◆"
    case .info: isOutlined ? "○" : "●"
    case .success: "✓"
    case .warning: isOutlined ? "△" : "▲"
    case .error: "✗"
    }
  }

  /// Returns the sign of a name, or nil for an unknown one.
  ///
  /// The names are those of the severities, and `question`, `star`, `up`, `down`, `left`, `right`,
  /// `check`, `cross`, `dot`, `diamond`, `triangle`.
  public func sign(named name: String) -> String? {
    if let severity = Severity(rawValue: name) { return sign(of: severity) }
    let signs: (unicode: String, cp437: String, ascii: String)? =
      switch name {
      case "question": ("?", "?", "?")
      case "star": ("★", "*", "*")
      case "up": ("↑", "↑", "^")
      case "down": ("↓", "↓", "v")
      case "left": ("←", "←", "<")
      case "right": ("→", "→", ">")
      case "check": ("✓", "√", "+")
      case "cross": ("✗", "x", "x")
      case "dot": ("●", "•", "o")
      case "diamond": ("◆", "♦", "*")
      case "triangle": ("▲", "▲", "^")
      default: nil
      }
    return signs.map { choose($0.unicode, $0.cp437, $0.ascii) }
  }

  /// The character for this set.
  func choose(_ unicode: String, _ cp437: String, _ ascii: String) -> String {
    switch self {
    case .unicode: unicode
    case .cp437: cp437
    case .ascii: ascii
    }
  }

  /// Whether every character of a text belongs to the set.
  func contains(_ text: String) -> Bool {
    switch self {
    case .unicode: true
    case .cp437: text.unicodeScalars.allSatisfy { $0.isASCII || Self.isInCodePage437($0) }
    case .ascii: text.utf8.allSatisfy { $0 < 0x80 }
    }
  }

  /// A text with a tilde in the place of each ellipsis, unless the set has it; both are one column wide.
  func withOwnEllipsis(_ text: String) -> String {
    guard self != .unicode, text.unicodeScalars.contains("…") else { return text }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { scalars.append(scalar == "…" ? "~" : scalar) }
    return String(scalars)
  }

  private static func isInCodePage437(_ scalar: Unicode.Scalar) -> Bool {
    codePage437.unicodeScalars.contains(scalar)
  }

  /// The characters of code page 437 beyond ASCII: those of the controls, then the upper half.
  private static let codePage437 =
    "☺☻♥♦♣♠•◘○◙♂♀♪♫☼►◄↕‼¶§▬↨↑↓→←∟↔▲▼⌂"
    + "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌"
    + "█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u{A0}"

  /// The name of the sign that means what an emoji or a common glyph does; nil for any other.
  static func name(ofEmoji emoji: String) -> String? {
    switch emoji.unicodeScalars.first {
    case "✅", "✔", "👍", "🎉": "success"
    case "❌", "✖", "⛔", "🚫", "💥", "🔥": "error"
    case "⚠", "🚨": "warning"
    case "ℹ", "💡", "📣", "🔔": "info"
    case "🐛": "debug"
    case "❓", "❔": "question"
    case "⭐", "🌟", "✨": "star"
    case "🚀", "⬆", "📤": "up"
    case "⬇", "📥", "💾": "down"
    case "➡": "right"
    case "⬅": "left"
    default: nil
    }
  }
}
