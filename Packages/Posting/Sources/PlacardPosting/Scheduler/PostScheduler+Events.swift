import PlacardAccessibility
public import PlacardModels

extension PostScheduler {
  /// Notes an edge about a live post.
  @inline(__always)
  mutating func emit(
    _ kind: PostEvent.Kind, _ slot: Int, reason: CloseReason? = nil, admission: Admission? = nil,
    hold: Holds = [], payload: EventPayload? = nil, isForPosters: Bool = false
  ) {
    let entry = entries.pointer(to: slot)
    if !eventRecords.hasContent(of: entry.pointee.number) { keepContent(of: slot) }
    sequence += 1
    var eventRecord = EventRecord(kind, sequence: sequence, number: entry.pointee.number, at: now)
    eventRecord.reason = reason
    eventRecord.admission = admission
    eventRecord.hold = hold
    eventRecord.count = entry.pointee.count
    eventRecord.lane = entry.pointee.lane
    eventRecord.state = entry.pointee.state
    eventRecord.policy = entry.pointee.policy
    eventRecord.isAnimated =
      !entry.pointee.flags.contains(.isUnanimated)
      && !(kind == .willShow && entry.pointee.flags.contains(.isHurried))
    eventRecord.isForPosters = isForPosters
    eventRecord.isForRecorders =
      kind == .posted || kind == .updated || kind == .counted
      ? entry.pointee.flags.contains(.isRecorded) : false
    eventRecords.append(eventRecord, hasContent: true, payload)
  }

  /// Notes an edge about a post that is not, or no longer, on the board.
  mutating func emit(
    _ kind: PostEvent.Kind, _ content: Content, number: Int, lane: Int,
    reason: CloseReason? = nil, admission: Admission? = nil, count: Int = 0, of: Int = 0,
    isForPosters: Bool = false, isForRecorders: Bool = false, payload: EventPayload? = nil
  ) {
    sequence += 1
    var eventRecord = EventRecord(kind, sequence: sequence, number: number, at: now)
    eventRecord.reason = reason
    eventRecord.admission = admission
    eventRecord.count = count
    eventRecord.of = of
    eventRecord.lane = Int32(lane)
    eventRecord.policy = lanes[lane].policy
    eventRecord.isForPosters = isForPosters
    eventRecord.isForRecorders = isForRecorders
    if !eventRecords.hasContent(of: number) {
      eventRecords.keep(.passRetained(content), of: number)
    }
    eventRecords.append(eventRecord, hasContent: true, payload)
  }

  /// Notes an edge about no post in particular.
  mutating func emit(
    _ kind: PostEvent.Kind, lane: Int = 0, count: Int = 0, payload: EventPayload? = nil
  ) {
    sequence += 1
    var eventRecord = EventRecord(kind, sequence: sequence, number: 0, at: now)
    eventRecord.count = count
    eventRecord.lane = Int32(lane)
    eventRecords.append(eventRecord, hasContent: false, payload)
  }

  /// Notes a problem, with the line of the command unless it names one.
  mutating func tell(_ problem: Problem, about slot: Int? = nil) {
    var placed = problem
    placed.line = problem.line ?? inputLine
    let payload = EventPayload(problem: placed)
    if let slot { emit(.error, slot, payload: payload) } else { emit(.error, payload: payload) }
  }

  /// Asks for the content of a post whose turn has come.
  mutating func requestContent(_ slot: Int) {
    var eventRecord = EventRecord(.updated, sequence: 0, number: entries[slot].number, at: now)
    eventRecord.isForPosters = true
    if !eventRecords.hasContent(of: eventRecord.number) { keepContent(of: slot) }
    eventRecords.append(eventRecord, hasContent: true, nil)
  }

  /// Hands a post to the recorders that was not handed over when it was posted.
  mutating func requestRecord(_ slot: Int) {
    guard !entries[slot].flags.contains(.isRecorded) else { return }
    entries[slot].flags.insert(.isRecorded)
    if !eventRecords.hasContent(of: entries[slot].number) { keepContent(of: slot) }
    var eventRecord = EventRecord(.posted, sequence: 0, number: entries[slot].number, at: now)
    eventRecord.count = entries[slot].count
    eventRecord.lane = entries[slot].lane
    eventRecord.state = entries[slot].state
    eventRecord.policy = entries[slot].policy
    eventRecord.isForRecorders = true
    eventRecords.append(eventRecord, hasContent: true, nil)
  }

