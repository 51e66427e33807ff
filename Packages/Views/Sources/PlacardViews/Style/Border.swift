/// The line round a box, one cell wide.
public enum Border: String, Sendable, Hashable, CaseIterable {
  case rounded, square, heavy, double

  /// The six characters that a border is made of.
  public struct Glyphs: Sendable, Equatable {
    /// The upper left corner.
    public let topLeft: String
    /// The upper right corner.
    public let topRight: String
    /// The lower left corner.
    public let bottomLeft: String
    /// The lower right corner.
    public let bottomRight: String
    /// The upper and the lower side.
    public let horizontal: String
    /// The left and the right side.
    public let vertical: String

    init(
      _ topLeft: String, _ topRight: String, _ bottomLeft: String, _ bottomRight: String,
      _ horizontal: String, _ vertical: String
    ) {
      self.topLeft = topLeft
      self.topRight = topRight
      self.bottomLeft = bottomLeft
      self.bottomRight = bottomRight
      self.horizontal = horizontal
      self.vertical = vertical
    }
  }

  /// Returns the border's characters, each one column wide.
  public func glyphs(in set: GlyphSet) -> Glyphs {
    guard set == .unicode else { return Glyphs("+", "+", "+", "+", "-", "|") }
    return switch self {
    case .rounded: Glyphs("╭", "╮", "╰", "╯", "─", "│")
    case .square: Glyphs("┌", "┐", "└", "┘", "─", "│")
    case .heavy: Glyphs("┏", "┓", "┗", "┛", "━", "┃")
    case .double: Glyphs("╔", "╗", "╚", "╝", "═", "║")
    }
  }
}
