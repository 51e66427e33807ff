import PlacardAccessibility
import PlacardAnimators
import PlacardLayout
import PlacardModels
import PlacardViews

/// One post in a scene: its drawn content, the progress of its entrance or exit, and what has the focus.
struct SceneItem: Sendable {
  /// The states from entrance to removal.
  enum Lifecycle: Sendable {
    case entering
    /// It was dragged and released.
    case returning(since: Duration, from: Pose, velocity: Pose.Velocity)
    case leaving(since: Duration, from: Pose, velocity: Pose.Velocity)
    /// It has ended and stays in the scrollback when the scene is closed.
    case kept
  }

  /// How a post is drawn.
  enum Form: Sendable {
    /// In its style.
    case own
    /// In the style `line`, since the place is low and nobody chose a style.
    case line
    /// In a single row, for lack of space.
    case statusLine
  }

  var post: Post
  /// What draws it.
  private(set) var style: any MessageStyle
  /// The view that receives keys and the pointer first; nil for a post that only has actions.
  private(set) var interaction: (any InteractiveView)?
  /// Whether nobody chose its style, and it does not draw itself.
  private(set) var hasOpenStyle: Bool
  var lifecycle = Lifecycle.entering
  /// The start time of its entrance.
  let shown: Duration
  let animator: any Animator
  /// Its appearance, in addition to its theme.
  var configuration = ViewConfiguration()
  /// Its pictures, by file name.
  var pictures: [String: Picture] = [:]
  /// The latest drawing, and the environment it was drawn for; nil if it must be redrawn.
  var drawing: (environment: ViewEnvironment, cells: CellBuffer)?
  /// How it is drawn.
  var form = Form.own
  /// The columns that it takes by itself; nil where it shares its width with no other.
  var ownColumns: Int?
  /// The time it was first drawn; nil while it waits for space.
  var drawnSince: Duration?
  /// When it was first drawn in full, rather than on its way in.
  var seenSince: Duration?
  /// Whether its entrance was cut short for lack of space.
  var skipsEntrance = false
  /// Whether it was printed as a line on arrival, since nothing could be drawn then.
  var isPrinted = false
  /// Its focus targets, in order.
  var focusTargets: [FocusTarget] = []
  /// The index of the focused one.
  var focus = 0
  /// Whether keys reach it: the terminal has shown the whole of it.
  var isAnswerable = true
  /// The number of the first frame with the whole of it; nil before.
  var wholeFrame: Int?
  /// Where on a screen it belongs.
  var context = OverlayContext.automatic
  /// The area in which it is placed; nil while there is none.
  var placementArea: PlacementArea?
  /// Whether there is too little space for it.
  var isYielding = false
  /// Its cells at rest.
  var rect = CellRect.zero
  /// The cells in which it is visible now.
  var seen = CellRect.zero
  /// The current position of its left column and top row.
  var origin = (column: 0, row: 0)
  /// Its touch targets, relative to the origin.
  var targets: [DrawList.Target] = []
  /// The number of its cell image.
  var revision = 0
  /// The opacity of its backdrop when its exit began.
  var lastBackdropOpacity = 1.0
  /// The default margin of its kind.
  var kindMargin = Margin()
  /// The distance it was dragged.
  var drag = Pose.Offset.zero

  /// The frame interval of indeterminate progress.
  static let spinStep = Duration.milliseconds(100)
  /// The frame interval of entrances and exits.
  static let frameStep = Duration.microseconds(16_667)

  init(_ post: Post, at now: Duration, animator: any Animator, styles: StyleRegistry) {
    self.post = post
    style = styles.style(for: post)
    interaction = styles.interaction(of: post)
    hasOpenStyle = post.isStyleOpen && !(post.content is any MessageView)
    self.animator = animator
    shown = now
  }

  /// Updates its content; its position in a stack is kept.
  mutating func update(
    to post: Post, pictures: [String: Picture], styles: StyleRegistry, words: AnnouncementWords
  ) {
    style = styles.style(for: post)
    interaction = styles.interaction(of: post)
    hasOpenStyle = post.isStyleOpen && !(post.content is any MessageView)
    let standsAbove = self.post.standsAbove
    self.post = post
    self.post.standsAbove = standsAbove
    self.pictures = pictures
    drawing = nil
    refocus(isNew: false, in: words)
  }

  /// Its placement.
  var placement: Placement { post.options.placement ?? .top }

  /// Whether posts of other styles may stand in its stack.
  var isOnBoard: Bool { post.lane != "snackbar" }