  @inline(never)
  private mutating func keepContent(of slot: Int) {
    guard let content = contents.borrowed(slot) else { return }
    eventRecords.keep(content.retain(), of: entries[slot].number)
  }

  /// Hands over what happened since the last time, an edge at a time and without telling it in full.
  ///
  /// - Parameter body: Gets the queue as it is now, and the edge; a copy of the queue that it keeps has
  ///   them all to tell.
  public mutating func drain(_ body: (PostScheduler, EventRecord) -> Void) {
    guard !eventRecords.isEmpty else { return }
    own()
    for index in 0..<eventRecords.count {
      body(self, eventRecords[index])
    }
    forgetEventRecords()
  }

  /// Hands over the effects collected so far.
  public mutating func takeEffects() -> [PostEffect] {
    var effects: [PostEffect] = []
    effects.reserveCapacity(eventRecords.count + 2)
    drain { scheduler, eventRecord in
      if eventRecord.sequence > 0 { effects.append(.event(scheduler.event(of: eventRecord))) }
      if let delivery = scheduler.delivery(of: eventRecord) { effects.append(delivery) }
    }
    return effects
  }

  /// What posters have to do about an edge that is being drained; nil when nothing.
  @inline(__always)
  public func delivery(of eventRecord: EventRecord) -> PostEffect? {
    guard eventRecord.isForPosters, let content = eventRecords.content(of: eventRecord) else {
      return nil
    }
    switch eventRecord.kind {
    case .willShow: return .show(snapshot(of: eventRecord, content).post)
    case .willHide: return .hide(snapshot(of: eventRecord, content).post)
    case .gone: return nil
    default:
      return eventRecord.isDemand
        ? .make(eventRecord.number) : .update(snapshot(of: eventRecord, content).post)
    }
  }

  /// An edge in full, while it is being drained.
  public func event(of eventRecord: EventRecord) -> PostEvent {
    Self.event(of: eventRecord, in: eventRecords, laneNamesInOrder)
  }

  /// An edge in full, of a log and the lanes that it speaks of: to be told without touching the queue.
  static func event(
    of eventRecord: EventRecord, in eventRecords: borrowing EventLog, _ lanes: borrowing LaneNames
  ) -> PostEvent {
    var event = PostEvent(
      eventRecord.kind, sequence: eventRecord.sequence, at: eventRecord.at.duration)
    event.id = eventRecords.content(of: eventRecord)?.id
    if eventRecord.number > 0 { event.post = eventRecord.number }
    switch eventRecord.kind {
    case .posted:
      event.admission = eventRecord.admission
      event.count = eventRecord.count
      if eventRecord.of > 0 { event.of = eventRecord.of }
      fillContent(of: &event, eventRecords.content(of: eventRecord))
    case .counted: event.count = eventRecord.count
    case .updated: fillContent(of: &event, eventRecords.content(of: eventRecord))
    case .willShow:
      event.lane = lanes[Int(eventRecord.lane)].name
      fillContent(of: &event, eventRecords.content(of: eventRecord))
    case .didShow: event.lane = lanes[Int(eventRecord.lane)].name
    case .willHide, .didHide:
      event.lane = lanes[Int(eventRecord.lane)].name
      event.reason = eventRecord.reason
    case .gone:
      event.reason = eventRecord.reason
      fillContent(of: &event, eventRecords.content(of: eventRecord))
      if let action = eventRecords.payload(of: eventRecord)?.action { event.action = action }
    case .announce, .focus:
      event.announcement =
        eventRecords.payload(of: eventRecord)?.announcement
        ?? eventRecords.content(of: eventRecord)?.announcement(in: .english)
    case .attention: event.attention = eventRecords.payload(of: eventRecord)?.attention
    case .tapped: break
    case .action: event.action = eventRecords.payload(of: eventRecord)?.action
    case .paused, .resumed: event.by = eventRecord.hold.name
    case .overflow:
      event.lane = lanes[Int(eventRecord.lane)].name
      event.hidden = eventRecord.count
    case .reply: event.reply = eventRecords.payload(of: eventRecord)?.reply
    case .error: event.problem = eventRecords.payload(of: eventRecord)?.problem
    }
    return event
  }

  private static func fillContent(of event: inout PostEvent, _ content: Content?) {
    event.message = content?.message
    event.options = content?.given
  }
}
