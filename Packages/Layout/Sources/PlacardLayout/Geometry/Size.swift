/// A width and a height in points; in a terminal one point is one cell.
public struct Size: Sendable, Equatable {
  /// The extent from left to right.
  public var width: Double
  /// The extent from top to bottom.
  public var height: Double

  /// Makes a size; any value is kept as it is, also a negative or infinite one.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// No extent at all.
  public static let zero = Size(width: 0, height: 0)
  /// Unlimited space in both directions.
  public static let unbounded = Size(width: .unbounded, height: .unbounded)
}

extension Double {
  /// Unlimited space: the content decides.
  public static let unbounded = Double.infinity
}
