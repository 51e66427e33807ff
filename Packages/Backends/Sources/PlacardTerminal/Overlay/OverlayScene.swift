package import PlacardAccessibility
package import PlacardAnimators
import PlacardLayout
package import PlacardModels
import PlacardText
package import PlacardViews

/// The messages above an application's screen, as a pure function of posts, input and time.
///
/// Posts of one place and placement stand one below the other, in the order of arrival, or with the newest
/// above where their stack wants it; where there is too little room those that came first give way. Posts
/// at the side come from the side, others from above or below. ``layers(at:)`` is what a ``Compositor`` puts above the application's cells.
package struct OverlayScene: Sendable {
  /// What views may know of the place.
  package var environment: ViewEnvironment
  /// The size of the screen.
  package var size: TerminalSize
  /// Where messages may stand.
  package var layout: HostLayout {
    didSet {
      contentInset.isPaused = !layout.followsContentInset
      let old = contentInset.current
      contentInset.follow(layout.contentInset) { changes.append($0) }
      guard contentInset.current != old else { return }
      if environment.moves {
        insetAnimation = (shownContentInset ?? old, nil)
      } else {
        shownContentInset = contentInset.current
      }
    }
  }
  /// What covers the bottom.
  package private(set) var contentInset = ContentInsetTracker()

  /// What messages give way to just now, on its way to what covers the bottom.
  var shownContentInset: ContentInset?
  /// Where that way began, and when.
  private var insetAnimation: (from: ContentInset?, since: Duration?)?

  /// The words that are added to what is said of what has the focus.
  var words: AnnouncementWords {
    didSet {
      guard words.dismiss != oldValue.dismiss else { return }
      dismissLabel = CellBuffer(label: words.dismiss, widthModel: environment.widthModel)
    }
  }
  /// What is seen of the area that dismisses while it has the focus.
  private(set) var dismissLabel: CellBuffer
  let styles: StyleRegistry
  /// Whether a message's link is shown as such.
  var hasLinks = false
  private let animatorSelection: AnimatorSelection
  /// The lowest first.
  var items: [OverlayItem] = []
  var layers: [OverlayLayer] = []
  /// What says how many posts there is no room for.
  var notes: [OverlayLayer] = []
  /// Their pictures by what they say, each made once.
  var notePictures: [String: CellBuffer] = [:]
  var revisions = 0
  /// What the pointer is about.
  var pointerState = PointerState()
  private var changes: [ContentInsetTracker.Event] = []
  private var configuration = ViewConfiguration()

  /// Creates an empty scene; with less than full motion nothing moves that nobody waits for.
  package init(
    environment: ViewEnvironment, size: TerminalSize, layout: HostLayout = HostLayout(),
    styles: StyleRegistry = .standard, animators: AnimatorRegistry = .standard,
    motion: MotionLevel = .full, words: AnnouncementWords = .english
  ) {
    self.init(
      environment: environment, size: size, layout: layout, styles: styles,
      animatorSelection: AnimatorSelection(animators, motion: motion), words: words)
  }

  init(
    environment: ViewEnvironment, size: TerminalSize, layout: HostLayout, styles: StyleRegistry,
    animatorSelection: AnimatorSelection, words: AnnouncementWords
  ) {
    self.environment = environment
    self.environment.moves = environment.moves && animatorSelection.movesFreely
    self.size = size
    self.layout = layout
    self.styles = styles
    self.animatorSelection = animatorSelection
    self.words = words
    dismissLabel = CellBuffer(label: words.dismiss, widthModel: environment.widthModel)
    contentInset = ContentInsetTracker(layout.contentInset)
    shownContentInset = layout.contentInset
  }

  /// Whether it shows nothing.
  package var isEmpty: Bool { items.isEmpty }

  /// The whole screen.
  var screen: CellRect {
    CellRect(column: 0, row: 0, columns: size.columns, rows: size.rows)
  }

  /// Begins a post's entrance; one that is there already takes over the content.
  ///
  /// - Parameters:
  ///   - post: The post.
  ///   - pictures: Its pictures, by the files that its message names.
  ///   - context: Where on the screen it is shown.
  ///   - now: The time.
  /// - Throws: `UnresolvedContext` where there is no such place.
  package mutating func show(
    _ post: Post, pictures: [String: Picture] = [:], in context: OverlayContext = .automatic,
    at now: Duration
  ) throws(UnresolvedContext) {
    guard index(of: post.number) == nil else { return update(post, pictures: pictures) }
    var new = OverlayItem(
      item: SceneItem(
        post, at: now, animator: animatorSelection.animator(for: post), styles: styles),
      context: context)
    new.item.configuration = configuration
    new.item.pictures = pictures
    new.room = try room(for: new)
    let place = items.firstIndex { other in
      other.context.level > context.level
        || other.context.level == context.level && other.post.number > post.number
    }
    items.insert(new, at: place ?? items.endIndex)
    refocus(place ?? items.endIndex - 1, isNew: true)
  }

  /// Takes over a post's content; one that is not there, or is on its way out, changes nothing.
  package mutating func update(_ post: Post, pictures: [String: Picture] = [:]) {
    guard let index = index(of: post.number), !items[index].item.isLeaving else { return }
    items[index].item.adopt(post, pictures: pictures, styles: styles)
    refocus(index, isNew: false)
  }

  /// Begins a post's exit, from wherever it is; without an animation, or when everything is closed,
  /// it is gone.
  package mutating func hide(_ post: Post, at now: Duration) {
    items.removeAll { $0.item.hasLeft(at: now) }
    guard let index = index(of: post.number) else { return }
    pointerState.forget(post.number)
    if !post.isAnimated || post.reason == .closed {
      items.remove(at: index)
    } else if !items[index].item.isLeaving {
      arrange(at: now)
      let start = pose(of: index, at: now)
      let velocity = items[index].item.velocity(at: now, in: way(of: index))
      items[index].drag = .zero
      items[index].lastBackdropOpacity = items[index].backdropOpacity(at: now)
      items[index].item.stage = .leaving(since: now, from: start, velocity: velocity)
    }
  }

  /// Forgets every post at once.
  package mutating func removeAll() {
    items.removeAll()
    pointerState = PointerState()
  }

  /// Lets later posts, or all, have another ground, tint or shadow.
  package mutating func configure(_ configuration: ViewConfiguration, appliesToAll: Bool = false) {
    self.configuration = configuration
    guard appliesToAll else { return }
    for index in items.indices { items[index].item.configuration = configuration }
  }

  /// When the next frame differs from this moment's by itself; nil if it does not.
  package func nextFrame(after now: Duration) -> Duration? {
    let change = items.lazy.compactMap {
      $0.item.nextChange(after: now, spins: environment.moves)
    }.min()
    let flow = insetAnimation != nil && !isEmpty ? now + SceneItem.frameStep : nil
    return [change, flow, holdDeadline].compactMap(\.self).min()
  }

  /// The changes of the content inset since the last call.
  mutating func takeChanges() -> [ContentInsetTracker.Event] {
    defer { changes = [] }
    return changes
  }

  func index(of number: Int) -> Int? {
    items.firstIndex { $0.post.number == number }
  }

  func room(for item: OverlayItem) throws(UnresolvedContext) -> PlacementArea {
    var context = item.context
    if !item.item.configuration.respectsInsets { context.avoidance = context.avoidance ?? .over }
    return try PlacementArea(
      context, item.post.options.placement ?? .top, in: layout,
      contentInset: shownContentInset, screen: screen)
  }

  /// Lets what messages give way to come nearer to what covers the bottom.
  mutating func flow(at now: Duration) {
    guard let (from, since) = insetAnimation else { return }
    let part = (now - (since ?? now)) / OverlayItem.backdropDuration
    guard part < 1, !isEmpty else {
      insetAnimation = nil
      shownContentInset = contentInset.current
      return
    }
    insetAnimation?.since = since ?? now
    let (start, end) = (Double(from?.rows ?? 0), Double(contentInset.current?.rows ?? 0))
    var shown = contentInset.current ?? from
    shown?.rows = Int((start + (end - start) * (1 - (1 - part) * (1 - part))).rounded())
    shownContentInset = shown
  }

  /// Finds what can take the focus in a post; a new one begins with its first action.
  mutating func refocus(_ index: Int, isNew: Bool) {
    let post = items[index].post
    let style = items[index].item.style
    items[index].kindMargin = style.margin
    var targets = style.focusTargets(of: post, in: words)
    if items[index].isInteractive {
      targets.append(FocusTarget(.dismiss, label: words.dismissButton))
    }
    items[index].focusTargets = targets
    if isNew {
      let wanted = items[index].item.interaction?.firstFocus(of: post)
      let isFirst = { (target: FocusTarget) in
        if let wanted { return target.kind == wanted }
        return if case .action = target.kind { true } else { false }
      }
      items[index].focus = targets.firstIndex(where: isFirst) ?? 0
    } else {
      items[index].focus = min(items[index].focus, max(targets.count - 1, 0))
    }
  }
}

extension FocusTarget.Kind {
  /// The area beside a modal post that dismisses it.
  static let dismiss = FocusTarget.Kind.custom("placard.dismiss")
}

extension CellBuffer {
  /// A word that has the focus, between two spaces.
  fileprivate init(label: String, widthModel: WidthModel) {
    let columns = PlacardText.columns(of: label, model: widthModel) + 2
    self.init(columns: columns, rows: 1, widthModel: widthModel)
    write(" \(label) ", column: 0, row: 0, style: CellStyle(attributes: .inverse))
  }
}
