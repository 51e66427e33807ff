/// Drags a post anywhere, and lets it fly when it is thrown.
///
/// - Note: Source: the SwiftMessages physics pan. Cells cannot be turned; a backend that can turn a post
///   gives ``Pan`` the angles.
public struct ThrowPan: PanHandler {
  /// The speed above which a post flies, in points a second.
  public var speed: Double
  /// The energy above which it flies: √(speed² + (``lever`` × rotation)²).
  public var energy: Double
  /// The points that a radian a second counts for.
  public var lever: Double
  /// The highest speed at which it flies, in points a second.
  public var fastest: Double
  /// The fastest that it turns, in radians a second.
  public var fastestRotation: Double
  /// The part of its own rows, or columns, from which it goes when it is let go of.
  public var part: Double
  /// How long it may be held out of sight.
  public var hideDelay: Duration?
  /// How cells are measured in points.
  public var scale: PointScale

  /// Creates a handler.
  ///
  /// - Parameters:
  ///   - speed: The speed above which a post flies, in points a second.
  ///   - energy: The energy above which it flies.
  ///   - lever: The points that a radian a second counts for.
  ///   - fastest: The highest speed at which it flies, in points a second.
  ///   - fastestRotation: The fastest that it turns, in radians a second.
  ///   - part: The part of its own rows, or columns, from which it goes when it is let go of.
  ///   - hideDelay: How long it may be held out of sight; nil for as long as one likes.
  ///   - scale: How cells are measured in points.
  public init(
    speed: Double = 600, energy: Double = 200, lever: Double = 75, fastest: Double = 1800,
    fastestRotation: Double = 10, part: Double = 1, hideDelay: Duration? = .milliseconds(200),
    scale: PointScale = .extent
  ) {
    self.speed = speed
    self.energy = energy
    self.lever = lever
    self.fastest = fastest
    self.fastestRotation = fastestRotation
    self.part = part
    self.hideDelay = hideDelay
    self.scale = scale
  }

  /// Returns whether the pointer has moved at all.
  public func takes(_ way: Pose.Offset, in context: AnimationContext) -> Bool {
    way != .zero
  }

  /// Returns the way itself.
  public func displacement(_ way: Pose.Offset, in context: AnimationContext) -> Pose.Offset {
    way
  }

  /// Returns whether it was thrown, or has left its resting position altogether.
  public func dismisses(_ motion: PanMotion, in context: AnimationContext) -> Bool {
    let speed = context.speed(motion.velocity, scale)
    let turning = lever * limited(rotation: motion.rotation)
    let isThrown = speed > self.speed && (speed * speed + turning * turning).squareRoot() > energy
    return isThrown || context.travel(of: motion.way) >= part
  }

  /// Returns the velocity, no faster than ``fastest``.
  public func limited(_ velocity: Pose.Offset, in context: AnimationContext) -> Pose.Offset {
    let speed = context.speed(velocity, scale)
    return speed > fastest ? velocity.scaled(by: fastest / speed) : velocity
  }

  /// Returns the rotation, no faster than ``fastestRotation``.
  func limited(rotation: Double) -> Double {
    rotation.isNaN ? 0 : min(max(rotation, -fastestRotation), fastestRotation)
  }
}
