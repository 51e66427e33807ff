public import PlacardModels

extension PostScheduler {
  /// What the one who posted learns at once.
  public struct Receipt: Sendable, Equatable {
    /// The arrival number.
    public let number: Int
    /// The id, frozen.
    public let id: String
    /// How the post's life began.
    public let admission: Admission
  }

  /// Posts a message at a time.
  ///
  /// - Parameters:
  ///   - message: What is said; of a deferred one only the id counts.
  ///   - options: How it is to be shown.
  ///   - owner: Who it ends with, see `PostCommand.ownerGone`; nil for nobody.
  ///   - isDeferred: Whether the content is asked for only when its turn has come, see
  ///     `PostEffect.make`.
  ///   - time: The present.
  /// - Returns: The arrival number and how the post's life began.
  public mutating func post(
    _ message: consuming Message, _ options: PostOptions = PostOptions(), owner: Int? = nil,
    isDeferred: Bool = false, at time: Duration
  ) -> Receipt {
    post(message, for: nil, options, owner: owner, isDeferred: isDeferred, at: time)
  }

  /// Posts content of another type than a message, or a message; see the public method.
  @inline(__always)
  mutating func post(
    _ message: consuming Message, for custom: CustomContent?, _ options: PostOptions, owner: Int?,
    isDeferred: Bool, at time: Duration
  ) -> Receipt {
    begin(at: time)
    defer { finish() }
    let content = receive(message, for: custom, options, isJudged: true)
    let incomingPost = incomingPost(content)
    if isClosed { return reject(content, incomingPost, reason: .closed) }
    let receipt = admit(content, incomingPost, flags: isDeferred ? .isDeferred : [])
    if let owner { note(receipt, owner: owner) }
    return receipt
  }

  /// What is known of a content that has a number, and a lane that it would go to, but no place yet.
  ///
  /// Nothing in it is counted by reference, so that handing it on costs nothing.
  struct IncomingPost {
    let number: Int
    let lane: Int
    /// Whether its lane's rate lets it in whatever came before.
    var isExempt = false
    let idHash: UInt32
    let traits: Traits
    var policy: DuplicatePolicy
    /// How long it is to wait before it joins its lane.
    var delay: Duration
    /// The newest live post of its id.
    let older: Int?
  }

  /// Numbers a message, and applies the rules to it.
  mutating func receive(
    _ message: consuming Message, for custom: CustomContent? = nil, _ options: PostOptions,
    isJudged: Bool
  ) -> Content {
    arrivals += 1
    let given = options.filled(from: message.suggestedOptions)
    guard isJudged, !rules.isEmpty else {
      ask(given)
      let id = message.id
      return content(message, id: id, given: given, custom)
    }
    let ruleResult = rules.apply(to: message, given, in: modes, fallbacks: fallbacks) {
      ruleContext(of: $0, $1)
    }
    ask(ruleResult.options)
    if ruleResult.routes != nil { hasRouted = true }
    return Content(
      ruleResult.message, id: message.id, given: ruleResult.options, custom: custom,
      policyDecision: PolicyDecision(ruleResult))
  }

  /// A content without a judgement, in the place of one that nobody holds any more if there is one.
  private mutating func content(
    _ message: consuming Message, id: consuming String, given: consuming PostOptions,
    _ custom: CustomContent?
  ) -> Content {
    guard var reused = spare.take(), isKnownUniquelyReferenced(&reused) else {
      return Content(message, id: id, given: given, custom: custom)
    }
    reused.refill(&message, &id, &given, custom)
    return reused
  }

  /// What is known of the content that was received last.
  mutating func incomingPost(_ content: Content) -> IncomingPost {
    if request.laneNumber < 0 {
      request.laneNumber = request.lane.map { lane(named: $0) } ?? 0
    }
    let older = idIndex.find(content.idHash) {
      contents[$0]?.id.hasSameBytes(as: content.id) ?? false
    }
    return IncomingPost(
      number: arrivals, lane: request.laneNumber, idHash: content.idHash,
      traits: request.traits.union(content.traits), policy: request.duplicates,
      delay: request.delay, older: older)
  }

