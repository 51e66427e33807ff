import PlacardModels

extension PostScheduler {
  /// What happened during one change of the queue, taken whole, with what it takes to put it into words
  /// without the queue.
  ///
  /// A class, so that one that was used is used again with all its memory. It belongs to one thread at a
  /// time: to whoever holds the manager's lock while it is filled, then to whoever records it.
  final class EventBatch: @unchecked Sendable {
    @exclusivity(unchecked) fileprivate(set) var eventRecords = EventLog()
    @exclusivity(unchecked) fileprivate var lanes: LaneNames = []
    @exclusivity(unchecked) fileprivate var fallbacks: Fallbacks?
    @exclusivity(unchecked) fileprivate var resolution: Resolution?

    /// How many edges there are.
    var count: Int { eventRecords.count }

    /// An edge.
    subscript(index: Int) -> EventRecord { eventRecords[index] }

    /// An edge in full.
    func event(of eventRecord: EventRecord) -> PostEvent {
      PostScheduler.event(of: eventRecord, in: eventRecords, lanes)
    }

    /// The post that an edge is about, as it was then; nil for one about no post.
    func post(of eventRecord: EventRecord) -> Post? {
      guard eventRecord.number > 0, let content = eventRecords.content(of: eventRecord) else {
        return nil
      }
      let lane = lanes[Int(eventRecord.lane)]
      let isGone = eventRecord.kind == .gone
      return Post(
        number: eventRecord.number, id: content.id, message: content.message,
        content: content.custom?.value,
        options: options(of: content, lane: lane.name, policy: eventRecord.policy), lane: lane.name,
        state: isGone ? .gone : eventRecord.state, count: eventRecord.count,
        isAnimated: eventRecord.isAnimated,
        reason: eventRecord.reason, routes: content.policyDecision?.routes,
        standsAbove: lane.standsAbove)
    }

    private func options(
      of content: Content, lane: String, policy: LaneConfiguration.Policy
    ) -> PostOptions {
      if let resolution, resolution.isOf(content.given, lane: lane, policy: policy) {
        return resolution.options
      }
      return fallbacks?.filled(content.given, lane: lane, policy: policy) ?? content.given
    }

    /// Forgets what happened, but not its memory.
    func removeAll() {
      eventRecords.removeAll()
    }
  }

  /// The names of the lanes by their numbers, and where each puts what comes.
  typealias LaneNames = [(name: String, standsAbove: Bool)]

  /// Moves what happened since the last time out of the queue, with what is needed to make events and
  /// posts of it, into an empty batch.
  mutating func hand(to batch: EventBatch) {
    own()
    swap(&batch.eventRecords, &eventRecords)
    batch.lanes = laneNamesInOrder
    if batch.fallbacks == nil { batch.fallbacks = fallbacks }
    if !(batch.resolution?.isIdentical(to: resolution) ?? false) { batch.resolution = resolution }
  }
}
