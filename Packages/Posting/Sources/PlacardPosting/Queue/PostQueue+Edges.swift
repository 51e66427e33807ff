import PlacardAccessibility
import PlacardModels

extension PostQueue {
  /// Notes an edge about a live post.
  @inline(__always)
  mutating func emit(
    _ kind: PostEvent.Kind, _ slot: Int, reason: CloseReason? = nil, admission: Admission? = nil,
    hold: Holds = [], rider: Rider? = nil, isForPosters: Bool = false
  ) {
    sequence += 1
    let entry = entries[slot]
    edges.append(
      Edge(
        at: now, sequence: sequence, content: entry.content, rider: rider, number: entry.number,
        count: entry.count, of: 0, lane: entry.lane, kind: kind, state: entry.state,
        policy: entry.policy, reason: reason, admission: admission, hold: hold,
        isAnimated: !entry.flags.contains(.isUnanimated), isForPosters: isForPosters))
  }

  /// Notes an edge about a post that is not, or no longer, on the board.
  mutating func emit(
    _ kind: PostEvent.Kind, _ content: Content, number: Int, lane: Int,
    reason: CloseReason? = nil, admission: Admission? = nil, count: Int = 0, of: Int = 0,
    rider: Rider? = nil
  ) {
    sequence += 1
    edges.append(
      Edge(
        at: now, sequence: sequence, content: content, rider: rider, number: number, count: count,
        of: of, lane: Int32(lane), kind: kind, state: .gone, policy: .serial, reason: reason,
        admission: admission, hold: [], isAnimated: true, isForPosters: false))
  }

  /// Notes an edge about no post in particular.
  mutating func emit(
    _ kind: PostEvent.Kind, lane: Int = 0, count: Int = 0, rider: Rider? = nil
  ) {
    sequence += 1
    edges.append(
      Edge(
        at: now, sequence: sequence, content: nil, rider: rider, number: 0, count: count, of: 0,
        lane: Int32(lane), kind: kind, state: .gone, policy: .serial, reason: nil,
        admission: nil, hold: [], isAnimated: true, isForPosters: false))
  }

  /// Asks for the content of a post whose turn has come.
  mutating func requestContent(_ slot: Int) {
    let entry = entries[slot]
    edges.append(
      Edge(
        at: now, sequence: 0, content: entry.content, rider: nil, number: entry.number, count: 0,
        of: 0, lane: entry.lane, kind: .updated, state: .queued, policy: entry.policy,
        reason: nil, admission: nil, hold: [], isAnimated: true, isForPosters: true))
  }

  /// Hands over the effects collected so far.
  public mutating func takeEffects() -> [PostEffect] {
    var effects: [PostEffect] = []
    effects.reserveCapacity(edges.count + 2)
    for edge in edges {
      if edge.sequence > 0 { effects.append(.event(event(of: edge))) }
      if let delivery = delivery(of: edge) { effects.append(delivery) }
    }
    forgetEdges()
    return effects
  }

  /// Forgets the edges, and the room of an unusual number of them.
  mutating func forgetEdges() {
    edges.removeAll(keepingCapacity: edges.count <= 1024)
  }

  /// What posters have to do about an edge; nil when nothing.
  func delivery(of edge: Edge) -> PostEffect? {
    guard edge.isForPosters, let content = edge.content else { return nil }
    switch edge.kind {
    case .willShow: return .show(post(of: edge, content))
    case .willHide: return .hide(post(of: edge, content))
    default: return edge.sequence > 0 ? .update(post(of: edge, content)) : .make(edge.number)
    }
  }

  private func post(of edge: Edge, _ content: Content) -> Post {
    let name = lanes[Int(edge.lane)].name
    var post = Post(
      number: edge.number, id: content.id, message: content.message,
      options: resolve(content.given, lane: name, policy: edge.policy), lane: name,
      state: edge.state, count: edge.count, isAnimated: edge.isAnimated, reason: edge.reason)
    post.routes = content.judgement?.routes
    return post
  }

  /// An edge in full.
  func event(of edge: Edge) -> PostEvent {
    var event = PostEvent(edge.kind, sequence: edge.sequence, at: edge.at.duration)
    event.id = edge.content?.id
    if edge.number > 0 { event.post = edge.number }
    switch edge.kind {
    case .posted:
      event.admission = edge.admission
      event.count = edge.count
      if edge.of > 0 { event.of = edge.of }
    case .counted: event.count = edge.count
    case .updated: fillContent(of: &event, edge)
    case .willShow:
      event.lane = lanes[Int(edge.lane)].name
      fillContent(of: &event, edge)
    case .didShow: event.lane = lanes[Int(edge.lane)].name
    case .willHide, .didHide:
      event.lane = lanes[Int(edge.lane)].name
      event.reason = edge.reason
    case .gone:
      event.reason = edge.reason
      if let action = edge.rider?.action { event.action = action }
    case .announce, .focus:
      event.announcement = edge.rider?.announcement ?? edge.content?.message.announcement()
    case .attention: event.attention = edge.rider?.attention
    case .tapped: break
    case .action: event.action = edge.rider?.action
    case .paused, .resumed: event.by = edge.hold.name
    case .overflow:
      event.lane = lanes[Int(edge.lane)].name
      event.hidden = edge.count
    case .reply: event.reply = edge.rider?.reply
    case .error: event.problem = edge.rider?.problem
    }
    return event
  }

  private func fillContent(of event: inout PostEvent, _ edge: Edge) {
    event.message = edge.content?.message
    event.options = edge.content?.given
  }
}
