public import PlacardAccessibility
public import PlacardModels

/// A colour in a view: a role of the theme, or exact.
public enum Paint: Sendable, Equatable {
  /// What the theme has for the role.
  case role(Theme.Role)
  /// Exactly this one, where there are enough colours.
  case rgb(RGB)

  /// The terminal's own text colour.
  public static let text = Paint.role(.text)
  /// Less important than the text.
  public static let muted = Paint.role(.muted)
  /// What can be acted upon.
  public static let accent = Paint.role(.accent)
  /// The background of what lies above the terminal's own background.
  public static let surface = Paint.role(.surface)
  /// Of an information.
  public static let info = Paint.role(.info)
  /// Of a success.
  public static let success = Paint.role(.success)
  /// Of a warning.
  public static let warning = Paint.role(.warning)
  /// Of an error.
  public static let error = Paint.role(.error)

  /// Of a severity.
  public static func severity(_ severity: Severity) -> Paint {
    .role(Theme.Role(severity))
  }

  /// Creates the paint of a message's `fill`: `#rrggbb` or a role's name; nil for any other text.
  public init?(fill: String) {
    if let color = RGB(hex: fill) {
      self = .rgb(color)
    } else if let role = Theme.Role(rawValue: fill) {
      self = .role(role)
    } else {
      return nil
    }
  }
}
