import PlacardAccessibility
import PlacardAnimators
import PlacardLayout
import PlacardModels
import PlacardPosting
import PlacardViews

extension OverlayScene {
  /// What a cell belongs to.
  private enum Spot {
    case post(Int)
    /// Beside the modal post at this index, which keeps it from what is below.
    case beside(Int)
    case application
  }

  private func spot(_ column: Int, _ row: Int) -> Spot {
    for index in items.indices.reversed() {
      let item = items[index]
      if item.isLive, item.seen.contains(column: column, row: row) { return .post(index) }
      if item.isModal, item.room?.clip.contains(column: column, row: row) ?? false {
        return .beside(index)
      }
    }
    return .application
  }

  mutating func handle(_ pointer: Pointer, at now: Duration) -> OverlayReaction {
    switch pointer.action {
    case .press(.left): return press(pointer, at: now)
    case .drag(.left): return drag(pointer, at: now)
    case .release(.left): return release(pointer, at: now)
    case .move: return hover(pointer)
    case .scroll(let direction): return scroll(pointer, direction)
    case .press, .drag, .release:
      if case .application = spot(pointer.column, pointer.row) { return .none }
      return .swallowed
    }
  }

  private mutating func press(_ pointer: Pointer, at now: Duration) -> OverlayReaction {
    var press = OverlayHand.Press(column: pointer.column, row: pointer.row)
    switch spot(pointer.column, pointer.row) {
    case .application: return .none
    case .beside: break
    case .post(let index):
      press.post = items[index].post.number
      press.target = items[index].target(column: pointer.column, row: pointer.row)
      press.samples = [(0, now)]
    }
    hand.press = press
    return .swallowed
  }

  private mutating func drag(_ pointer: Pointer, at now: Duration) -> OverlayReaction {
    guard var press = hand.press else { return .none }
    guard let number = press.post, let index = index(of: number), items[index].isLive,
      items[index].post.options.swipe != false
    else { return .swallowed }
    let way = Pose.Offset(
      columns: Double(pointer.column - press.column), rows: Double(pointer.row - press.row))
    let wasDrag = press.isDrag
    press.isDrag = wasDrag || way != .zero
    press.samples.append((travel(way, of: index), now))
    if press.samples.count > 2 { press.samples.removeFirst() }
    items[index].drag = following(way, of: index)
    hand.press = press
    return OverlayReaction(
      press.isDrag && !wasDrag ? [.panBegan(post: number)] : [], isTaken: true)
  }

  private mutating func release(_ pointer: Pointer, at now: Duration) -> OverlayReaction {
    guard let press = hand.press else { return .none }
    hand.press = nil
    let spot = spot(pointer.column, pointer.row)
    guard let number = press.post else {
      if case .beside(let index) = spot, items[index].isInteractive {
        return OverlayReaction([.tappedOutside], isTaken: true)
      }
      return .swallowed
    }
    guard let index = index(of: number), items[index].isLive else { return .swallowed }
    if press.isDrag {
      let start = pose(of: index, at: now)
      items[index].drag = .zero
      items[index].item.stage = .returning(since: now, from: start)
      let (travel, velocity) = press.motion(at: now)
      return OverlayReaction(
        [.panEnded(post: number, travel: travel, velocity: velocity)], isTaken: true)
    }
    guard case .post(let under) = spot, under == index,
      items[index].target(column: pointer.column, row: pointer.row) == press.target
    else { return .swallowed }
    guard case .action(let id) = press.target else {
      return OverlayReaction([.tapped(post: number)], isTaken: true)
    }
    return OverlayReaction([.action(post: number, id: id)], isTaken: true)
  }

  private mutating func hover(_ pointer: Pointer) -> OverlayReaction {
    var isTaken = true
    var inside: Int?
    switch spot(pointer.column, pointer.row) {
    case .post(let index): inside = items[index].post.number
    case .beside: break
    case .application: isTaken = false
    }
    guard inside != hand.hovered else { return OverlayReaction(isTaken: isTaken) }
    var signals: [PosterSignal] = []
    if let old = hand.hovered { signals.append(.hovered(post: old, inside: false)) }
    if let inside { signals.append(.hovered(post: inside, inside: true)) }
    hand.hovered = inside
    return OverlayReaction(signals, isTaken: isTaken)
  }

  /// A notch toward the post's own edge sends it there, as a swipe does.
  private func scroll(_ pointer: Pointer, _ direction: Pointer.Direction) -> OverlayReaction {
    switch spot(pointer.column, pointer.row) {
    case .application: return .none
    case .beside: return .swallowed
    case .post(let index):
      let item = items[index]
      let isOut =
        switch (direction, side(of: index)) {
        case (.up, .top), (.down, .bottom), (.left, .left), (.right, .right): true
        default: false
        }
      guard isOut, item.post.options.swipe != false else { return .swallowed }
      let number = item.post.number
      return OverlayReaction(
        [.panBegan(post: number), .panEnded(post: number, travel: 1, velocity: 0)], isTaken: true)
    }
  }

  /// How far a way leads toward the post's own edge, in extents of the post.
  private func travel(_ way: Pose.Offset, of index: Int) -> Double {
    let place = items[index].place
    let rows = Double(max(place.rows, 1))
    let columns = Double(max(place.columns, 1))
    return switch side(of: index) {
    case .top, nil: -way.rows / rows
    case .bottom: way.rows / rows
    case .left: -way.columns / columns
    case .right: way.columns / columns
    }
  }

  /// Where a post follows the pointer: all the way toward its edge, less and less away from it.
  private func following(_ way: Pose.Offset, of index: Int) -> Pose.Offset {
    func held(_ distance: Double) -> Double { CLibrary.power(distance, 0.7) }
    func one(_ distance: Double) -> Double { distance >= 0 ? distance : -held(-distance) }
    return switch side(of: index) {
    case .top: .y(-one(-way.rows))
    case .bottom: .y(one(way.rows))
    case .left: .x(-one(-way.columns))
    case .right: .x(one(way.columns))
    case nil: way
    }
  }
}

extension OverlayItem {
  /// What a tap on a cell of it means.
  func target(column: Int, row: Int) -> FocusTarget.Kind? {
    targets.last { $0.area.contains(column: column - origin.column, row: row - origin.row) }?.kind
  }

  /// The action that a key chooses.
  func action(ofKey scalar: Unicode.Scalar) -> String? {
    let actions = post.message.actions
    let key = String(Character(scalar))
    return zip(actions, ActionKeys.keys(for: actions)).first { $1 == key }?.0.id
  }
}

extension OverlayHand.Press {
  /// How far it went, and how fast at the end: in extents, and in extents a second.
  func motion(at now: Duration) -> (travel: Double, velocity: Double) {
    guard let first = samples.first, let last = samples.last else { return (0, 0) }
    let seconds = (last.time - first.time) / .seconds(1)
    let isFresh = now - last.time < .milliseconds(100) && seconds > 0
    return (last.travel, isFresh ? (last.travel - first.travel) / seconds : 0)
  }
}
