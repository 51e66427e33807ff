extension Message {
  /// The background colour of a message: a colour role of the theme, or exactly `#rrggbb`.
  ///
  /// Any string is accepted; one that is neither leaves the background to the style. Prefer a role:
  /// it is legible in every theme, light or dark.
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

/// The colour roles that every theme defines.
extension Message.Fill {
  /// Interactive elements.
  public static let accent: Self = "accent"
  /// Less prominent than text.
  public static let muted: Self = "muted"
  /// Information.
  public static let info: Self = "info"
  /// Success.
  public static let success: Self = "success"
  /// Warnings.
  public static let warning: Self = "warning"
  /// Errors.
  public static let error: Self = "error"
}

/// CSS colours (CSS Color Module Level 4, named colors).
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