  mutating func admit(
    _ content: Content, _ incomingPost: IncomingPost, flags: Flags = []
  ) -> Receipt {
    if content.policyDecision?.isMuted ?? false {
      return reject(content, incomingPost, reason: .muted)
    }
    let other =
      incomingPost.policy == .allow ? nil : incomingPost.older.flatMap { claiming(from: $0) }
    if other == nil || incomingPost.policy == .update, let postPolicy,
      postPolicy.refusesPost(post(of: content, incomingPost))
    {
      return reject(content, incomingPost, reason: .failed, .refused)
    }
    if let other { return turnAway(content, incomingPost, flags, inFavourOf: other) }
    if lanes[incomingPost.lane].rate != nil, !incomingPost.isExempt,
      fold(content, into: incomingPost.lane)
    {
      return reject(content, incomingPost, reason: .folded)
    }
    if incomingPost.delay > .zero { return postpone(content, incomingPost, flags) }
    return enqueue(content, incomingPost, flags)
  }

  private func post(of content: Content, _ incomingPost: IncomingPost) -> Post {
    let lane = lanes[incomingPost.lane]
    return Post(
      number: incomingPost.number, id: content.id, message: content.message,
      content: content.custom?.value,
      options: resolve(content.given, lane: lane.name, policy: lane.policy), lane: lane.name)
  }

  private mutating func turnAway(
    _ content: Content, _ incomingPost: IncomingPost, _ flags: Flags, inFavourOf other: Int
  ) -> Receipt {
    if incomingPost.policy == .count {
      entries[other].count += entries[other].count == .max ? 0 : 1
    }
    emit(
      .posted, content, number: incomingPost.number, lane: incomingPost.lane, admission: .duplicate,
      count: entries[other].count, of: entries[other].number)
    conclude(content, incomingPost, .duplicate)
    switch incomingPost.policy {
    case .count:
      tellCount(other)
      restartDisplayTimer(other)
    case .update:
      let isDeferred = flags.contains(.isDeferred)
      update(
        other, replacement(by: content, keepsMessage: isDeferred),
        standingFor: isDeferred ? contents[other]?.custom : content.custom)
    case .drop, .allow: break
    }
    return Receipt(number: incomingPost.number, id: content.id, admission: .duplicate)
  }

  /// The change that brings a duplicate's content, unless that is still to be made, and every option
  /// that it names; its policy was its own.
  private func replacement(by content: Content, keepsMessage: Bool) -> PostChange {
    let (newMessage, given) = (content.message, content.given)
    return PostChange { message, options in
      if !keepsMessage { message = newMessage }
      let policy = options.duplicates
      options = given.filled(from: options)
      options.duplicates = policy
    }
  }

  private mutating func postpone(
    _ content: Content, _ incomingPost: IncomingPost, _ flags: Flags
  ) -> Receipt {
    let slot = settle(content, incomingPost, flags)
    entries[slot].state = .delayed
    emit(.posted, slot, admission: .delayed)
    succeed(slot)
    if isSuspended {
      entries[slot].holds = .suspend
      entries[slot].remaining = Moment(incomingPost.delay)
    } else {
      arm(slot, for: Moment(incomingPost.delay))
    }
    return Receipt(number: incomingPost.number, id: content.id, admission: .delayed)
  }

  private mutating func enqueue(
    _ content: Content, _ incomingPost: IncomingPost, _ flags: Flags
  ) -> Receipt {
    let lane = incomingPost.lane
    let isHeld = isQuiet(content)
    let entersNow = !isHeld && canEnter(lane) && lanes[lane].waiting.isEmpty
    if !entersNow, refuses(isHeld: isHeld, in: lane), predecessor(of: content, in: lane) == nil {
      return reject(content, incomingPost, reason: .evicted)
    }
    let admission: Admission =
      entersNow && !flags.contains(.isDeferred) ? .shown : .queued
    let isRecorded = !isHeld && !flags.contains(.isDeferred)
    let slot = settle(content, incomingPost, isRecorded ? flags.union(.isRecorded) : flags)
    emit(.posted, slot, admission: admission)
    succeed(slot)
    if entersNow, canEnter(lane), lanes[lane].waiting.isEmpty {
      enter(slot)
    } else {
      join(slot)
    }
    return Receipt(number: incomingPost.number, id: content.id, admission: admission)
  }

