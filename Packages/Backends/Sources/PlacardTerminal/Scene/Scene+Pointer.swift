import PlacardAccessibility
import PlacardAnimators
import PlacardLayout
import PlacardModels
import PlacardPosting
import PlacardViews

extension Scene {
  mutating func handle(_ pointer: Pointer, at now: Duration) -> SceneReaction {
    switch pointer.action {
    case .press(.left): return press(pointer, at: now)
    case .drag(.left): return drag(pointer, at: now)
    case .release(.left): return release(pointer, at: now)
    case .move: return hover(pointer)
    case .scroll(let direction): return scroll(pointer, direction)
    case .press, .drag, .release:
      if case .application = spot(pointer.column, pointer.row) { return .none }
      return .consumed
    }
  }

  /// A press captures what is pressed like a hovering pointer, even if moves are not reported.
  private mutating func press(_ pointer: Pointer, at now: Duration) -> SceneReaction {
    var press = PointerState.Press(column: pointer.column, row: pointer.row)
    var signals: [PosterSignal] = []
    switch spot(pointer.column, pointer.row) {
    case .application: return .none
    case .beside: break
    case .post(let index):
      let post = items[index].post
      press.post = post.number
      press.target = items[index].target(column: pointer.column, row: pointer.row)
      press.isArrival = pointerState.hovered != post.number
      signals = point(at: post.number)
      if post.options.swipe != false {
        press.pan = Pan(items[index].animator.pan, in: way(of: index), at: now)
      }
    }
    pointerState.press = press
    return SceneReaction(signals, isConsumed: true)
  }

  private mutating func drag(_ pointer: Pointer, at now: Duration) -> SceneReaction {
    guard var press = pointerState.press else { return .none }
    guard let number = press.post, let index = index(of: number), items[index].isLive,
      var pan = press.pan
    else { return .consumed }
    let way = Pose.Offset(
      columns: Double(pointer.column - press.column), rows: Double(pointer.row - press.row))
    let (rect, clip) = (items[index].rect, items[index].placementArea?.clip ?? .zero)
    let begins = pan.move(by: way, at: now) { displacement in
      rect.moved(by: displacement).intersection(clip).isEmpty
    }
    items[index].drag = pan.displacement
    press.pan = pan
    pointerState.press = press
    return SceneReaction(begins ? [.panBegan(number: number)] : [], isConsumed: true)
  }

  /// When a post that is held out of sight is dismissed without being released; nil for never.
  var holdDeadline: Duration? {
    pointerState.press?.pan.flatMap { $0.hasBegun ? $0.deadline : nil }
  }

  /// Ends the drag of a post that has been held out of sight for long enough: it is dismissed.
  ///
  /// The pointer stays captured by the message until its button is released.
  mutating func expireHold(at now: Duration) -> PosterSignal? {
    guard let deadline = holdDeadline, now >= deadline, let pan = pointerState.press?.pan else {
      return nil
    }
    pointerState.press?.pan = nil
    guard let number = pointerState.press?.post, let index = index(of: number), items[index].isLive
    else {
      return nil
    }
    return letGo(pan, of: index, at: now)
  }

  private mutating func release(_ pointer: Pointer, at now: Duration) -> SceneReaction {
    guard let press = pointerState.press else { return .none }
    var reaction = released(press, pointer, at: now)
    pointerState.press = nil
    if press.isArrival, pointerState.hovered == press.post { reaction.signals += point(at: nil) }
    return reaction
  }

  private mutating func released(
    _ press: PointerState.Press, _ pointer: Pointer, at now: Duration
  ) -> SceneReaction {
    let spot = spot(pointer.column, pointer.row)
    guard let number = press.post else {
      if case .beside(let index) = spot, items[index].isInteractive {
        return SceneReaction([.tappedOutside], isConsumed: true)
      }
      return .consumed
    }
    guard let index = index(of: number), items[index].isLive else { return .consumed }
    if let pan = press.pan, pan.hasBegun {
      return SceneReaction([letGo(pan, of: index, at: now)], isConsumed: true)
    }
    guard case .post(let under) = spot, under == index,
      items[index].target(column: pointer.column, row: pointer.row) == press.target
    else { return .consumed }
    if press.target == CloseButton.target {
      return SceneReaction([.dismissed(number: number)], isConsumed: true)
    }
    if items[index].isModal, let target = press.target {
      items[index].focus(on: target)
      if let reaction = offer(.choose(target), to: index) { return reaction }
    }
    guard case .action(let id) = press.target else {
      return SceneReaction([.tapped(number: number)], isConsumed: true)
    }
    return SceneReaction([.action(number: number, id: id)], isConsumed: true)
  }

  /// Animates a post back from where it was dragged, at its current velocity; if it is dismissed, its exit
  /// continues from there.
  private mutating func letGo(_ pan: Pan, of index: Int, at now: Duration) -> PosterSignal {
    let end = pan.end(at: now)
    let start = pose(of: index, at: now)
    var velocity = items[index].velocity(at: now, in: way(of: index))
    velocity.offset.columns += end.velocity.columns
    velocity.offset.rows += end.velocity.rows
    items[index].drag = .zero
    items[index].lifecycle = .returning(since: now, from: start, velocity: velocity)
    return .panEnded(
      number: items[index].post.number, travel: end.travel, velocity: end.speed,
      dismisses: end.isDismissed)
  }

  private mutating func hover(_ pointer: Pointer) -> SceneReaction {
    switch spot(pointer.column, pointer.row) {
    case .post(let index):
      SceneReaction(point(at: items[index].post.number), isConsumed: true)
    case .beside: SceneReaction(point(at: nil), isConsumed: true)
    case .application: SceneReaction(point(at: nil))
    }
  }

  /// Updates the hovered post, and reports a change.
  private mutating func point(at post: Int?) -> [PosterSignal] {
    guard post != pointerState.hovered else { return [] }
    var signals: [PosterSignal] = []
    if let old = pointerState.hovered { signals.append(.hovered(number: old, inside: false)) }
    if let post { signals.append(.hovered(number: post, inside: true)) }
    pointerState.hovered = post
    return signals
  }

  /// A wheel notch toward the post's own edge dismisses it, like a swipe.
  private func scroll(_ pointer: Pointer, _ direction: Pointer.Direction) -> SceneReaction {
    switch spot(pointer.column, pointer.row) {
    case .application: return .none
    case .beside: return .consumed
    case .post(let index):
      let item = items[index]
      let isOut =
        switch (direction, way(of: index).edge) {
        case (.up, .top), (.down, .bottom), (.left, .left), (.right, .right): true
        default: false
        }
      guard isOut, item.post.options.swipe != false else { return .consumed }
      let number = item.post.number
      return SceneReaction(
        [.panBegan(number: number), .panEnded(number: number, travel: 1, velocity: 0)],
        isConsumed: true
      )
    }
  }
}

extension CellRect {
  /// The same cells elsewhere, in whole cells.
  fileprivate func moved(by way: Pose.Offset) -> CellRect {
    func cells(_ number: Double) -> Int { Int(min(max(number, -1e5), 1e5).rounded()) }
    return CellRect(
      column: column + cells(way.columns), row: row + cells(way.rows), columns: columns, rows: rows)
  }
}

extension SceneItem {
  /// The effect of a tap on one of its cells.
  func target(column: Int, row: Int) -> FocusTarget.Kind? {
    targets.last { $0.area.contains(column: column - origin.column, row: row - origin.row) }?.kind
  }
}
