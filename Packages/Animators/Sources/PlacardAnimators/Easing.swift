/// Curves from the part of the time that is over to the part of the way that is done.
///
/// Every curve takes any number: what is below 0 counts as 0; what is above 1, and NaN, as 1. Each
/// starts exactly at 0 and ends exactly at 1.
public enum Easing {
  /// The same speed all the way.
  public static func linear(_ part: Double) -> Double {
    bounded(part)
  }

  /// Slow at the start: the cube.
  public static func easeIn(_ part: Double) -> Double {
    let x = bounded(part)
    return x * x * x
  }

  /// Slow at the end.
  public static func easeOut(_ part: Double) -> Double {
    1 - easeIn(1 - bounded(part))
  }

  /// Slow at both ends: 3x² − 2x³.
  public static func easeInOut(_ part: Double) -> Double {
    let x = bounded(part)
    return x * x * (3 - 2 * x)
  }

  /// Falls, and jumps three times before it lies still.
  ///
  /// - Note: Source: the piecewise parabola of Robert Penner's easing equations (2001).
  public static func bounce(_ part: Double) -> Double {
    let x = bounded(part)
    guard x < 1 else { return 1 }
    let (shift, floor) =
      switch x * 2.75 {
      case ..<1: (0.0, 0.0)
      case ..<2: (1.5, 0.75)
      case ..<2.5: (2.25, 0.9375)
      default: (2.625, 0.984375)
      }
    let fall = x - shift / 2.75
    return 7.5625 * fall * fall + floor
  }

  /// The curve of CSS `cubic-bezier`, between the corners (0, 0) and (1, 1).
  ///
  /// - Parameters:
  ///   - x1: The first control point's time, clamped to 0…1.
  ///   - y1: The first control point's way.
  ///   - x2: The second control point's time, clamped to 0…1.
  ///   - y2: The second control point's way.
  /// - Returns: A curve; the way may leave 0…1 when the control points do.
  public static func bezier(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) -> @Sendable (Double) -> Double {
    let x1 = bounded(x1)
    let x2 = bounded(x2)
    return { part in
      let x = bounded(part)
      guard x > 0, x < 1 else { return x }
      var low = 0.0
      var high = 1.0
      for _ in 0..<52 {
        let middle = (low + high) / 2
        if bernstein(x1, x2, at: middle) < x { low = middle } else { high = middle }
      }
      return bernstein(y1, y2, at: high)
    }
  }

  /// The cubic from one position to another that leaves and arrives with given velocities.
  ///
  /// - Parameters:
  ///   - start: The position at 0.
  ///   - end: The position at 1; it is met exactly.
  ///   - leaving: The velocity at 0, in units of distance per duration.
  ///   - arriving: The velocity at 1, in units of distance per duration.
  ///   - part: The part of the time that is over.
  /// - Returns: The position.
  public static func hermite(
    from start: Double, to end: Double, leaving: Double, arriving: Double, at part: Double
  ) -> Double {
    let x = bounded(part)
    guard x < 1 else { return end }
    let rest = 1 - x
    return start * rest * rest * (1 + 2 * x) + leaving * x * rest * rest
      + end * x * x * (3 - 2 * x) - arriving * x * x * rest
  }

  private static func bounded(_ part: Double) -> Double {
    part < 1 ? max(part, 0) : 1
  }

  private static func bernstein(_ first: Double, _ second: Double, at t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }
}
