/// What a drag does to a post: a pure function from where the pointer is to where the post is.
///
/// A handler holds numbers and no state, so that one instance serves any number of drags; what happens
/// in the course of one is kept by ``Pan``. Every handler here can be given to any animator.
public protocol PanHandler: Sendable {
  /// Returns whether a drag that begins this way takes hold of the post; otherwise its time runs on.
  ///
  /// - Parameters:
  ///   - way: How far the pointer is from where it was pressed, in cells.
  ///   - context: The post, its edge, and the way to be out of sight.
  /// - Returns: Whether it does; called again at every sample until it does.
  func takes(_ way: Pose.Offset, in context: AnimationContext) -> Bool

  /// Returns how far from its place the post is seen.
  ///
  /// - Parameters:
  ///   - way: How far the pointer is from where it was pressed, in cells.
  ///   - context: The post, its edge, and the way to be out of sight.
  /// - Returns: The displacement in cells; finite for a finite way, and continuous.
  func displacement(_ way: Pose.Offset, in context: AnimationContext) -> Pose.Offset

  /// Returns whether a post that is let go of is dismissed, rather than sent back to its resting position.
  func dismisses(_ motion: PanMotion, in context: AnimationContext) -> Bool

  /// Returns the velocity with which the animator goes on; by default as it is.
  func limited(_ velocity: Pose.Offset, in context: AnimationContext) -> Pose.Offset

  /// How long a post that was dragged out of sight may be held there until it is dismissed all the
  /// same; nil, the default, for as long as one likes.
  var hideDelay: Duration? { get }
}

extension PanHandler {
  /// As it is.
  public func limited(_ velocity: Pose.Offset, in context: AnimationContext) -> Pose.Offset {
    velocity
  }

  /// As long as one likes.
  public var hideDelay: Duration? { nil }
}

/// How a pointer moved when it let go.
public struct PanMotion: Sendable, Equatable {
  /// How far it is from where it was pressed, in cells.
  public var way: Pose.Offset
  /// How fast it moves, in cells a second.
  public var velocity: Pose.Offset
  /// How fast it turns the post, in radians a second; 0 where posts cannot be turned.
  public var rotation: Double

  /// Creates a motion.
  public init(way: Pose.Offset, velocity: Pose.Offset = .zero, rotation: Double = 0) {
    self.way = way
    self.velocity = velocity
    self.rotation = rotation
  }
}
