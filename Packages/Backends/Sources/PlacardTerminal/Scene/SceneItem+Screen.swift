import PlacardAnimators
import PlacardLayout
import PlacardModels
import PlacardViews

/// The position of a post on a screen: its margin, its edge, its backdrop.
extension SceneItem {
  /// Duration of a backdrop's fade, unless the post's own is shorter.
  static let backdropDuration = Duration.milliseconds(200)

  /// Whether the user can interact with it.
  var isLive: Bool { !isLeaving && placementArea != nil && !isYielding }

  /// Whether it blocks input to what is below it.
  var isModal: Bool { isLive && post.options.dim?.isModal ?? false }

  /// Whether a tap outside dismisses it.
  var isInteractive: Bool { post.options.dim.map { $0.isModal && $0.interactive } ?? false }

  /// The margin: by default that of its kind, and some in a corner.
  func margin(columns: Int) -> Margin {
    var margin = post.options.margin ?? usualMargin
    margin.leading = min(margin.leading, max(columns - 1, 0))
    margin.trailing = min(margin.trailing, max(columns - 1 - margin.leading, 0))
    guard margin.collapses, let bounds = placementArea else { return margin }
    let (area, clip) = (bounds.area, bounds.clip)
    margin.top = max(margin.top - (area.row - clip.row), 0)
    margin.bottom = max(margin.bottom - (clip.row + clip.rows - area.row - area.rows), 0)
    return margin
  }

  private var usualMargin: Margin {
    var margin = kindMargin
    switch post.options.placement ?? .top {
    case .top, .center, .bottom: return margin
    case .topLeading, .topTrailing: margin.top = max(margin.top, 1)
    case .bottomLeading, .bottomTrailing: margin.bottom = max(margin.bottom, 1)
    }
    margin.leading = max(margin.leading, 2)
    margin.trailing = max(margin.trailing, 2)
    return margin
  }

  /// The edge of a screen that it enters from, before mirroring; nil in the middle.
  var screenEdge: AnimationContext.Edge? {
    switch post.options.placement ?? .top {
    case .top: .top
    case .bottom: .bottom
    case .center: nil
    case .topLeading, .bottomLeading: .left
    case .topTrailing, .bottomTrailing: .right
    }
  }

  /// The edge at which its stack begins: top or bottom, nil for the middle.
  var verticalEdge: AnimationContext.Edge? {
    switch placement {
    case .top, .topLeading, .topTrailing: .top
    case .bottom, .bottomLeading, .bottomTrailing: .bottom
    case .center: nil
    }
  }

  /// Whether it shares a stack with another; a post with a backdrop is stacked alone above others.
  func isBeside(_ other: SceneItem) -> Bool {
    if dims || other.dims { return post.number == other.post.number }
    return placementArea == other.placementArea
      && post.options.placement ?? .top == other.post.options.placement ?? .top
  }

  /// Whether it is modal while it is shown.
  var dims: Bool { post.options.dim?.isModal ?? false }

  /// The opacity of its backdrop, 0…1.
  func backdropOpacity(at now: Duration) -> Double {
    switch lifecycle {
    case .entering where post.isAnimated:
      let time = min(Self.backdropDuration, animator.duration(of: .entering))
      return time > .zero ? min((now - shown) / time, 1) : 1
    case .leaving(let start, _, _):
      let time = min(Self.backdropDuration, animator.duration(of: .leaving))
      return time > .zero ? max(lastBackdropOpacity - (now - start) / time, 0) : 0
    case .entering, .returning, .kept: return 1
    }
  }
}
