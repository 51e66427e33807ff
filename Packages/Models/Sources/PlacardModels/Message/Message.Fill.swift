extension Message {
  /// A colour that fills the background of a message: a role of the theme, or exactly `#rrggbb`.
  ///
  /// Any text is accepted; one that is neither leaves the background as the style has it. Prefer a
  /// role: it is legible in every theme, on light and on dark.
  public struct Fill: RawRepresentable, Sendable, Hashable, Codable, ExpressibleByStringLiteral {
    /// The role's name, or `#rrggbb`.
    public var rawValue: String

    /// Creates a fill from a role's name or `#rrggbb`.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates a fill from a role's name or `#rrggbb`.
    public init(stringLiteral value: String) {
      self.init(rawValue: value)
    }
  }
}

/// The roles that every theme has.
extension Message.Fill {
  /// What can be acted upon.
  public static let accent: Self = "accent"
  /// Less important than the text.
  public static let muted: Self = "muted"
  /// Of an information.
  public static let info: Self = "info"
  /// Of a success.
  public static let success: Self = "success"
  /// Of a warning.
  public static let warning: Self = "warning"
  /// Of an error.
  public static let error: Self = "error"
}

/// Colours by name, as CSS has them (CSS Color Module Level 4, named colors).
extension Message.Fill {
  /// `#ff0000`.
  public static let red: Self = "#ff0000"
  /// `#ffa500`.
  public static let orange: Self = "#ffa500"
  /// `#ffff00`.
  public static let yellow: Self = "#ffff00"
  /// `#008000`.
  public static let green: Self = "#008000"
  /// `#008080`.
  public static let teal: Self = "#008080"
  /// `#0000ff`.
  public static let blue: Self = "#0000ff"
  /// `#800080`.
  public static let purple: Self = "#800080"
  /// `#808080`.
  public static let gray: Self = "#808080"
  /// `#000000`.
  public static let black: Self = "#000000"
  /// `#ffffff`.
  public static let white: Self = "#ffffff"
}
