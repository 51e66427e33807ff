import PlacardAccessibility
@_spi(Fields) package import PlacardModels

extension PostScheduler {
  /// Records an event about a live post.
  @inline(__always)
  mutating func emit(
    _ kind: PostEvent.Kind, _ index: Int, reason: CloseReason? = nil, admission: Admission? = nil,
    hold: Holds = [], payload: EventPayload? = nil, isForPosters: Bool = false
  ) {
    keepContent(of: index)
    var event = EventRecord(
      kind, sequence: nextSequence(), number: posts[index].number, at: now)
    event.reason = reason
    event.admission = admission
    event.hold = hold
    event.isForPosters = isForPosters
    event.isForRecorders =
      kind == .posted || kind == .updated || kind == .counted ? posts[index].isRecorded : false
    describe(index, in: &event)
    if kind == .willShow, posts[index].skipsEntrance { event.isAnimated = false }
    events.append(event, hasContent: true, payload)
  }

  /// Copies the post's current state into an event.
  @inline(__always)
  private func describe(_ index: Int, in event: inout EventRecord) {
    event.count = posts[index].count
    event.lane = Int32(truncatingIfNeeded: posts[index].lane)
    event.state = posts[index].stage.state
    event.policy = posts[index].policy
    event.isAnimated = posts[index].isAnimated
  }

  /// Records an event about a post that is not in the table, or no longer.
  mutating func emit(
    _ kind: PostEvent.Kind, _ content: Content, number: Int, lane: Int,
    reason: CloseReason? = nil, admission: Admission? = nil, count: Int = 0, of: Int = 0,
    isForPosters: Bool = false, isForRecorders: Bool = false, payload: EventPayload? = nil
  ) {
    var event = EventRecord(kind, sequence: nextSequence(), number: number, at: now)
    event.reason = reason
    event.admission = admission
    event.count = count
    event.of = of
    event.lane = Int32(lane)
    event.policy = lanes[lane].policy
    event.isForPosters = isForPosters
    event.isForRecorders = isForRecorders
    if !events.hasContent(of: number) { events.keep(.passRetained(content), of: number) }
    events.append(event, hasContent: true, payload)
  }

  /// Records an event about no post in particular.
  mutating func emit(
    _ kind: PostEvent.Kind, lane: Int = 0, count: Int = 0, payload: EventPayload? = nil
  ) {
    var event = EventRecord(kind, sequence: nextSequence(), number: 0, at: now)
    event.count = count
    event.lane = Int32(lane)
    events.append(event, hasContent: false, payload)
  }

  /// Reports the number of posts behind the current one of a serial lane to posters; no event.
  mutating func reportNext(_ lane: Int, count: Int) {
    var event = EventRecord(.overflow, sequence: 0, number: 0, at: now)
    event.count = count
    event.lane = Int32(lane)
    events.append(event, hasContent: false, nil)
  }

  /// Reports a problem, with the current input line unless it names one.
  mutating func report(_ problem: Problem, about index: Int? = nil) {
    var located = problem
    located.line = problem.line ?? inputLine
    let payload = EventPayload(problem: located)
    if let index { emit(.error, index, payload: payload) } else { emit(.error, payload: payload) }
  }

  /// Requests the content of a post whose turn has come.
  mutating func requestContent(_ index: Int) {
    var event = EventRecord(.updated, sequence: 0, number: posts[index].number, at: now)
    event.isForPosters = true
    keepContent(of: index)
    events.append(event, hasContent: true, nil)
  }

  /// Delivers a post to the recorders unless that was done before.
  mutating func requestRecord(_ index: Int) {
    guard !posts[index].isRecorded else { return }
    posts[index].isRecorded = true
    keepContent(of: index)
    var event = EventRecord(.posted, sequence: 0, number: posts[index].number, at: now)
    describe(index, in: &event)
    event.isAnimated = true
    event.isForRecorders = true
    events.append(event, hasContent: true, nil)
  }

  @inline(__always)
  private mutating func keepContent(of index: Int) {
    let number = posts[index].number
    guard !events.hasContent(of: number), let content = posts.uncountedContent(at: index)
    else { return }
    events.keep(content.retain(), of: number)
  }

