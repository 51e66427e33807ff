import PlacardModels

extension PostQueue {
  /// What happened during one change of the queue, taken whole, with what it takes to put it into words
  /// without the queue.
  struct EventBatch: Sendable {
    private(set) var edges: EdgeLog
    private let lanes: LaneNames
    private let fallbacks: Fallbacks
    private let resolution: Resolution

    fileprivate init(_ edges: EdgeLog, _ queue: borrowing PostQueue) {
      self.edges = edges
      lanes = queue.laneNamesInOrder
      fallbacks = queue.fallbacks
      resolution = queue.resolution
    }

    /// How many edges there are.
    var count: Int { edges.count }

    /// An edge.
    subscript(index: Int) -> Edge { edges[index] }

    /// An edge in full.
    func event(of edge: Edge) -> PostEvent {
      PostQueue.event(of: edge, in: edges, lanes)
    }

    /// The post that an edge is about, as it was then; nil for one about no post.
    func post(of edge: Edge) -> Post? {
      guard edge.number > 0, let content = edges.content(of: edge) else { return nil }
      let lane = lanes[Int(edge.lane)]
      let options =
        resolution.isOf(content.given, lane: lane.name, policy: edge.policy)
        ? resolution.options
        : fallbacks.filled(content.given, lane: lane.name, policy: edge.policy)
      let isGone = edge.kind == .gone
      return Post(
        number: edge.number, id: content.id, message: content.message,
        content: content.custom?.value, options: options,
        lane: lane.name, state: isGone ? .gone : edge.state, count: edge.count,
        isAnimated: edge.isAnimated, reason: edge.reason, routes: content.judgement?.routes,
        standsAbove: lane.standsAbove)
    }

    /// Forgets everything and hands the log back, whose memory can be used again.
    consuming func emptied() -> EdgeLog {
      edges.removeAll()
      return edges
    }
  }

  /// The names of the lanes by their numbers, and where each puts what comes.
  typealias LaneNames = [(name: String, standsAbove: Bool)]

  /// Takes what happened since the last time out of the queue.
  ///
  /// - Parameter log: An empty one, which takes its place.
  /// - Returns: What happened, with what is needed to make events and posts of it.
  mutating func takeBatch(replacingBy log: consuming EdgeLog) -> EventBatch {
    own()
    swap(&log, &edges)
    return EventBatch(log, self)
  }
}
