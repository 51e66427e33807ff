/// Drags a post toward its own edge, and lets it go there when it went far or fast enough.
///
/// In the other direction a post that stands away from its edge gives a little, as on a rubber band;
/// one that touches the edge does not move, and such a drag does not begin. A post without an edge
/// goes to the top.
///
/// - Note: Source: the pan of the SwiftMessages top and bottom animation; ``half`` is that of
///   MessageStackView.
public struct EdgePan: PanHandler {
  /// The speed toward the edge above which a post goes, in points a second.
  public var speed: Double
  /// The part of its extent above which it goes.
  public var part: Double
  /// The distance above which it goes, in points.
  public var distance: Double
  /// The power of the distance, in points, by which it gives away from its edge; nil for not at all.
  public var rubberBand: Double?
  /// How cells are measured in points.
  public var scale: PointScale

  /// Creates a handler.
  ///
  /// - Parameters:
  ///   - speed: The speed above which a post goes, in points a second; infinite for none.
  ///   - part: The part of its extent above which it goes.
  ///   - distance: The distance above which it goes, in points; infinite for none.
  ///   - rubberBand: The power of the distance by which it gives away from its edge, or nil.
  ///   - scale: How cells are measured in points.
  public init(
    speed: Double = 750, part: Double = 0.33, distance: Double = 75, rubberBand: Double? = 0.7,
    scale: PointScale = .extent
  ) {
    self.speed = speed
    self.part = part
    self.distance = distance
    self.rubberBand = rubberBand
    self.scale = scale
  }

  /// Goes from half its extent on, whatever the speed, and does not give.
  public static let half = EdgePan(
    speed: .infinity, part: 0.5, distance: .infinity, rubberBand: nil)

  /// Returns whether the way leads toward the edge, or away from one that the post does not touch.
  public func takes(_ way: Pose.Offset, in context: AnimationContext) -> Bool {
    let toward = context.toward(way)
    return toward > 0 || toward < 0 && gives(in: context)
  }

  /// Returns the way along the edge's axis, as much of it as the post follows.
  public func displacement(_ way: Pose.Offset, in context: AnimationContext) -> Pose.Offset {
    let toward = context.toward(way)
    guard toward < 0 else { return context.along(toward) }
    guard gives(in: context), let rubberBand else { return .zero }
    let points = context.pointsAlong(scale)
    return context.along(-Math.power(-toward * points, rubberBand) / points)
  }

  /// Returns whether it went far or fast enough; each threshold must be exceeded.
  public func dismisses(_ motion: PanMotion, in context: AnimationContext) -> Bool {
    let points = context.pointsAlong(scale)
    let travel = context.toward(motion.way)
    return context.toward(motion.velocity) * points > speed
      || travel / Double(max(context.extent, 1)) > part || travel * points > distance
  }

  private func gives(in context: AnimationContext) -> Bool {
    rubberBand != nil && context.inset > 0
  }
}
