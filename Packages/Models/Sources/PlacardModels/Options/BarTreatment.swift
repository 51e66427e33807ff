/// How a post asks its host to treat the host's bars, such as a status line, while it is shown.
///
/// The host may decline. A name other than ``keep`` and ``hide`` is a colour role of the theme; an
/// unknown role counts as ``keep``.
public struct BarTreatment: RawRepresentable, Sendable, Hashable, ExpressibleByStringLiteral {
  /// `keep`, `hide`, or the name of a colour role.
  public var rawValue: String

  /// Creates a treatment from `keep`, `hide` or the name of a colour role.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a treatment from `keep`, `hide` or the name of a colour role.
  public init(stringLiteral value: String) {
    self.init(rawValue: value)
  }

  /// The bars are unchanged.
  public static let keep: Self = "keep"
  /// The bars are hidden.
  public static let hide: Self = "hide"
  /// The bars are drawn in the theme's muted colour.
  public static let muted: Self = "muted"
}