  /// Ends a post that does not begin; one for which there only is no room is left where things stay.
  mutating func reject(
    _ content: Content, _ incomingPost: IncomingPost, reason: CloseReason,
    _ course: History.Course = .unseen
  ) -> Receipt {
    let isLeft = reason == .evicted
    emit(
      .posted, content, number: incomingPost.number, lane: incomingPost.lane, admission: .rejected,
      count: 1, isForRecorders: isLeft)
    conclude(
      content, number: incomingPost.number, lane: incomingPost.lane, reason, course,
      isForPosters: isLeft, isForRecorders: isLeft)
    release(lane: incomingPost.lane)
    return Receipt(number: incomingPost.number, id: content.id, admission: .rejected)
  }

  private mutating func conclude(
    _ content: Content, _ incomingPost: IncomingPost, _ reason: CloseReason
  ) {
    conclude(content, number: incomingPost.number, lane: incomingPost.lane, reason)
    release(lane: incomingPost.lane)
  }

  /// The last word about a post; it is remembered from here on.
  ///
  /// - Parameters:
  ///   - content: What it said.
  ///   - number: Its arrival number.
  ///   - lane: The number of its lane.
  ///   - reason: Why it ended.
  ///   - course: How far it came.
  ///   - isForPosters: Whether posters hear of it, although it was never shown.
  ///   - isForRecorders: Whether recorders have written it.
  ///   - payload: What else there is to say.
  mutating func conclude(
    _ content: Content, number: Int, lane: Int, _ reason: CloseReason,
    _ course: History.Course = .unseen, isForPosters: Bool = false, isForRecorders: Bool = false,
    payload: EventPayload? = nil
  ) {
    if content.policyDecision?.keepsHistory ?? true {
      let record = History.Record(
        content: content, number: number, reason: reason, course: course, at: now)
      if let forgotten = history.add(record) { spare = forgotten }
    }
    emit(
      .gone, content, number: number, lane: lane, reason: reason, isForPosters: isForPosters,
      isForRecorders: isForRecorders, payload: payload)
  }

  /// Hands over the content of a deferred post whose turn has come.
  ///
  /// - Parameters:
  ///   - number: The arrival number that `PostEffect.make` named.
  ///   - message: The content, whose own id is ignored; nil when it could not be made: the post ends
  ///     as `failed`.
  ///   - time: The present.
  public mutating func supply(_ number: Int, _ message: Message?, at time: Duration) {
    act(at: time) { scheduler in
      guard let slot = scheduler.place(of: number),
        scheduler.entries[slot].flags.contains(.isMaking),
        let content = scheduler.contents[slot]
      else { return }
      guard var message else { return scheduler.leaveUnseen(slot, reason: .failed, .unmade) }
      scheduler.applyPendingChanges(to: &message, of: slot)
      let made = Content(
        message, id: content.id, given: content.given,
        policyDecision: content.policyDecision)
      scheduler.put(
        made, Traits(made.given, scheduler.fallback(of: made)).union(made.traits), at: slot)
      scheduler.entries[slot].flags.subtract([.isMaking, .isDeferred])
      let lane = Int(scheduler.entries[slot].lane)
      scheduler.lanes[lane].makingCount -= 1
      scheduler.requestRecord(slot)
      if scheduler.mayEnter(slot), !scheduler.isQuiet(slot) {
        scheduler.beginEntrance(slot)
      } else {
        scheduler.entries[slot].flags.insert(.skipsQueue)
        scheduler.join(slot)
      }
    }
  }
}
