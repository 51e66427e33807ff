/// One drag of a post, from the press to the release, as a pure function of samples and their times.
///
/// ```swift
/// var pan = Pan(animator.pan, in: context)
/// pan.move(by: .y(-1), at: .milliseconds(40))      // true: it has begun
/// pan.displacement                                 // where the post is seen
/// pan.end(at: .milliseconds(90)).isDismissed       // or it goes back, with the velocity it has
/// ```
public struct Pan: Sendable {
  private struct Sample: Sendable {
    var time: Duration
    var way: Pose.Offset
    var angle: Double
  }

  /// Whether it has taken hold of the post.
  public private(set) var hasBegun = false
  /// How far from its resting position the post is seen, in cells.
  public private(set) var displacement = Pose.Offset.zero

  private let handler: any PanHandler
  private let context: AnimationContext
  /// The latest samples, at least two: those of ``window``, the press at first.
  private var samples: [Sample]
  /// How fast it was turned when the angle last changed, in radians a second.
  private var rotation = 0.0
  private var outsideSince: Duration?

  /// The time over which a velocity is measured; a pointer at rest for longer has none.
  static let window = Duration.milliseconds(100)

  /// Creates a drag that begins with a press.
  ///
  /// - Parameters:
  ///   - handler: What it does to the post.
  ///   - context: The post, its edge, and the way to be out of sight.
  ///   - start: When the pointer was pressed.
  public init(_ handler: any PanHandler, in context: AnimationContext, at start: Duration = .zero) {
    self.handler = handler
    self.context = context
    samples = [Sample(time: start, way: .zero, angle: 0)]
  }

  /// Takes note of where the pointer is.
  ///
  /// - Parameters:
  ///   - way: How far it is from where it was pressed, in cells.
  ///   - angle: How far the post is turned, in radians; 0 where it cannot be.
  ///   - now: When; a time before the last one counts as that.
  ///   - isOutside: Whether a displacement puts the post out of sight; nil for one that is as long as
  ///     the context's travel.
  /// - Returns: Whether the drag takes hold of the post with this sample.
  @discardableResult
  public mutating func move(
    by way: Pose.Offset, angle: Double = 0, at now: Duration,
    isOutside: ((Pose.Offset) -> Bool)? = nil
  ) -> Bool {
    guard way.columns.isFinite, way.rows.isFinite, angle.isFinite, let last = samples.last else {
      return false
    }
    let now = max(now, last.time)
    if angle != last.angle, now > last.time {
      rotation = (angle - last.angle) / (now - last.time).inSeconds
    }
    samples.append(Sample(time: now, way: way, angle: angle))
    while samples.count > 2, now - samples[0].time > Self.window { samples.removeFirst() }
    let begins = !hasBegun && handler.takes(way, in: context)
    hasBegun = hasBegun || begins
    if hasBegun { displacement = handler.displacement(way, in: context) }
    let isGone =
      isOutside?(displacement)
      ?? (context.travel > 0 && context.travel(of: displacement) * extent >= context.travel)
    outsideSince = isGone ? outsideSince ?? now : nil
    return begins
  }

  /// When a post that is held out of sight is dismissed without being let go of; nil for never.
  public var deadline: Duration? {
    guard let outsideSince, let delay = handler.hideDelay else { return nil }
    return outsideSince + delay
  }

  /// Returns what becomes of the post when the pointer lets go, or at the ``deadline``.
  ///
  /// - Parameter now: When.
  /// - Returns: The end; a drag that has not begun changes nothing.
  public func end(at now: Duration) -> PanEnd {
    guard hasBegun else { return PanEnd() }
    let (way, velocity) = motion(at: now) { $0.way }
    let (_, seen) = motion(at: now) { handler.displacement($0.way, in: context) }
    let motion = PanMotion(way: way, velocity: velocity, rotation: rotation)
    let isOverdue = deadline.map { now >= $0 } ?? false
    return PanEnd(
      isDismissed: isOverdue || handler.dismisses(motion, in: context),
      travel: context.travel(of: way), speed: context.rate(of: velocity),
      displacement: displacement, velocity: handler.limited(seen, in: context))
  }

  private var extent: Double { Double(max(context.extent, 1)) }

  /// The latest position, and how fast it changed over the window.
  private func motion(
    at now: Duration, of offset: (Sample) -> Pose.Offset
  ) -> (Pose.Offset, Pose.Offset) {
    guard let first = samples.first, let last = samples.last else { return (.zero, .zero) }
    let seconds = (last.time - first.time).inSeconds
    let (start, end) = (offset(first), offset(last))
    guard seconds > 0, now - last.time < Self.window else { return (end, .zero) }
    return (
      end,
      Pose.Offset(
        columns: (end.columns - start.columns) / seconds, rows: (end.rows - start.rows) / seconds)
    )
  }
}

/// What becomes of a post that was dragged.
public struct PanEnd: Sendable, Equatable {
  /// Whether it is dismissed; otherwise it returns to its resting position.
  public var isDismissed: Bool
  /// How far the pointer went, in extents of the post; positive toward its own edge.
  public var travel: Double
  /// How fast the pointer was, in extents a second; positive toward the post's own edge.
  public var speed: Double
  /// Where the post is seen.
  public var displacement: Pose.Offset
  /// How fast it moves, in cells a second: what the animator goes on with.
  public var velocity: Pose.Offset

  /// Creates an end; by default nothing has happened.
  public init(
    isDismissed: Bool = false, travel: Double = 0, speed: Double = 0,
    displacement: Pose.Offset = .zero, velocity: Pose.Offset = .zero
  ) {
    self.isDismissed = isDismissed
    self.travel = travel
    self.speed = speed
    self.displacement = displacement
    self.velocity = velocity
  }
}

extension AnimationContext {
  /// How fast a velocity is, in extents a second: toward the own edge, or in the middle anywhere.
  fileprivate func rate(of velocity: Pose.Offset) -> Double {
    edge == nil
      ? speed(velocity, .extent) / PointScale.pointsPerExtent
      : toward(velocity) / Double(max(extent, 1))
  }
}
