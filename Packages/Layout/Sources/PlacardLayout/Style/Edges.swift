/// Lengths for the sides of a box, physical and by writing direction.
///
/// A set `start` or `end` wins over the physical side it falls on.
public struct Edges: Sendable, Equatable {
  /// The top side.
  public var top: Length
  /// The left side, whatever the writing direction.
  public var left: Length
  /// The bottom side.
  public var bottom: Length
  /// The right side, whatever the writing direction.
  public var right: Length
  /// The side where writing starts; nil leaves it to the physical side.
  public var start: Length?
  /// The side where writing ends; nil leaves it to the physical side.
  public var end: Length?

  /// Makes sides that are not named 0.
  public init(
    top: Length = 0, left: Length = 0, bottom: Length = 0, right: Length = 0,
    start: Length? = nil, end: Length? = nil
  ) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
    self.start = start
    self.end = end
  }

  /// Makes four sides alike.
  public init(_ all: Length) {
    self.init(top: all, left: all, bottom: all, right: all)
  }

  /// Makes four sides in points.
  public init(_ insets: Insets) {
    self.init(
      top: .points(insets.top), left: .points(insets.left), bottom: .points(insets.bottom),
      right: .points(insets.right))
  }
}
