/// How a post looks, beside what its style and the theme say; what is nil is left to them.
public struct Appearance: Sendable, Hashable {
  /// Whether the theme is made for a light background or for a dark one.
  public enum Scheme: String, Sendable, Hashable, Codable, CaseIterable {
    case dark, light
  }

  /// The scheme of the theme with which it is drawn; nil follows the background.
  public var scheme: Scheme?
  /// The colour of texts and signs: a role of the theme, or `#rrggbb`.
  public var tint: Message.Fill?
  /// Whether it throws a shadow, where there are colours for one.
  public var hasShadow: Bool?
  /// How the sign of its severity is drawn.
  public var iconStyle: IconStyle?
  /// What is said of the way to dismiss it, in place of the manager's word; an empty one counts as nil.
  public var dismissLabel: String? {
    get { label }
    set { label = newValue.unlessEmpty }
  }
  private var label: String?

  /// Creates an appearance; whatever is not named is left to the style and the theme.
  public init(
    scheme: Scheme? = nil, tint: Message.Fill? = nil, hasShadow: Bool? = nil,
    iconStyle: IconStyle? = nil, dismissLabel: String? = nil
  ) {
    self.scheme = scheme
    self.tint = tint
    self.hasShadow = hasShadow
    self.iconStyle = iconStyle
    label = dismissLabel.unlessEmpty
  }
}
