import PlacardAccessibility
import PlacardAnimators
import PlacardLayout
import PlacardModels
import PlacardViews

/// One post above an application's screen: its state, its position, its touch and focus targets.
struct OverlayItem: Sendable {
  var item: SceneItem
  let context: OverlayContext
  /// Its placement area; nil while its region does not exist.
  var room: PlacementArea?
  /// Whether there is too little space for it.
  var isYielding = false
  /// Its cells at rest.
  var place = CellRect.zero
  /// The cells in which it is visible now.
  var seen = CellRect.zero
  /// The current position of its left column and top row.
  var origin = (column: 0, row: 0)
  /// Its touch targets, relative to the origin.
  var targets: [DrawList.Target] = []
  /// Its focus targets.
  var focusTargets: [FocusTarget] = []
  /// The index of the focused one.
  var focus = 0
  /// The number of its cell image.
  var revision = 0
  /// The opacity of its backdrop when its exit began.
  var lastBackdropOpacity = 1.0
  /// The default margin of its kind.
  var kindMargin = Margin()
  /// The distance it was dragged.
  var drag = Pose.Offset.zero

  /// Duration of a backdrop's fade, unless the post's own is shorter.
  static let backdropDuration = Duration.milliseconds(200)

  var post: Post { item.post }

  /// Whether the user can interact with it.
  var isLive: Bool { !item.isLeaving && room != nil && !isYielding }

  /// Whether it blocks input to what is below it.
  var isModal: Bool { isLive && post.options.dim?.isModal ?? false }

  /// Whether a tap outside dismisses it.
  var isInteractive: Bool { post.options.dim.map { $0.isModal && $0.interactive } ?? false }

  /// The margin: by default that of its kind, and some in a corner.
  func margin(columns: Int) -> Margin {
    var margin = post.options.margin ?? usualMargin
    margin.leading = min(margin.leading, max(columns - 1, 0))
    margin.trailing = min(margin.trailing, max(columns - 1 - margin.leading, 0))
    guard margin.collapses, let room else { return margin }
    let (area, clip) = (room.area, room.clip)
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

  /// The edge that it enters from, before mirroring; nil in the middle.
  var edge: AnimationContext.Edge? {
    switch post.options.placement ?? .top {
    case .top: .top
    case .bottom: .bottom
    case .center: nil
    case .topLeading, .bottomLeading: .left
    case .topTrailing, .bottomTrailing: .right
    }
  }

  /// Whether it shares a stack with another; a post with a backdrop is stacked alone above others.
  func isBeside(_ other: OverlayItem) -> Bool {
    if dims || other.dims { return post.number == other.post.number }
    return room == other.room
      && post.options.placement ?? .top == other.post.options.placement ?? .top
  }

  private var dims: Bool { post.options.dim?.isModal ?? false }

  /// The opacity of its backdrop, 0…1.
  func backdropOpacity(at now: Duration) -> Double {
    switch item.stage {
    case .entering where post.isAnimated:
      let time = min(Self.backdropDuration, item.animator.duration(of: .entering))
      return time > .zero ? min((now - item.shown) / time, 1) : 1
    case .leaving(let start, _, _):
      let time = min(Self.backdropDuration, item.animator.duration(of: .leaving))
      return time > .zero ? max(lastBackdropOpacity - (now - start) / time, 0) : 0
    case .entering, .returning, .kept: return 1
    }
  }
}
