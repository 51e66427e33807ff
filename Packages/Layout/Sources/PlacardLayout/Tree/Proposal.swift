/// The room a leaf's content is offered when it is measured.
public struct Proposal: Sendable, Equatable {
  /// The width of the content box, 0 or more.
  ///
  /// `.unbounded` asks for the width the content wants without limit, 0 for the least it can do
  /// with, anything else for its size at that width. It may be a fraction; where points are cells,
  /// only the whole ones, `width.rounded(.down)`, are sure to be drawn.
  public var width: Double

  /// Makes an offer.
  public init(width: Double) {
    self.width = width
  }

  /// Whether there is no limit.
  public var isUnbounded: Bool { width == .unbounded }
}

/// Measures a leaf's content box, without its padding.
///
/// It must be a pure function. Offered at least the width it wants without limit, content must keep
/// the size it has without limit. NaN and negative results count as 0.
public typealias Measure = @Sendable (Proposal) -> Size
