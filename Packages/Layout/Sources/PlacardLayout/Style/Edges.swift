/// Lengths for the sides of a box, physical and by writing direction.
///
/// A set `start` or `end` wins over the physical side it falls on.
public struct Edges: Sendable, Hashable {
  /// The top side.
  public var top: Dimension
  /// The left side, whatever the writing direction.
  public var left: Dimension
  /// The bottom side.
  public var bottom: Dimension
  /// The right side, whatever the writing direction.
  public var right: Dimension
  /// The side where writing starts; nil leaves it to the physical side.
  public var start: Dimension?
  /// The side where writing ends; nil leaves it to the physical side.
  public var end: Dimension?

  /// Makes sides that are not named 0.
  public init(
    top: Dimension = 0, left: Dimension = 0, bottom: Dimension = 0, right: Dimension = 0,
    start: Dimension? = nil, end: Dimension? = nil
  ) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
    self.start = start
    self.end = end
  }

  /// Makes four sides alike.
  public init(_ all: Dimension) {
    self.init(top: all, left: all, bottom: all, right: all)
  }

  /// Makes four sides in points.
  public init(_ insets: Insets) {
    self.init(
      top: .points(insets.top), left: .points(insets.left), bottom: .points(insets.bottom),
      right: .points(insets.right))
  }

  /// All sides 0.
  public static let zero = Edges()
  /// All sides left to the layout.
  public static let auto = Edges(.auto)
}
