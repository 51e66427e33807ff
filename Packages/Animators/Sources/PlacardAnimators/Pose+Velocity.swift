extension Pose {
  /// How fast a pose changes, a second.
  public struct Velocity: Sendable, Equatable {
    /// Cells a second.
    public var offset: Offset
    /// Change of the scale a second.
    public var scale: Double
    /// Change of the opacity a second.
    public var opacity: Double
    /// Change of the part that is laid out, a second.
    public var reveal: Double

    /// Creates a velocity; what is not given stands still.
    public init(
      offset: Offset = .zero, scale: Double = 0, opacity: Double = 0, reveal: Double = 0
    ) {
      self.offset = offset
      self.scale = scale
      self.opacity = opacity
      self.reveal = reveal
    }

    /// Nothing changes.
    public static let zero = Velocity()
  }

  /// Returns the pose on its way to another: it leaves with a velocity, and arrives with another one.
  ///
  /// - Parameters:
  ///   - target: The pose at the end; it is met exactly.
  ///   - leaving: The velocity at the start.
  ///   - arriving: The velocity at the end, in distances per duration: 0 comes to rest, 3 with
  ///     nothing at the start is the cube of the time.
  ///   - part: The part of the time that is over, 0…1.
  ///   - seconds: The total duration.
  /// - Returns: The pose; opacity, scale and reveal never leave the range of what can be seen.
  public func travelling(
    to target: Pose, leaving: Velocity, arriving: Double, at part: Double, of seconds: Double
  ) -> Pose {
    let x = min(max(part, 0), 1)
    let rest = 1 - x
    let departure = rest * rest * (1 + 2 * x)
    let arrival = x * x * (3 - 2 * x)
    let push = x * rest * rest * seconds
    let pull = arriving * x * x * rest
    func way(_ from: Double, _ to: Double, _ velocity: Double) -> Double {
      if from == to, velocity == 0 { return to }
      return from * departure + velocity * push + to * arrival - (to - from) * pull
    }
    return Pose(
      offset: Offset(
        columns: way(offset.columns, target.offset.columns, leaving.offset.columns),
        rows: way(offset.rows, target.offset.rows, leaving.offset.rows)),
      scale: max(way(scale, target.scale, leaving.scale), min(scale, target.scale, 0)),
      opacity: way(opacity, target.opacity, leaving.opacity)
        .clamped(between: opacity, target.opacity),
      reveal: way(reveal, target.reveal, leaving.reveal).clamped(between: reveal, target.reveal))
  }
}

extension Double {
  /// The number within 0…1, or within wider bounds where the ends lie outside.
  fileprivate func clamped(between start: Double, _ end: Double) -> Double {
    min(max(self, min(start, end, 0)), max(start, end, 1))
  }
}
