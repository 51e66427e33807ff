import PlacardModels

extension PostScheduler {
  /// The events of one change of the scheduler, with what is needed to build them without the
  /// scheduler.
  ///
  /// A class, so that batches are pooled with their memory. Owned by one thread at a time: by the
  /// holder of the manager's lock while it is filled, then by the thread that records it.
  final class EventBatch: @unchecked Sendable {
    @exclusivity(unchecked) fileprivate(set) var eventRecords = EventLog()
    /// The recorders that receive the batch.
    @exclusivity(unchecked) fileprivate(set) var recorders: [RecorderRegistration] = []
    @exclusivity(unchecked) fileprivate var lanes: LaneTable.Names = []
    @exclusivity(unchecked) fileprivate var answers = OptionResolver.Answers.none

    /// The number of records.
    var count: Int { eventRecords.count }

    /// A record.
    subscript(index: Int) -> EventRecord { eventRecords[index] }

    /// Builds the event of a record.
    func event(of eventRecord: EventRecord) -> PostEvent {
      PostScheduler.event(of: eventRecord, in: eventRecords, lanes)
    }

    /// The post of an event, as it was then; nil for an event about no post.
    func post(of eventRecord: EventRecord) -> Post? {
      guard eventRecord.number > 0, let content = eventRecords.content(of: eventRecord) else {
        return nil
      }
      let lane = lanes[Int(eventRecord.lane)]
      let filled = answers.resolve(content, lane: lane.name, policy: eventRecord.policy)
      let isGone = eventRecord.kind == .gone
      return Post(
        number: eventRecord.number, id: content.id, message: content.message,
        content: content.custom?.value, options: filled, lane: lane.name,
        state: isGone ? .gone : eventRecord.state, count: eventRecord.count,
        isAnimated: eventRecord.isAnimated, reason: eventRecord.reason,
        chosenAction: eventRecords.chosenAction(of: eventRecord),
        routes: content.policyDecision?.routes, standsAbove: lane.standsAbove)
    }

    /// Empties the batch and keeps its memory.
    func removeAll() {
      eventRecords.removeAll()
      recorders = []
    }
  }

  /// Moves the events since the last call, with what is needed to build events and posts from them,
  /// into an empty batch for recorders.
  mutating func hand(to batch: EventBatch, for recorders: [RecorderRegistration]) {
    makeUnique()
    batch.recorders = recorders
    swap(&batch.eventRecords, &events)
    batch.lanes = lanes.names
    if !batch.answers.areIdentical(to: options.answers) { batch.answers = options.answers }
  }
}
