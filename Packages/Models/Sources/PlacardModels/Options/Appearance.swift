/// The appearance of a post, where it overrides its style and the theme; nil leaves a property to
/// them.
public struct Appearance: Sendable, Hashable {
  /// A light or dark colour scheme.
  public enum Scheme: String, Sendable, Hashable, Codable, CaseIterable {
    case dark, light
  }

  /// The colour scheme; nil follows the background.
  public var scheme: Scheme?
  /// The colour of text and symbols: a colour role of the theme, or `#rrggbb`.
  public var tint: Message.Fill?
  /// Whether it has a shadow, where colours are available.
  public var hasShadow: Bool?
  /// How the severity's icon is drawn.
  public var iconStyle: IconStyle?
  /// The accessible label of the dismiss control; nil, or an empty string, uses the manager's
  /// words.
  public var dismissLabel: String? {
    get { label }
    set { label = newValue.unlessEmpty }
  }
  private var label: String?

  /// Creates an appearance; nil leaves a property to the style and the theme.
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
