/// The space a leaf's content is offered when it is measured.
public struct Proposal: Sendable, Equatable {
  /// The width of the content box, 0 or more.
  ///
  /// `.unbounded` proposes the max-content width, 0 the min-content width
  /// with, anything else for its size at that width. It may be a fraction; where points are cells,
  /// only the whole ones, `width.rounded(.down)`, are sure to be drawn.
  public var width: Double

  /// The height of the content box that the node's own greatest height leaves, 0 or more.
  ///
  /// It is `.unbounded` where the node has none in points. It is for content that can make do with
  /// less, such as text that ends with an ellipsis; the layout keeps the limit in any case.
  public var height: Double

  /// Makes an offer.
  public init(width: Double, height: Double = .unbounded) {
    self.width = width
    self.height = height
  }

  /// Whether there is no limit to the width.
  public var isUnbounded: Bool { width == .unbounded }
}

/// Measures a leaf's content box, without its padding.
///
/// It must be a pure function of the proposal as long as the content is the same: its answers are
/// kept until ``LayoutTree/setMeasure(_:of:)`` or ``LayoutTree/contentDidChange(of:)``. Offered at
/// least the width it wants without limit, content must keep the size it has without limit. NaN,
/// infinite and negative results count as 0.
public typealias Measure = @Sendable (Proposal) -> Size
