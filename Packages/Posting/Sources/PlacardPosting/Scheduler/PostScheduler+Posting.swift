package import PlacardModels

extension PostScheduler {
  /// Posts a message.
  ///
  /// - Parameters:
  ///   - message: The message; of a deferred one only the id is used.
  ///   - options: The options.
  ///   - owner: The owner, see `PostCommand.ownerGone`; nil for none.
  ///   - isDeferred: Whether the content is requested only when its turn has come, see
  ///     `PostEffect.make`.
  ///   - time: The current time.
  /// - Returns: The arrival number and the admission.
  package mutating func post(
    _ message: consuming Message, _ options: PostOptions = PostOptions(), owner: Int? = nil,
    isDeferred: Bool = false, at time: Duration
  ) -> Receipt {
    begin(at: time)
    defer { finish() }
    let content = receive(message, options, appliesRules: true)
    var incomingPost = incomingPost(content)
    incomingPost.needsContent = isDeferred
    return admit(content, incomingPost, owner: owner)
  }

  /// The result of submitting a post.
  enum Submission: Sendable {
    case settled(Receipt)
    /// The admission has to be decided outside the lock.
    case undecided(AdmissionRequest)
  }

  /// Posts a message or custom content, unless its admission has to be decided outside the lock
  /// first.
  @inline(__always)
  mutating func submit(
    _ message: consuming Message, for custom: CustomContent?, _ options: PostOptions, owner: Int?,
    isDeferred: Bool, at time: Duration
  ) -> Submission {
    begin(at: time)
    defer { finish() }
    let content = receive(message, for: custom, options, appliesRules: true)
    var incomingPost = incomingPost(content)
    incomingPost.needsContent = isDeferred
    if let request = admissionRequest(content, incomingPost, owner: owner) {
      return .undecided(request)
    }
    return .settled(admit(content, incomingPost, owner: owner))
  }

  /// Assigns an arrival number to a message and applies the rules to it.
  mutating func receive(
    _ message: consuming Message, for custom: CustomContent? = nil, _ options: PostOptions,
    appliesRules: Bool
  ) -> Content {
    countArrival()
    let given = options.filled(from: message.suggestedOptions)
    guard appliesRules, !rules.isEmpty else {
      self.options.ask(given, under: self.options.currentDefaults)
      let id = message.id
      return content(message, id: id, given: given, custom)
    }
    let result = applyRules(to: message, given)
    self.options.ask(result.options, under: self.options.currentDefaults)
    if result.routes != nil { conditions.hasRouted = true }
    return Content(
      result.message, id: message.id, given: result.options,
      defaults: self.options.currentDefaults,
      custom: custom, policyDecision: PolicyDecision(result))
  }

  /// Applies the rules that are active in the current modes.
  func applyRules(to message: Message, _ given: PostOptions) -> RuleResult {
    rules.apply(to: message, given, in: doNotDisturb.modes, fallbacks: options.fallbacks) {
      ruleContext(of: $0, $1)
    }
  }

  /// A content without a policy decision; reuses the memory of one evicted from the history if
  /// nothing else references that.
  private mutating func content(
    _ message: consuming Message, id: consuming String, given: consuming PostOptions,
    _ custom: CustomContent?
  ) -> Content {
    guard var reused = history.takeForgotten(), isKnownUniquelyReferenced(&reused) else {
      return Content(
        message, id: id, given: given, defaults: options.currentDefaults, custom: custom)
    }
    reused.refill(&message, &id, &given, options.currentDefaults, custom)
    return reused
  }

  /// The incoming post of the content that was received last.
  mutating func incomingPost(_ content: Content) -> IncomingPost {
    let lane = options.request.laneIndex ?? findLane()
    return IncomingPost(
      number: clock.arrivals, lane: lane, idHash: content.idHash,
      traits: options.request.traits.union(content.traits),
      duplicates: options.request.duplicates, delay: options.request.delay,
      older: posts.newest(ofID: content.id, hash: content.idHash))
  }

  /// The index of the lane that the last request names.
  private mutating func findLane() -> Int {
    let lane = options.request.lane.map { self.lane(named: $0) } ?? 0
    options.setLaneIndex(lane)
    return lane
  }

  /// Admits or rejects a post.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - incomingPost: Its data for admission.
  ///   - owner: The owner; nil for none.
  ///   - isAllowed: The policy's decision; nil asks the scheduler's own policy.
  /// - Returns: The arrival number and the admission.
  mutating func admit(
    _ content: Content, _ incomingPost: IncomingPost, owner: Int? = nil, isAllowed: Bool? = nil
  ) -> Receipt {
    let receipt = takeIn(content, incomingPost, isAllowed)
    if let owner { add(receipt, to: owner) }
    return receipt
  }

