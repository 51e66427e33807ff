import PlacardAccessibility
public import PlacardModels

extension PostQueue {
  /// Notes an edge about a live post.
  @inline(__always)
  mutating func emit(
    _ kind: PostEvent.Kind, _ slot: Int, reason: CloseReason? = nil, admission: Admission? = nil,
    hold: Holds = [], rider: Rider? = nil, isForPosters: Bool = false
  ) {
    let entry = entries.pointer(to: slot)
    if !edges.hasContent(of: entry.pointee.number) { keepContent(of: slot) }
    sequence += 1
    var edge = Edge(kind, sequence: sequence, number: entry.pointee.number, at: now)
    edge.reason = reason
    edge.admission = admission
    edge.hold = hold
    edge.count = entry.pointee.count
    edge.lane = entry.pointee.lane
    edge.state = entry.pointee.state
    edge.policy = entry.pointee.policy
    edge.isAnimated =
      !entry.pointee.flags.contains(.isUnanimated)
      && !(kind == .willShow && entry.pointee.flags.contains(.isHurried))
    edge.isForPosters = isForPosters
    edge.isForRecorders =
      kind == .posted || kind == .updated || kind == .counted
      ? entry.pointee.flags.contains(.isRecorded) : false
    edges.append(edge, hasContent: true, rider)
  }

  /// Notes an edge about a post that is not, or no longer, on the board.
  mutating func emit(
    _ kind: PostEvent.Kind, _ content: Content, number: Int, lane: Int,
    reason: CloseReason? = nil, admission: Admission? = nil, count: Int = 0, of: Int = 0,
    isForPosters: Bool = false, isForRecorders: Bool = false, rider: Rider? = nil
  ) {
    sequence += 1
    var edge = Edge(kind, sequence: sequence, number: number, at: now)
    edge.reason = reason
    edge.admission = admission
    edge.count = count
    edge.of = of
    edge.lane = Int32(lane)
    edge.policy = lanes[lane].policy
    edge.isForPosters = isForPosters
    edge.isForRecorders = isForRecorders
    if !edges.hasContent(of: number) { edges.keep(.passRetained(content), of: number) }
    edges.append(edge, hasContent: true, rider)
  }

  /// Notes an edge about no post in particular.
  mutating func emit(
    _ kind: PostEvent.Kind, lane: Int = 0, count: Int = 0, rider: Rider? = nil
  ) {
    sequence += 1
    var edge = Edge(kind, sequence: sequence, number: 0, at: now)
    edge.count = count
    edge.lane = Int32(lane)
    edges.append(edge, hasContent: false, rider)
  }

  /// Notes a problem, with the line of the command unless it names one.
  mutating func tell(_ problem: Problem, about slot: Int? = nil) {
    var placed = problem
    placed.line = problem.line ?? inputLine
    let rider = Rider(problem: placed)
    if let slot { emit(.error, slot, rider: rider) } else { emit(.error, rider: rider) }
  }

  /// Asks for the content of a post whose turn has come.
  mutating func requestContent(_ slot: Int) {
    var edge = Edge(.updated, sequence: 0, number: entries[slot].number, at: now)
    edge.isForPosters = true
    if !edges.hasContent(of: edge.number) { keepContent(of: slot) }
    edges.append(edge, hasContent: true, nil)
  }

  /// Hands a post to the recorders that was not handed over when it was posted.
  mutating func requestRecord(_ slot: Int) {
    guard !entries[slot].flags.contains(.isRecorded) else { return }
    entries[slot].flags.insert(.isRecorded)
    if !edges.hasContent(of: entries[slot].number) { keepContent(of: slot) }
    var edge = Edge(.posted, sequence: 0, number: entries[slot].number, at: now)
    edge.count = entries[slot].count
    edge.lane = entries[slot].lane
    edge.state = entries[slot].state
    edge.policy = entries[slot].policy
    edge.isForRecorders = true
    edges.append(edge, hasContent: true, nil)
  }

  @inline(never)
  private mutating func keepContent(of slot: Int) {
    guard let content = contents.borrowed(slot) else { return }
    edges.keep(content.retain(), of: entries[slot].number)
  }

  /// Hands over what happened since the last time, an edge at a time and without telling it in full.
  ///
  /// - Parameter body: Gets the queue as it is now, and the edge; a copy of the queue that it keeps has
  ///   them all to tell.
  public mutating func drain(_ body: (PostQueue, Edge) -> Void) {
    guard !edges.isEmpty else { return }
    own()
    for index in 0..<edges.count {
      body(self, edges[index])
    }
    forgetEdges()
  }

  /// Hands over the effects collected so far.
  public mutating func takeEffects() -> [PostEffect] {
    var effects: [PostEffect] = []
    effects.reserveCapacity(edges.count + 2)
    drain { queue, edge in
      if edge.sequence > 0 { effects.append(.event(queue.event(of: edge))) }
      if let delivery = queue.delivery(of: edge) { effects.append(delivery) }
    }
    return effects
  }

  /// What posters have to do about an edge that is being drained; nil when nothing.
  @inline(__always)
  public func delivery(of edge: Edge) -> PostEffect? {
    guard edge.isForPosters, let content = edges.content(of: edge) else { return nil }
    switch edge.kind {
    case .willShow: return .show(sketch(of: edge, content).post)
    case .willHide: return .hide(sketch(of: edge, content).post)
    case .gone: return nil
    default:
      return edge.isDemand ? .make(edge.number) : .update(sketch(of: edge, content).post)
    }
  }

  /// An edge in full, while it is being drained.
  public func event(of edge: Edge) -> PostEvent {
    Self.event(of: edge, in: edges, laneNamesInOrder)
  }

  /// An edge in full, of a log and the lanes that it speaks of: to be told without touching the queue.
  static func event(
    of edge: Edge, in edges: borrowing EdgeLog, _ lanes: borrowing LaneNames
  ) -> PostEvent {
    var event = PostEvent(edge.kind, sequence: edge.sequence, at: edge.at.duration)
    event.id = edges.content(of: edge)?.id
    if edge.number > 0 { event.post = edge.number }
    switch edge.kind {
    case .posted:
      event.admission = edge.admission
      event.count = edge.count
      if edge.of > 0 { event.of = edge.of }
      fillContent(of: &event, edges.content(of: edge))
    case .counted: event.count = edge.count
    case .updated: fillContent(of: &event, edges.content(of: edge))
    case .willShow:
      event.lane = lanes[Int(edge.lane)].name
      fillContent(of: &event, edges.content(of: edge))
    case .didShow: event.lane = lanes[Int(edge.lane)].name
    case .willHide, .didHide:
      event.lane = lanes[Int(edge.lane)].name
      event.reason = edge.reason
    case .gone:
      event.reason = edge.reason
      fillContent(of: &event, edges.content(of: edge))
      if let action = edges.rider(of: edge)?.action { event.action = action }
    case .announce, .focus:
      event.announcement =
        edges.rider(of: edge)?.announcement ?? edges.content(of: edge)?.announcement(in: .english)
    case .attention: event.attention = edges.rider(of: edge)?.attention
    case .tapped: break
    case .action: event.action = edges.rider(of: edge)?.action
    case .paused, .resumed: event.by = edge.hold.name
    case .overflow:
      event.lane = lanes[Int(edge.lane)].name
      event.hidden = edge.count
    case .reply: event.reply = edges.rider(of: edge)?.reply
    case .error: event.problem = edges.rider(of: edge)?.problem
    }
    return event
  }

  private static func fillContent(of event: inout PostEvent, _ content: Content?) {
    event.message = content?.message
    event.options = content?.given
  }
}