  /// Drains the event log without building events.
  ///
  /// - Parameter body: Receives the scheduler in its current state, and a record; a copy of the
  ///   scheduler that it keeps still has all records.
  package mutating func drain(_ body: (PostScheduler, EventRecord) -> Void) {
    guard !events.isEmpty else { return }
    makeUnique()
    for index in 0..<events.count {
      body(self, events[index])
    }
    forgetEvents()
  }

  /// Removes and returns the effects collected so far.
  package mutating func takeEffects() -> [PostEffect] {
    var effects: [PostEffect] = []
    effects.reserveCapacity(events.count + 2)
    drain { scheduler, eventRecord in
      if eventRecord.sequence > 0 { effects.append(.event(scheduler.event(of: eventRecord))) }
      if let delivery = scheduler.delivery(of: eventRecord) { effects.append(delivery) }
    }
    return effects
  }

  /// The effect on posters of an event that is being drained; nil when there is none.
  @inline(__always)
  func delivery(of eventRecord: EventRecord) -> PostEffect? {
    guard eventRecord.isForPosters, let content = events.content(of: eventRecord) else {
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

  /// Builds the event of a record that is being drained.
  package func event(of eventRecord: EventRecord) -> PostEvent {
    Self.event(of: eventRecord, in: events, lanes.names)
  }

  /// Builds an event from a log and the lane names, without the scheduler.
  static func event(
    of eventRecord: EventRecord, in eventRecords: borrowing EventLog,
    _ lanes: borrowing LaneTable.Names
  ) -> PostEvent {
    let kind = eventRecord.kind
    let content = eventRecords.content(of: eventRecord)
    let contents = kind.carriesContent ? content : nil
    var event = PostEvent(
      kind, sequence: eventRecord.sequence, at: eventRecord.at.duration, id: content?.id,
      number: eventRecord.number > 0 ? eventRecord.number : nil,
      lane: kind.namesLane ? lanes[Int(eventRecord.lane)].name : nil,
      reason: kind.saysReason ? eventRecord.reason : nil,
      admission: kind == .posted ? eventRecord.admission : nil,
      count: kind == .posted || kind == .counted ? eventRecord.count : nil,
      message: contents?.message, options: contents?.given,
      announcement: kind.isSpoken
        ? eventRecords.payload(of: eventRecord)?.announcement
          ?? content?.announcement(in: .english) : nil)
    if kind.hasDetails { setDetails(of: &event, eventRecord, eventRecords) }
    return event
  }

  /// Sets the details that only some events have.
  private static func setDetails(
    of event: inout PostEvent, _ eventRecord: EventRecord, _ eventRecords: borrowing EventLog
  ) {
    switch eventRecord.kind {
    case .posted: if eventRecord.of > 0 { event.originalNumber = eventRecord.of }
    case .paused, .resumed: event.by = eventRecord.hold.cause
    case .overflow: event.hidden = eventRecord.count
    default:
      guard let payload = eventRecords.payload(of: eventRecord) else { return }
      if let action = payload.action { event.action = action }
      if let attention = payload.attention { event.attention = attention }
      if let reply = payload.reply { event.reply = reply }
      if let problem = payload.problem { event.problem = problem }
    }
  }
}

extension PostEvent.Kind {
  /// Whether the event carries the content and the given options.
  fileprivate var carriesContent: Bool {
    switch self {
    case .posted, .updated, .willShow, .gone: true
    default: false
    }
  }

  fileprivate var namesLane: Bool {
    switch self {
    case .willShow, .didShow, .willHide, .didHide, .overflow: true
    default: false
    }
  }

  fileprivate var saysReason: Bool {
    switch self {
    case .willHide, .didHide, .gone: true
    default: false
    }
  }

  fileprivate var isSpoken: Bool { self == .announce || self == .focus }

  /// Whether the event may carry details.
  fileprivate var hasDetails: Bool {
    switch self {
    case .posted, .gone, .action, .attention, .paused, .resumed, .overflow, .reply, .error: true
    default: false
    }
  }
}
