package import PlacardModels

extension PostScheduler {
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

  /// What became of a post that was submitted.
  enum Submission: Sendable {
    case settled(Receipt)
    /// Others have to decide whether it is taken in.
    case undecided(AdmissionRequest)
  }

  /// Posts content of another type than a message, or a message, unless others have to decide on it before.
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

  /// Numbers a message, and applies the rules to it.
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

  /// Applies the rules that hold in the present modes.
  func applyRules(to message: Message, _ given: PostOptions) -> RuleResult {
    rules.apply(to: message, given, in: doNotDisturb.modes, fallbacks: options.fallbacks) {
      ruleContext(of: $0, $1)
    }
  }

  /// A content without a decision of rules, written over a forgotten one if nobody holds that any more.
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

  /// What is known of the content that was received last.
  mutating func incomingPost(_ content: Content) -> IncomingPost {
    let lane = options.request.laneIndex ?? findLane()
    return IncomingPost(
      number: clock.arrivals, lane: lane, idHash: content.idHash,
      traits: options.request.traits.union(content.traits),
      duplicates: options.request.duplicates, delay: options.request.delay,
      older: posts.newest(ofID: content.id, hash: content.idHash))
  }

  /// The lane that the last request names.
  private mutating func findLane() -> Int {
    let lane = options.request.lane.map { self.lane(named: $0) } ?? 0
    options.setLaneIndex(lane)
    return lane
  }

  /// Takes in a post, or turns it away.
  ///
  /// - Parameters:
  ///   - content: What it says.
  ///   - incomingPost: What is known of it.
  ///   - owner: Who it ends with; nil for nobody.
  ///   - isAllowed: What was decided about it; nil asks the scheduler's own policy.
  /// - Returns: The arrival number and how the post's life began.
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

  /// The post that keeps an incoming one out; nil where duplicates are allowed.
  @inline(__always)
  func claiming(_ incomingPost: IncomingPost) -> Int? {
    incomingPost.duplicates == .allow
      ? nil : incomingPost.older.flatMap { posts.claiming(from: $0) }
  }

  /// An incoming post as it would be taken in.
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

  /// Inserts an incoming post, and counts it in its lane.
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
  /// - Returns: What it said; nil when it was removed already.
  mutating func remove(_ index: Int) -> Content? {
    let lane = posts[index].lane
    guard let content = posts.remove(index) else { return nil }
    timers.cancel(.entrance(index))
    timers.cancel(.stage(index))
    lanes[lane].withdraw()
    release(lane: lane)
    return content
  }

  /// Ends a post that does not begin; one for which there only is no room is left where things stay.
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

  /// Reports the end of a post, which is remembered from here on.
  ///
  /// - Parameters:
  ///   - content: What it said.
  ///   - number: Its arrival number.
  ///   - lane: The index of its lane.
  ///   - reason: Why it ended.
  ///   - course: How far it came.
  ///   - isForPosters: Whether the event is for posters, although the post was never shown.
  ///   - isForRecorders: Whether recorders have written it.
  ///   - payload: What else there is to say.
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

  /// Hands over the content of a deferred post whose turn has come.
  ///
  /// - Parameters:
  ///   - number: The arrival number that `PostEffect.make` named.
  ///   - message: The content, whose own id is ignored; nil when it could not be made: the post ends
  ///     as `failed`.
  ///   - time: The present.
  mutating func supply(_ number: Int, _ message: Message?, at time: Duration) {
    let changes = pendingChanges(of: number)
    _ = supply(number, made: message.map { MadeContent($0, applying: changes) }, at: time)
  }

  /// What changes a deferred content that is still to be made.
  func pendingChanges(of number: Int) -> [PostChange] {
    posts.index(ofNumber: number).map { posts.pendingChanges(of: $0) } ?? []
  }

  /// Hands over the content of a deferred post whose turn has come: its message with the changes, applied outside the lock.
  ///
  /// - Returns: False when there are more changes by now, so that nothing was done.
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
