import PlacardAccessibility
import PlacardAnimators
import PlacardLayout
import PlacardModels
import PlacardViews

/// One post above an application's screen: what it does, where it stands, what can be touched.
struct OverlayItem: Sendable {
  var item: SceneItem
  let context: OverlayContext
  /// Where it may stand; nil while its region is not there.
  var room: PlacementArea?
  /// Whether there is too little room for it.
  var isYielding = false
  /// The cells that it takes once it is settled.
  var place = CellRect.zero
  /// The cells in which it is seen now.
  var seen = CellRect.zero
  /// Where its left column and top row are now.
  var origin = (column: 0, row: 0)
  /// What can be touched, counted from the origin.
  var targets: [DrawList.Target] = []
  /// What can take the focus.
  var focusTargets: [FocusTarget] = []
  /// Which of them has it.
  var focus = 0
  /// The number of its picture.
  var revision = 0
  /// The opacity of its backdrop when its exit began.
  var lastBackdropOpacity = 1.0
  /// What its kind keeps free around it.
  var kindMargin = Margin()
  /// How far it was dragged.
  var drag = Pose.Offset.zero

  /// Duration of a backdrop's fade, unless the post's own is shorter.
  static let backdropDuration = Duration.milliseconds(200)

  var post: Post { item.post }

  /// Whether a person can touch it.
  var isLive: Bool { !item.isLeaving && room != nil && !isYielding }

  /// Whether it keeps input from what is below it.
  var isModal: Bool { isLive && post.options.dim?.isModal ?? false }

  /// Whether a tap beside it dismisses it.
  var isInteractive: Bool { post.options.dim.map { $0.isModal && $0.interactive } ?? false }

  /// The columns and rows kept free: by default those of its kind, and some where it stands in a corner.
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

  /// The side that it comes from, as written from left to right; nil in the middle.
  var edge: AnimationContext.Edge? {
    switch post.options.placement ?? .top {
    case .top: .top
    case .bottom: .bottom
    case .center: nil
    case .topLeading, .bottomLeading: .left
    case .topTrailing, .bottomTrailing: .right
    }
  }

  /// Whether it stands in one stack with another; one that dims what is below it stands alone above it.
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
