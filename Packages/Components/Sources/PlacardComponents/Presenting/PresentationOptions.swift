public import PlacardModels

/// How a component is shown: one of the seven layouts of a message that a person works with.
///
/// - Note: Source: the layouts and containments of the SwiftMessages segue; its points are cells here,
///   8 a column and 16 a row, rounded to whole ones.
public struct PresentationOptions: Sendable {
  /// What surrounds the content.
  public enum Containment: String, Sendable, Hashable, CaseIterable {
    /// It reaches from side to side, with a line where it ends.
    case content
    /// A box of its own, free on all sides.
    case background
    /// A box that is attached to its edge.
    case backgroundVertical
  }

  /// Its placement.
  public var placement: Placement
  /// What surrounds the content.
  public var containment: Containment
  /// The most columns; nil is as many as there are for content, and else 62, which are 500 points.
  public var maxWidth: Int?
  /// What happens to what is below it.
  public var dim: Dim
  /// How it comes and goes; nil is the placement's own.
  public var transition: String?
  /// Whether it may be left without an answer: by Escape, a swipe, or a tap beside it.
  public var isDismissible: Bool

  /// Creates a presentation.
  ///
  /// - Parameters:
  ///   - placement: Its placement.
  ///   - containment: What surrounds the content.
  ///   - maxWidth: The most columns, or nil.
  ///   - dim: What happens to what is below it.
  ///   - transition: How it comes and goes; nil is the placement's own.
  ///   - isDismissible: Whether it may be left without an answer.
  public init(
    _ placement: Placement, _ containment: Containment = .background, maxWidth: Int? = nil,
    dim: Dim = .gray(), transition: String? = nil, isDismissible: Bool = true
  ) {
    self.placement = placement
    self.containment = containment
    self.maxWidth = maxWidth
    self.dim = dim
    self.transition = transition
    self.isDismissible = isDismissible
  }

  /// From side to side at the top.
  public static let topMessage = PresentationOptions(.top, .content)
  /// From side to side at the bottom.
  public static let bottomMessage = PresentationOptions(.bottom, .content)
  /// A box near the top.
  public static let topCard = PresentationOptions(.top)
  /// A box near the bottom.
  public static let bottomCard = PresentationOptions(.bottom)
  /// A box that hangs from the top.
  public static let topTab = PresentationOptions(.top, .backgroundVertical)
  /// A box that stands on the bottom.
  public static let bottomTab = PresentationOptions(.bottom, .backgroundVertical)
  /// A box in the middle.
  public static let centered = PresentationOptions(.center)

  /// All seven, by name.
  public static let layouts: [(name: String, presentation: PresentationOptions)] = [
    ("topMessage", topMessage), ("bottomMessage", bottomMessage), ("topCard", topCard),
    ("bottomCard", bottomCard), ("topTab", topTab), ("bottomTab", bottomTab),
    ("centered", centered),
  ]

  /// The options of the post.
  var options: PostOptions {
    var dim = dim
    if !isDismissible { dim.interactive = false }
    let isFree = containment == .background
    return PostOptions(
      placement: placement, duration: .forever, dim: dim, swipe: isDismissible,
      tap: Tap.ignore, dismissible: isDismissible, transition: transition, duplicates: .allow,
      lane: Self.lane, maxWidth: maxWidth,
      margin: isFree
        ? Margin(top: 1, bottom: 1, leading: 1, trailing: 1, collapses: true) : Margin())
  }

  /// The lane in which all stand, the newest above the others.
  static let lane = "components"
}
