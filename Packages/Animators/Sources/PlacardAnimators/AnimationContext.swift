/// The inputs of an animator: the post's placement, sizes and state.
///
/// All numbers are finite whatever was given: NaN counts as 0, and magnitudes are clamped to 10⁶.
public struct AnimationContext: Sendable, Equatable {
  /// A side of the host; left and right never flip with the writing direction.
  public enum Edge: String, Sendable, Hashable, CaseIterable {
    case top, bottom, left, right
  }

  /// The cells from the resting position to wholly out of sight, 0…10⁶, toward ``edge``.
  public let travel: Double
  /// The columns of the settled post, 0…10⁶.
  public let columns: Int
  /// The rows of the settled post, 0…10⁶.
  public let rows: Int
  /// The side that the post belongs to, or nil for one in the middle.
  public let edge: Edge?
  /// The pose that the phase starts from, or nil for the animator's own.
  public let start: Pose?
  /// How fast the pose changes when the phase starts.
  public let velocity: Pose.Velocity

  /// Creates a context.
  ///
  /// - Parameters:
  ///   - travel: The cells to go to be out of sight; nil takes the rows, or at the left and the
  ///     right the columns.
  ///   - columns: The columns of the settled post.
  ///   - rows: The rows of the settled post.
  ///   - edge: The side that the post belongs to, or nil in the middle.
  ///   - start: The pose to start from, or nil for the animator's own.
  ///   - velocity: The velocity to start with.
  public init(
    travel: Double? = nil, columns: Int, rows: Int, edge: Edge? = .top, start: Pose? = nil,
    velocity: Pose.Velocity = .zero
  ) {
    self.columns = min(max(columns, 0), 1_000_000)
    self.rows = min(max(rows, 0), 1_000_000)
    let size = edge == .left || edge == .right ? self.columns : self.rows
    self.edge = edge
    self.travel = max(tame(travel ?? Double(size)), 0)
    self.start = start.map { pose in
      Pose(
        offset: tame(pose.offset), scale: tame(pose.scale), opacity: tame(pose.opacity),
        reveal: tame(pose.reveal))
    }
    self.velocity = Pose.Velocity(
      offset: tame(velocity.offset), scale: tame(velocity.scale), opacity: tame(velocity.opacity),
      reveal: tame(velocity.reveal))
  }

  /// Returns the same way, started from a pose and a velocity: that of an animation cut short.
  public func starting(
    from pose: Pose, velocity: Pose.Velocity = .zero
  ) -> AnimationContext {
    AnimationContext(
      travel: travel, columns: columns, rows: rows, edge: edge, start: pose, velocity: velocity)
  }

  /// The cells of the post along the way to its edge: its rows, or at the sides its columns.
  public var extent: Int {
    edge == .left || edge == .right ? columns : rows
  }

  /// The cells between the post and its edge, 0 or more.
  public var inset: Double {
    max(travel - Double(extent), 0)
  }

  /// The offset at which the post is just out of sight beyond its edge; in the middle, the top.
  public var outside: Pose.Offset {
    switch edge {
    case .top, nil: .y(-travel)
    case .bottom: .y(travel)
    case .left: .x(-travel)
    case .right: .x(travel)
    }
  }
}

private func tame(_ value: Double) -> Double {
  value.isNaN ? 0 : min(max(value, -1e6), 1e6)
}

private func tame(_ offset: Pose.Offset) -> Pose.Offset {
  Pose.Offset(columns: tame(offset.columns), rows: tame(offset.rows))
}
