public import PlacardModels

/// The characters that decorations may be made of.
public enum GlyphSet: String, Sendable, Hashable, CaseIterable {
  /// Box drawing and a few signs, each one column wide in every terminal.
  case unicode
  /// Nothing beyond ASCII.
  case ascii

  /// Returns the sign of a severity; every severity has its own.
  public func sign(of severity: Severity, style: IconStyle = .standard) -> String {
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
    let signs: (unicode: String, ascii: String)? =
      switch name {
      case "question": ("?", "?")
      case "star": ("★", "*")
      case "up": ("↑", "^")
      case "down": ("↓", "v")
      case "left": ("←", "<")
      case "right": ("→", ">")
      case "check": ("✓", "+")
      case "cross": ("✗", "x")
      case "dot": ("●", "o")
      case "diamond": ("◆", "*")
      case "triangle": ("▲", "^")
      default: nil
      }
    return self == .unicode ? signs?.unicode : signs?.ascii
  }

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
