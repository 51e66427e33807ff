import PlacardModels

extension PostScheduler {
  /// What happened during one change of the scheduler, with what it takes to build events
  /// without the scheduler.
  ///
  /// A class, so that one that was used is used again with all its memory. It belongs to one thread at a
  /// time: to whoever holds the manager's lock while it is filled, then to whoever records it.
  final class EventBatch: @unchecked Sendable {
    @exclusivity(unchecked) fileprivate(set) var eventRecords = EventLog()
    /// Who records it.
    @exclusivity(unchecked) fileprivate(set) var recorders: [RecorderRegistration] = []
    @exclusivity(unchecked) fileprivate var lanes: LaneTable.Names = []
    @exclusivity(unchecked) fileprivate var answers = OptionResolver.Answers.none

    /// How many records there are.
    var count: Int { eventRecords.count }

    /// A record.
    subscript(index: Int) -> EventRecord { eventRecords[index] }

    /// Builds the event of a record.
    func event(of eventRecord: EventRecord) -> PostEvent {
      PostScheduler.event(of: eventRecord, in: eventRecords, lanes)
    }

    /// The post that an event is about, as it was then; nil for one about no post.
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
        routes: content.policyDecision?.routes, standsAbove: lane.standsAbove)
    }

    /// Forgets what happened, but not its memory.
    func removeAll() {
      eventRecords.removeAll()
      recorders = []
    }
  }

  /// Moves what happened since the last time out of the scheduler, with what is needed to make events and
  /// posts of it, into an empty batch for those who record it.
  mutating func hand(to batch: EventBatch, for recorders: [RecorderRegistration]) {
    makeUnique()
    batch.recorders = recorders
    swap(&batch.eventRecords, &events)
    batch.lanes = lanes.names
    if !batch.answers.areIdentical(to: options.answers) { batch.answers = options.answers }
  }
}
