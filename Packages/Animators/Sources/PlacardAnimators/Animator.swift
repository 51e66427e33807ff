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
/// - Where the context has a pose and a velocity it starts with both: an animation that is cut short
///   goes on in the next one. An animator that does not mind is still shown; it jumps.
public protocol Animator: Sendable {
  /// How long the entrance takes; a negative duration counts as zero.
  var entrance: Duration { get }
  /// How long the exit takes; a negative duration counts as zero.
  var exit: Duration { get }
  /// What a drag does to a post, and when it dismisses it; by default toward the own edge, with the
  /// numbers of the SwiftMessages slide.
  var pan: any PanHandler { get }

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
    let whole = max((phase == .entering ? entrance : exit).attosecondsRounded, 0)
    let now = elapsed.attosecondsRounded
    guard now < whole else { return 1 }
    return now > 0 ? now / whole : 0
  }

  /// Toward the own edge, with the numbers of the SwiftMessages slide.
  public var pan: any PanHandler { EdgePan() }

  /// How fast a pose changes: the difference over a millisecond about the moment.
  ///
  /// With the pose of the same moment it is what a retargeted animation starts from.
  ///
  /// - Parameters:
  ///   - phase: Whether the post comes or goes.
  ///   - elapsed: The time since the phase began.
  ///   - context: The way to go.
  /// - Returns: The velocity; none before the phase begins and after it is over.
  public func velocity(
    _ phase: Phase, at elapsed: Duration, in context: AnimationContext
  ) -> Pose.Velocity {
    let duration = duration(of: phase)
    guard elapsed >= .zero, elapsed < duration else { return .zero }
    let from = max(elapsed - .microseconds(500), .zero)
    let until = min(elapsed + .microseconds(500), duration)
    let before = pose(phase, at: from, in: context)
    let after = pose(phase, at: until, in: context)
    let seconds = (until - from).inSeconds
    return Pose.Velocity(
      offset: Pose.Offset(
        columns: (after.offset.columns - before.offset.columns) / seconds,
        rows: (after.offset.rows - before.offset.rows) / seconds),
      scale: (after.scale - before.scale) / seconds,
      opacity: (after.opacity - before.opacity) / seconds,
      reveal: (after.reveal - before.reveal) / seconds)
  }
}
