/// Where a post is seen relative to where it is settled, and how much of it.
public struct Pose: Sendable, Equatable {
  /// A way across the cells; rows grow downwards, columns to the right.
  public struct Offset: Sendable, Equatable {
    /// Columns to the right; fractions are allowed.
    public var columns: Double
    /// Rows down; fractions are allowed.
    public var rows: Double

    /// Creates an offset.
    public init(columns: Double = 0, rows: Double = 0) {
      self.columns = columns
      self.rows = rows
    }

    /// No way at all.
    public static let zero = Offset()

    /// So many columns to the right.
    public static func x(_ columns: Double) -> Offset {
      Offset(columns: columns)
    }

    /// So many rows down.
    public static func y(_ rows: Double) -> Offset {
      Offset(rows: rows)
    }

    /// The same displacement, scaled.
    public func scaled(by factor: Double) -> Offset {
      Offset(columns: columns * factor, rows: rows * factor)
    }
  }

  /// How far it is from its resting position.
  public var offset: Offset
  /// Its size relative to the settled one, about its middle; 1 is settled.
  public var scale: Double
  /// How much it covers what is behind it, 0…1.
  public var opacity: Double
  /// The part of its height that is laid out, 0…1; its neighbours take the rest.
  public var reveal: Double

  /// Creates a pose; what is not given is settled.
  public init(
    offset: Offset = .zero, scale: Double = 1, opacity: Double = 1, reveal: Double = 1
  ) {
    self.offset = offset
    self.scale = scale
    self.opacity = opacity
    self.reveal = reveal
  }

  /// At rest: in its position, at full size, and opaque.
  public static let identity = Pose()

  /// Whether every number is finite.
  public var isFinite: Bool {
    offset.columns.isFinite && offset.rows.isFinite && scale.isFinite && opacity.isFinite
      && reveal.isFinite
  }

  /// Whether nothing of a post is seen: transparent, without height or size, or out by the travel.
  public func isHidden(in context: AnimationContext) -> Bool {
    if opacity <= 0 || reveal <= 0 || scale <= 0 { return true }
    return context.travel > 0
      && max(abs(offset.columns), abs(offset.rows)) >= context.travel - 1e-9
  }

  /// Returns the pose a part of the way to another, in a straight line.
  ///
  /// - Parameters:
  ///   - other: The pose at 1; it is met exactly.
  ///   - part: The part of the way; values outside 0…1 go beyond the ends.
  /// - Returns: The pose between.
  public func mixed(with other: Pose, by part: Double) -> Pose {
    func mix(_ from: Double, _ to: Double) -> Double {
      from * (1 - part) + to * part
    }
    return Pose(
      offset: Offset(
        columns: mix(offset.columns, other.offset.columns),
        rows: mix(offset.rows, other.offset.rows)),
      scale: mix(scale, other.scale), opacity: mix(opacity, other.opacity),
      reveal: mix(reveal, other.reveal))
  }
}
