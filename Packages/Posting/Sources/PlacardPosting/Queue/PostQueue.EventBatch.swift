import PlacardModels

extension PostQueue {
  /// What happened during one change of the queue, taken whole, with what it takes to put it into words
  /// without the queue.
  ///
  /// A class, so that one that was used is used again with all its memory. It belongs to one thread at a
  /// time: to whoever holds the manager's lock while it is filled, then to whoever records it.
  final class EventBatch: @unchecked Sendable {
    @exclusivity(unchecked) fileprivate(set) var edges = EdgeLog()
    @exclusivity(unchecked) fileprivate var lanes: LaneNames = []
    @exclusivity(unchecked) fileprivate var fallbacks: Fallbacks?
    @exclusivity(unchecked) fileprivate var resolution: Resolution?

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
      let isGone = edge.kind == .gone
      return Post(
        number: edge.number, id: content.id, message: content.message,
        options: options(of: content, lane: lane.name, policy: edge.policy), lane: lane.name,
        state: isGone ? .gone : edge.state, count: edge.count, isAnimated: edge.isAnimated,
        reason: edge.reason, routes: content.judgement?.routes, standsAbove: lane.standsAbove)
    }

    private func options(
      of content: Content, lane: String, policy: LaneChange.Policy
    ) -> PostOptions {
      if let resolution, resolution.isOf(content.given, lane: lane, policy: policy) {
        return resolution.options
      }
      return fallbacks?.filled(content.given, lane: lane, policy: policy) ?? content.given
    }

    /// Forgets what happened, but not its memory.
    func removeAll() {
      edges.removeAll()
    }
  }

  /// The names of the lanes by their numbers, and where each puts what comes.
  typealias LaneNames = [(name: String, standsAbove: Bool)]

  /// Moves what happened since the last time out of the queue, with what is needed to make events and
  /// posts of it, into an empty batch.
  mutating func hand(to batch: EventBatch) {
    own()
    swap(&batch.edges, &edges)
    batch.lanes = laneNamesInOrder
    if batch.fallbacks == nil { batch.fallbacks = fallbacks }
    if !(batch.resolution?.isIdentical(to: resolution) ?? false) { batch.resolution = resolution }
  }
}
