/// What a post asks of its host's bars, such as a status line, while it is shown.
///
/// The host may decline. A name that is neither ``keep`` nor ``hide`` is a role of the theme; one that the theme
/// does not have counts as ``keep``.
public struct BarTreatment: RawRepresentable, Sendable, Hashable, ExpressibleByStringLiteral {
  /// `keep`, `hide`, or the name of a role.
  public var rawValue: String

  /// Creates a treatment from `keep`, `hide` or the name of a role.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a treatment from `keep`, `hide` or the name of a role.
  public init(stringLiteral value: String) {
    self.init(rawValue: value)
  }

  /// The bars stay as they are.
  public static let keep: Self = "keep"
  /// The bars are hidden.
  public static let hide: Self = "hide"
  /// The bars step back, in the theme's muted colour.
  public static let muted: Self = "muted"
}