  /// Whether it is leaving.
  var isLeaving: Bool {
    if case .leaving = lifecycle { true } else { false }
  }

  /// Whether it stays when the scene is closed.
  var isKept: Bool {
    if case .kept = lifecycle { true } else { false }
  }

  /// Where it is seen; a pose with a value that is not a number counts as settled.
  func pose(at now: Duration, columns: Int, rows: Int) -> Pose {
    pose(at: now, in: way(columns: columns, rows: rows))
  }

  /// Its way out of sight where it is as large as its area.
  func way(columns: Int, rows: Int) -> AnimationContext {
    AnimationContext(columns: columns, rows: rows, edge: verticalEdge)
  }

  /// Where it is seen on a way of one's own choosing.
  func pose(at now: Duration, in context: AnimationContext) -> Pose {
    guard let moment = moment(at: now, in: context) else { return .identity }
    let pose = animator.pose(moment.phase, at: moment.elapsed, in: moment.context)
    return pose.isFinite ? pose : .identity
  }

  /// How fast it changes: what its exit goes on with.
  func velocity(at now: Duration, in context: AnimationContext) -> Pose.Velocity {
    guard let moment = moment(at: now, in: context) else { return .zero }
    return animator.velocity(moment.phase, at: moment.elapsed, in: moment.context)
  }

  /// The context of its animator; nil while it is at rest.
  private func moment(
    at now: Duration, in context: AnimationContext
  ) -> (phase: Phase, elapsed: Duration, context: AnimationContext)? {
    guard isMoving(at: now) else { return nil }
    switch lifecycle {
    case .kept: return nil
    case .entering: return (.entering, now - shown, context)
    case .returning(let start, let pose, let velocity):
      return (.entering, now - start, context.starting(from: pose, velocity: velocity))
    case .leaving(let start, let pose, let velocity):
      return (.leaving, now - start, context.starting(from: pose, velocity: velocity))
    }
  }

  /// Whether a pose is past its resting position by so little that it is a spring swinging in.
  func isBeyondRest(_ pose: Pose, rows: Int) -> Bool {
    let beyond = verticalEdge == .bottom ? -pose.offset.rows : pose.offset.rows
    return beyond > 0 && beyond * 8 < Double(rows)
  }

  /// Whether its exit is over.
  func hasLeft(at now: Duration) -> Bool {
    guard case .leaving(let start, _, _) = lifecycle else { return false }
    return now - start >= animator.duration(of: .leaving)
  }

  /// The part of its rows in a stack that it takes, 0…1: its neighbours move as it enters and leaves.
  func presence(at now: Duration) -> Double {
    guard isMoving(at: now) else { return 1 }
    let part: Double
    switch lifecycle {
    case .entering: part = (now - shown) / animator.duration(of: .entering)
    case .leaving(let start, _, _): part = 1 - (now - start) / animator.duration(of: .leaving)
    case .returning, .kept: return 1
    }
    let rest = 1 - min(max(part, 0), 1)
    return 1 - rest * rest
  }

  /// The elapsed spinner time, in whole steps; zero without a spinner.
  func spin(at now: Duration) -> Duration {
    isSpinning ? Self.spinStep * Int((now - shown) / Self.spinStep) : .zero
  }

  /// When its drawing next changes by itself; nil for never.
  func nextChange(after now: Duration, spins: Bool) -> Duration? {
    if isMoving(at: now) { return now + Self.frameStep }
    return spins && isSpinning ? shown + spin(at: now) + Self.spinStep : nil
  }

  /// Whether it is entering or leaving.
  func isMoving(at now: Duration) -> Bool {
    switch lifecycle {
    case .kept: false
    case .entering:
      post.isAnimated && !skipsEntrance && now - shown < animator.duration(of: .entering)
    case .returning(let start, _, _): now - start < animator.duration(of: .entering)
    case .leaving: true
    }
  }

  /// Whether its drawing changes with time, since it shows indeterminate progress.
  private var isSpinning: Bool {
    guard !isKept, let progress = post.message.progress else { return false }
    return progress.fraction == nil
  }
}

extension StyleRegistry {
  /// What takes the keys and the pointer of a post first: its content, or else its style.
  fileprivate func interaction(of post: Post) -> (any InteractiveView)? {
    if let content = post.content as? any InteractiveView { return content }
    return post.content is any MessageView
      ? nil : style(named: post.options.style) as? any InteractiveView
  }
}