  private mutating func takeIn(
    _ content: Content, _ incomingPost: IncomingPost, _ isAllowed: Bool?
  ) -> Receipt {
    if isClosed { return reject(content, incomingPost, reason: .closed) }
    if content.policyDecision?.isMuted ?? false {
      return reject(content, incomingPost, reason: .muted)
    }
    let other = claiming(incomingPost)
    if other == nil || incomingPost.duplicates == .update,
      isRefused(content, incomingPost, isAllowed)
    {
      return reject(content, incomingPost, reason: .failed, .refused)
    }
    if let other { return turnAway(content, incomingPost, inFavorOf: other) }
    if !incomingPost.isExempt, exceedsRate(content, in: incomingPost.lane) {
      return reject(content, incomingPost, reason: .folded)
    }
    if incomingPost.delay > .zero { return postpone(content, incomingPost) }
    return enqueue(content, incomingPost)
  }

  @inline(__always)
  private func isRefused(
    _ content: Content, _ incomingPost: IncomingPost, _ isAllowed: Bool?
  ) -> Bool {
    if let isAllowed { return !isAllowed }
    guard let policy = settings.postPolicy else { return false }
    return !policy.shouldPost(post(of: content, incomingPost))
  }

  /// The live post of which an incoming one is a duplicate; nil where duplicates are allowed.
  @inline(__always)
  func claiming(_ incomingPost: IncomingPost) -> Int? {
    incomingPost.duplicates == .allow
      ? nil : incomingPost.older.flatMap { posts.claiming(from: $0) }
  }

  /// An incoming post as it would be admitted.
  func post(of content: Content, _ incomingPost: IncomingPost) -> Post {
    let (lane, policy) = (lanes[incomingPost.lane].name, lanes[incomingPost.lane].policy)
    return Post(
      number: incomingPost.number, id: content.id, message: content.message,
      content: content.custom?.value,
      options: options.resolve(content, lane: lane, policy: policy), lane: lane)
  }

  private mutating func turnAway(
    _ content: Content, _ incomingPost: IncomingPost, inFavorOf other: Int
  ) -> Receipt {
    if incomingPost.duplicates == .count { posts[other].countUp() }
    emit(
      .posted, content, number: incomingPost.number, lane: incomingPost.lane,
      admission: .duplicate, count: posts[other].count, of: posts[other].number)
    conclude(content, number: incomingPost.number, lane: incomingPost.lane, .duplicate)
    release(lane: incomingPost.lane)
    switch incomingPost.duplicates {
    case .count:
      // mutant: count-duplicate
      reportCount(other)
      restartDisplayTimer(other)
    case .update:
      let keepsMessage = incomingPost.needsContent
      update(
        other, replacement(by: content, keepsMessage: keepsMessage),
        standingFor: keepsMessage ? posts.content(at: other)?.custom : content.custom)
    case .drop, .allow: break
    }
    return Receipt(number: incomingPost.number, id: content.id, admission: .duplicate)
  }

  /// The change by which a duplicate updates the live post: its content, unless that is still to be
  /// made, and every option that it names except the duplicate policy.
  private func replacement(by content: Content, keepsMessage: Bool) -> PostChange {
    let (newMessage, given) = (content.message, content.given)
    return PostChange { message, options in
      if !keepsMessage { message = newMessage }
      let policy = options.duplicates
      options = given.filled(from: options)
      options.duplicates = policy
    }
  }

  private mutating func postpone(_ content: Content, _ incomingPost: IncomingPost) -> Receipt {
    let delay = Moment(incomingPost.delay)
    let index = insert(content, incomingPost, isRecorded: false)
    posts[index].delay(.stopped(remaining: delay))
    emit(.posted, index, admission: .delayed)
    replaceTagged(by: index)
    if !isSuspended { runCountdown(of: index, for: delay) }
    return Receipt(number: incomingPost.number, id: content.id, admission: .delayed)
  }

  private mutating func enqueue(_ content: Content, _ incomingPost: IncomingPost) -> Receipt {
    let lane = incomingPost.lane
    let isHeld = isKeptOut(content)
    let entersNow = !isHeld && canEnter(lane) && lanes[lane].waiting.isEmpty
    if !entersNow, isFull(lane, isHeld: isHeld), predecessor(of: content, in: lane) == nil {
      return reject(content, incomingPost, reason: .evicted)
    }
    let admission: Admission = entersNow && !incomingPost.needsContent ? .shown : .queued
    let index = insert(
      content, incomingPost, isRecorded: !isHeld && !incomingPost.needsContent)
    emit(.posted, index, admission: admission)
    replaceTagged(by: index)
    if entersNow, canEnter(lane), lanes[lane].waiting.isEmpty {
      enter(index)
    } else {
      join(index)
    }
    return Receipt(number: incomingPost.number, id: content.id, admission: admission)
  }

