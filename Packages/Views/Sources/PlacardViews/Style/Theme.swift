public import PlacardAccessibility
public import PlacardModels

/// The colours and signs that views are drawn with.
///
/// The terminal's own text and background colours stay; a theme adds colours that can be read on
/// any usual background of its scheme, and signs that distinguish the severities without colour. One
/// without a scheme leaves all text to the terminal and colours lines and fills only.
public struct Theme: Sendable, Equatable {
  /// Whether the background is dark or light.
  public typealias Scheme = Appearance.Scheme

  /// What a colour is for.
  public enum Role: String, Sendable, Hashable, CaseIterable {
    case text, muted, accent, trace, debug, info, success, warning, error
    /// The background of what lies above the terminal's own; every other colour can be read on it.
    case surface
    /// The background of a message above an application, a little off the terminal's own.
    case raised
    /// What is seen below such a background.
    case shadow

    /// Hashes which one it is, not its name.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(index)
    }

    /// Its index among all.
    fileprivate var index: Int { Int(unsafeBitCast(self, to: UInt8.self)) }

    /// Creates the role of a severity.
    public init(_ severity: Severity) {
      self =
        switch severity {
        case .trace: .trace
        case .debug: .debug
        case .info: .info
        case .success: .success
        case .warning: .warning
        case .error: .error
        }
    }
  }

  /// The scheme that it is made for; nil for a background that is not known.
  public var scheme: Scheme?
  /// The terminal's background, where it is known exactly; see ``Themes/theme(forBackground:)``.
  public internal(set) var background: RGB?
  /// The colours by role; `text`, and what is missing, is the terminal's own.
  public var colors: [Role: RGB] {
    get {
      Role.allCases.reduce(into: [:]) { colors, role in colors[role] = self[role] }
    }
    set { table = Role.allCases.map { newValue[$0] } }
  }
  /// How a message's sign is drawn when it brings none of its own.
  public var iconStyle: IconStyle
  /// The colours in the order of the roles, for constant-time lookup.
  private var table: [RGB?]

  /// Creates a theme.
  public init(
    scheme: Scheme?, colors: [Role: RGB], iconStyle: IconStyle = .standard
  ) {
    self.scheme = scheme
    table = Role.allCases.map { colors[$0] }
    self.iconStyle = iconStyle
  }

  /// The colour of a role; nil is the terminal's own.
  subscript(role: Role) -> RGB? { table[role.index] }

  /// The theme for dark backgrounds, from black to `#282c34`.
  public static let dark = Theme(
    scheme: .dark,
    colors: [
      .muted: RGB(0xa8b2c0), .accent: RGB(0xc4a7f7), .trace: RGB(0xa8b2c0), .debug: RGB(0x8fb8c9),
      .info: RGB(0x7cb7ff), .success: RGB(0x7ee2a8), .warning: RGB(0xf5c451),
      .error: RGB(0xff8f87), .surface: RGB(0x2e3440), .raised: RGB(0x1f232b),
      .shadow: RGB(0x000000),
    ])

  /// The theme for light backgrounds, from white to `#f0f0f0`.
  public static let light = Theme(
    scheme: .light,
    colors: [
      .muted: RGB(0x5b6572), .accent: RGB(0x7340c8), .trace: RGB(0x5b6572), .debug: RGB(0x2f6478),
      .info: RGB(0x0a58b8), .success: RGB(0x13703a), .warning: RGB(0x7d5100),
      .error: RGB(0xb3261e), .surface: RGB(0xdfe4ec), .raised: RGB(0xf5f6f8),
      .shadow: RGB(0xd9dde4),
    ])

  /// The theme for a background that is not known.
  ///
  /// Its colours are those of lines and fills: they stand out from black, white and all between the
  /// usual backgrounds of both schemes, with a contrast of 3, and are among the 256.
  public static let neutral = Theme(
    scheme: nil,
    colors: [
      .muted: RGB(0x808080), .accent: RGB(0xaf5fd7), .trace: RGB(0x808080), .debug: RGB(0x5f8787),
      .info: RGB(0x0087d7), .success: RGB(0x00875f), .warning: RGB(0xd75f00),
      .error: RGB(0xff0000), .surface: RGB(0x303030),
    ])

  /// The backgrounds on which the scheme's colours must be readable; those of both for nil.
  public static func usualBackgrounds(of scheme: Scheme?) -> [RGB] {
    switch scheme {
    case .dark: [.black, RGB(0x0d1117), RGB(0x1e1e2e), RGB(0x282c34), RGB(0x002b36)]
    case .light: [.white, RGB(0xfafafa), RGB(0xf0f0f0), RGB(0xfdf6e3)]
    case nil: usualBackgrounds(of: .dark) + usualBackgrounds(of: .light)
    }
  }
}
