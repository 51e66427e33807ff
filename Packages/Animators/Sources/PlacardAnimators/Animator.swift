/// A pure function from elapsed time to a pose: how a post comes and goes.
///
/// An animator holds numbers and no state, so that one instance serves any number of posts at once
/// and the same moment always gives the same pose. Its laws, which `AnimatorLaws` in PlacardTesting
/// checks:
///
/// - From ``entrance`` on an entering post is at ``Pose/identity``; a leaving one starts there.
/// - From ``exit`` on nothing of a leaving post is seen: see ``Pose/isHidden(in:)``.
/// - Every pose is finite, whatever the elapsed time, negative and enormous ones included.
/// - A pose never jumps between the two ends.
public protocol Animator: Sendable {
  /// How long the entrance takes; a negative duration counts as zero.
  var entrance: Duration { get }
  /// How long the exit takes; a negative duration counts as zero.
  var exit: Duration { get }

  /// Returns where a post is seen, and how much of it.
  ///
  /// - Parameters:
  ///   - phase: Whether the post comes or goes.
  ///   - elapsed: The time since the phase began; any value, negative ones count as zero.
  ///   - context: The way to go, and the pose and velocity that the phase starts from.
  /// - Returns: The pose, relative to where the post is settled.
  func pose(_ phase: Phase, at elapsed: Duration, in context: AnimationContext) -> Pose
}

/// Whether a post comes or goes.
public enum Phase: String, Sendable, Hashable, CaseIterable {
  /// It comes into view.
  case entering
  /// It goes out of view.
  case leaving
}

extension Animator {
  /// The time that a phase takes; never negative.
  public func duration(of phase: Phase) -> Duration {
    max(phase == .entering ? entrance : exit, .zero)
  }

  /// How much of a phase is over, 0…1; a phase that takes no time is over at once.
  public func progress(of phase: Phase, at elapsed: Duration) -> Double {
    let duration = duration(of: phase)
    guard elapsed < duration else { return 1 }
    return elapsed <= .zero ? 0 : elapsed / duration
  }

  /// How fast a post moves, in cells a second: the mean over the last millisecond at most.
  ///
  /// With the pose of the same moment it is what a retargeted animation starts from.
  public func velocity(
    _ phase: Phase, at elapsed: Duration, in context: AnimationContext
  ) -> Pose.Offset {
    guard elapsed > .zero, elapsed < duration(of: phase) else { return .zero }
    let span = min(elapsed, .milliseconds(1))
    let before = pose(phase, at: elapsed - span, in: context).offset
    let now = pose(phase, at: elapsed, in: context).offset
    let seconds = span / .seconds(1)
    return Pose.Offset(
      columns: (now.columns - before.columns) / seconds, rows: (now.rows - before.rows) / seconds)
  }
}
