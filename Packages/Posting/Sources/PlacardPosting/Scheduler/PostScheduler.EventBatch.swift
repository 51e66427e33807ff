import PlacardModels

extension PostScheduler {
  /// What happened during one change of the queue, taken whole, with what it takes to put it into words
  /// without the queue.
  struct EventBatch: Sendable {
    private(set) var eventRecords: EventLog
    private let lanes: LaneNames
    private let fallbacks: Fallbacks
    private let resolution: Resolution

    fileprivate init(_ eventRecords: EventLog, _ scheduler: borrowing PostScheduler) {
      self.eventRecords = eventRecords
      lanes = scheduler.laneNamesInOrder
      fallbacks = scheduler.fallbacks
      resolution = scheduler.resolution
    }

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
      let options =
        resolution.isOf(content.given, lane: lane.name, policy: eventRecord.policy)
        ? resolution.options
        : fallbacks.filled(content.given, lane: lane.name, policy: eventRecord.policy)
      let isGone = eventRecord.kind == .gone
      return Post(
        number: eventRecord.number, id: content.id, message: content.message, options: options,
        lane: lane.name, state: isGone ? .gone : eventRecord.state, count: eventRecord.count,
        isAnimated: eventRecord.isAnimated, reason: eventRecord.reason,
        routes: content.policyDecision?.routes,
        standsAbove: lane.standsAbove)
    }

    /// Forgets everything and hands the log back, whose memory can be used again.
    consuming func emptied() -> EventLog {
      eventRecords.removeAll()
      return eventRecords
    }
  }

  /// The names of the lanes by their numbers, and where each puts what comes.
  typealias LaneNames = [(name: String, standsAbove: Bool)]

  /// Takes what happened since the last time out of the queue.
  ///
  /// - Parameter log: An empty one, which takes its place.
  /// - Returns: What happened, with what is needed to make events and posts of it.
  mutating func takeBatch(replacingBy log: consuming EventLog) -> EventBatch {
    own()
    swap(&log, &eventRecords)
    return EventBatch(log, self)
  }
}