  /// Inserts an incoming post into the table and its lane.
  private mutating func insert(
    _ content: Content, _ incomingPost: IncomingPost, isRecorded: Bool
  ) -> Int {
    let lane = incomingPost.lane
    let record = PostRecord(
      number: incomingPost.number, at: now, idHash: incomingPost.idHash, lane: lane,
      automatic: lanes[lane].automatic, policy: lanes[lane].policy, traits: incomingPost.traits,
      quietThreshold: content.quietThreshold, needsContent: incomingPost.needsContent,
      isRecorded: isRecorded)
    events.forgetContent(of: incomingPost.number)
    lanes[lane].enroll()
    return posts.insert(record, content, after: incomingPost.older)
  }

  /// Removes a post that has ended.
  ///
  /// - Returns: Its content; nil when it was removed already.
  mutating func remove(_ index: Int) -> Content? {
    let lane = posts[index].lane
    guard let content = posts.remove(index) else { return nil }
    timers.cancel(.entrance(index))
    timers.cancel(.stage(index))
    lanes[lane].withdraw()
    release(lane: lane)
    return content
  }

  /// Rejects an incoming post; one rejected only for lack of capacity is delivered to the
  /// recorders.
  mutating func reject(
    _ content: Content, _ incomingPost: IncomingPost, reason: CloseReason,
    _ course: History.Course = .unseen
  ) -> Receipt {
    let isLeft = reason == .evicted
    emit(
      .posted, content, number: incomingPost.number, lane: incomingPost.lane,
      admission: .rejected, count: 1, isForRecorders: isLeft)
    conclude(
      content, number: incomingPost.number, lane: incomingPost.lane, reason, course,
      isForPosters: isLeft, isForRecorders: isLeft)
    release(lane: incomingPost.lane)
    return Receipt(number: incomingPost.number, id: content.id, admission: .rejected)
  }

  /// Reports the end of a post and adds it to the history.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - number: The arrival number.
  ///   - lane: The index of its lane.
  ///   - reason: The reason of its end.
  ///   - course: How far it got.
  ///   - isForPosters: Whether posters receive the event although the post was never shown.
  ///   - isForRecorders: Whether recorders have written the post.
  ///   - payload: Further details.
  mutating func conclude(
    _ content: Content, number: Int, lane: Int, _ reason: CloseReason,
    _ course: History.Course = .unseen, isForPosters: Bool = false, isForRecorders: Bool = false,
    payload: EventPayload? = nil
  ) {
    if content.policyDecision?.keepsHistory ?? true {
      history.add(
        History.Record(content: content, number: number, reason: reason, course: course, at: now))
    }
    emit(
      .gone, content, number: number, lane: lane, reason: reason, isForPosters: isForPosters,
      isForRecorders: isForRecorders, payload: payload)
  }

  /// Supplies the content of a deferred post whose turn has come.
  ///
  /// - Parameters:
  ///   - number: The arrival number from `PostEffect.make`.
  ///   - message: The content, whose own id is ignored; nil when it could not be made: the post
  ///     ends as `failed`.
  ///   - time: The current time.
  mutating func supply(_ number: Int, _ message: Message?, at time: Duration) {
    let changes = pendingChanges(of: number)
    _ = supply(number, made: message.map { MadeContent($0, applying: changes) }, at: time)
  }

  /// The pending changes of a deferred content that is still to be made.
  func pendingChanges(of number: Int) -> [PostChange] {
    posts.index(ofNumber: number).map { posts.pendingChanges(of: $0) } ?? []
  }

  /// Supplies the content of a deferred post whose turn has come, with the pending changes applied
  /// outside the lock.
  ///
  /// - Returns: False, with nothing changed, when there are more pending changes by now.
  mutating func supply(_ number: Int, made: MadeContent?, at time: Duration) -> Bool {
    act(at: time) { scheduler in
      guard let index = scheduler.posts.index(ofNumber: number) else { return true }
      if let made, made.changeCount != scheduler.posts.pendingChanges(of: index).count {
        return false
      }
      scheduler.supply(made, for: index)
      return true
    }
  }

  private mutating func supply(_ made: MadeContent?, for index: Int) {
    guard posts[index].stage == .making, let content = posts.content(at: index) else { return }
    guard let made else { return leaveUnseen(index, reason: .failed, .unmade) }
    for _ in 0..<made.textlessCount { reportTextless(index) }
    posts.removePendingChanges(of: index)
    setContent(
      Content(
        made.message, id: content.id, given: content.given, defaults: content.defaults,
        policyDecision: content.policyDecision),
      of: index)
    posts[index].didMakeContent()
    lanes[posts[index].lane].endMaking()
    requestRecord(index)
    if mayEnter(index), !isKeptOut(index) {
      beginEntrance(index)
    } else {
      posts[index].raise(to: .ahead)
      join(index)
    }
  }
}
