public import PlacardModels
import PlacardViews

/// How a component is shown: one of the seven layouts for interactive messages.
///
/// - Note: Source: the layouts and containments of SwiftMessages' segue; its points become cells, 8 to a
///   column and 16 to a row, rounded.
public struct PresentationOptions: Sendable {
  /// The container of the content.
  public enum Containment: String, Sendable, Hashable, CaseIterable {
    /// A full-width bar with a line at its inner edge.
    case content
    /// A box with a margin on all sides.
    case background
    /// A box attached to its edge of the screen.
    case backgroundVertical
  }

  /// The placement.
  public var placement: Placement
  /// The container of the content.
  public var containment: Containment
  /// Maximum width in columns; nil means as wide as content may be, or else 62, which are 500 points.
  public var maxWidth: Int?
  /// The backdrop over what is below the component.
  public var dim: Dim
  /// The transition; nil uses the placement's default.
  public var transition: String?
  /// Whether it can be dismissed without an answer: by Escape, a swipe, or a tap outside.
  public var isDismissible: Bool

  /// Creates a presentation.
  ///
  /// - Parameters:
  ///   - placement: The placement.
  ///   - containment: The container of the content.
  ///   - maxWidth: Maximum width in columns, or nil.
  ///   - dim: The backdrop over what is below the component.
  ///   - transition: The transition; nil uses the placement's default.
  ///   - isDismissible: Whether it can be dismissed without an answer.
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

  /// A full-width bar at the top.
  public static let topMessage = PresentationOptions(.top, .content)
  /// A full-width bar at the bottom.
  public static let bottomMessage = PresentationOptions(.bottom, .content)
  /// A box near the top.
  public static let topCard = PresentationOptions(.top)
  /// A box near the bottom.
  public static let bottomCard = PresentationOptions(.bottom)
  /// A box attached to the top edge.
  public static let topTab = PresentationOptions(.top, .backgroundVertical)
  /// A box attached to the bottom edge.
  public static let bottomTab = PresentationOptions(.bottom, .backgroundVertical)
  /// A centred box.
  public static let centered = PresentationOptions(.center)

  /// All seven layouts, by name.
  public static let layouts: [(name: String, presentation: PresentationOptions)] = [
    ("topMessage", topMessage), ("bottomMessage", bottomMessage), ("topCard", topCard),
    ("bottomCard", bottomCard), ("topTab", topTab), ("bottomTab", bottomTab),
    ("centered", centered),
  ]

  /// The options of the component's post.
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

  /// The rows that the container adds to its content.
  var frameRows: Int {
    switch containment {
    case .content: 3
    case .background: 2
    case .backgroundVertical: Border.OpenSide(at: placement) == nil ? 2 : 1
    }
  }

  /// The lane of all presented components, the newest on top.
  static let lane = "components"
}
