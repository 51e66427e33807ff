/// How a board's messages look beside their theme, whatever their kind.
public struct ViewConfiguration: Sendable, Equatable {
  /// The background of messages without a fill; nil leaves the kind's own.
  public var background: Paint?
  /// The colour of texts and signs; nil leaves each its own.
  public var tint: Paint?
  /// Whether messages that hug what they say throw a shadow, where there are colours for one.
  public var hasShadow: Bool
  /// Whether messages keep to what is left beside an application's bars; else they cover these, unless
  /// the place they were given says otherwise.
  public var respectsInsets: Bool

  /// Creates a configuration; without arguments it changes nothing.
  public init(
    background: Paint? = nil, tint: Paint? = nil, hasShadow: Bool = false,
    respectsInsets: Bool = true
  ) {
    self.background = background
    self.tint = tint
    self.hasShadow = hasShadow
    self.respectsInsets = respectsInsets
  }
}
