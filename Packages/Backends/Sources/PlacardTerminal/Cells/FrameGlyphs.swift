/// The eight characters a frame is drawn with, each of width 1.
public struct FrameGlyphs: Sendable, Hashable {
  /// The corners.
  public var topLeft, topRight, bottomLeft, bottomRight: Character
  /// The sides.
  public var top, right, bottom, left: Character

  /// Creates a frame from its characters: four corners, one for level and one for upright sides.
  public init(
    topLeft: Character, topRight: Character, bottomLeft: Character, bottomRight: Character,
    level: Character, upright: Character
  ) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomLeft = bottomLeft
    self.bottomRight = bottomRight
    (top, bottom) = (level, level)
    (left, right) = (upright, upright)
  }

  /// Thin lines with round corners.
  public static let rounded = FrameGlyphs(
    topLeft: "╭", topRight: "╮", bottomLeft: "╰", bottomRight: "╯", level: "─", upright: "│")
  /// Thin lines with square corners.
  public static let square = FrameGlyphs(
    topLeft: "┌", topRight: "┐", bottomLeft: "└", bottomRight: "┘", level: "─", upright: "│")
  /// Thick lines.
  public static let heavy = FrameGlyphs(
    topLeft: "┏", topRight: "┓", bottomLeft: "┗", bottomRight: "┛", level: "━", upright: "┃")
  /// Two lines.
  public static let double = FrameGlyphs(
    topLeft: "╔", topRight: "╗", bottomLeft: "╚", bottomRight: "╝", level: "═", upright: "║")
  /// For terminals without line-drawing characters.
  public static let ascii = FrameGlyphs(
    topLeft: "+", topRight: "+", bottomLeft: "+", bottomRight: "+", level: "-", upright: "|")
}
