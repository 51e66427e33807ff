import PlacardModels

extension PostScheduler {
  /// Removes and returns the decisions to be made outside the lock; see ``PendingDecisions``.
  mutating func takeRequests() -> [PendingDecisions.Request] {
    decisions.take()
  }

  /// Applies decisions made outside the lock, at the time at which the scheduler was stopped for
  /// them.
  mutating func carryOut(_ made: [PendingDecisions.Decision]) {
    makeUnique()
    for decision in made {
      switch decision {
      case .admission(let request, let isAllowed): _ = admit(request, isAllowed: isAllowed)
      case .removal(let request, let isAllowed): decide(request, isAllowed: isAllowed)
      case .timing(let number, let timing): setTiming(timing, of: number)
      }
    }
    resumeInstant()
  }

  // MARK: Admission

  /// Admits or rejects a post, as decided.
  mutating func admit(
    _ request: AdmissionRequest, isAllowed: Bool, at time: Duration
  ) -> Receipt {
    act(at: time) { $0.admit(request, isAllowed: isAllowed) }
  }

  private mutating func admit(_ request: AdmissionRequest, isAllowed: Bool) -> Receipt {
    countArrival()
    let isOrphaned = decisions.undecidedPosts.remove(request)
    options.ask(request.content.given, under: request.content.defaults)
    let known = request.incomingPost
    var incomingPost = incomingPost(request.content)
    incomingPost.isExempt = known.isExempt
    incomingPost.needsContent = known.needsContent
    incomingPost.duplicates = known.duplicates
    incomingPost.delay = known.delay
    if isOrphaned, !isClosed { return reject(request.content, incomingPost, reason: .ownerGone) }
    return admit(request.content, incomingPost, owner: request.owner, isAllowed: isAllowed)
  }

  /// Admits a post that the scheduler creates itself, now or once a decision is made outside the
  /// lock.
  mutating func admitWhenAllowed(
    _ content: Content, _ incomingPost: IncomingPost, owner: Int? = nil
  ) {
    if let request = admissionRequest(content, incomingPost, owner: owner) {
      decisions.add(.admission(request))
    } else {
      _ = admit(content, incomingPost, owner: owner)
    }
  }

  /// The admission decision to be made outside the lock; nil when none is needed.
  mutating func admissionRequest(
    _ content: Content, _ incomingPost: IncomingPost, owner: Int?
  ) -> AdmissionRequest? {
    guard decisions.kinds.contains(.admission), !isClosed,
      !(content.policyDecision?.isMuted ?? false),
      incomingPost.duplicates == .update || claiming(incomingPost) == nil
    else { return nil }
    let post = post(of: content, incomingPost)
    release(lane: incomingPost.lane)
    discountArrival()
    let request = AdmissionRequest(post, content, incomingPost, owner: owner)
    decisions.undecidedPosts.add(request)
    return request
  }

  // MARK: Removal

  /// Whether a removal may begin; nil when that is decided outside the lock, and the removal is
  /// kept until then.
  mutating func mayRemove(
    _ index: Int, _ exit: PostRecord.Exit, ignoringMinimum: Bool,
    for purpose: RemovalRequest.Purpose
  ) -> Bool? {
    guard exit.reason.mayBeRefused else { return true }
    if decisions.kinds.contains(.removal), let content = posts.content(at: index) {
      decisions.add(
        .removal(
          RemovalRequest(
            post: snapshot(at: index, content).post, content: content, stage: posts[index].stage,
            exit: exit, ignoresMinimum: ignoringMinimum, purpose: purpose)))
      return nil
    }
    guard let policy = settings.postPolicy, let post = post(at: index) else { return true }
    return policy.shouldHide(post, exit.reason)
  }

  /// Carries out a removal, or not, as decided.
  ///
  /// Decides again when the post has changed meanwhile; drops an expiry whose timer runs again.
  private mutating func decide(_ request: RemovalRequest, isAllowed: Bool) {
    guard let index = posts.index(ofNumber: request.post.number),
      let content = posts.content(at: index)
    else { return }
    if request.exit.reason == .expired, posts[index].stage != request.stage { return }
    if isOvertaken(request, at: posts[index].stage) { return }
    if content !== request.content, request.attempt < RemovalRequest.attempts,
      posts[index].stage.isStaying
    {
      var again = RemovalRequest(
        post: snapshot(at: index, content).post, content: content, stage: posts[index].stage,
        exit: request.exit, ignoresMinimum: request.ignoresMinimum, purpose: request.purpose)
      again.attempt = request.attempt + 1
      return decisions.add(.removal(again))
    }
    guard isAllowed else { return stay(index, request.exit.reason, request.purpose) }
    switch request.purpose {
    case .plain, .drag:
      end(
        index, reason: request.exit.reason, isAnimated: request.exit.isAnimated,
        ignoringMinimum: request.ignoresMinimum, isAllowed: true)
    case .action(let action): end(index, choosing: action, isAllowed: true)
    case .snooze(let delay): snooze(index, for: delay, isAllowed: true)
    }
  }

  /// Whether the post began to leave for another reason while a removal was decided.
  private func isOvertaken(_ request: RemovalRequest, at stage: PostRecord.Stage) -> Bool {
    switch request.purpose {
    case .plain: false
    case .action, .drag: request.stage.isTouchable && !stage.isTouchable
    case .snooze: request.stage.claimsID && !stage.claimsID
    }
  }

  /// Keeps a post whose removal was refused.
  mutating func stay(
    _ index: Int, _ reason: CloseReason, _ purpose: RemovalRequest.Purpose
  ) {
    if reason == .expired { stayOn(index) }
    if case .drag = purpose { release(index, .pan, restarts: true) }
  }

  /// Restarts the display time of a post whose expiry was refused: at least one second, so that a
  /// duration of zero is not refused in a loop.
  private mutating func stayOn(_ index: Int) {
    guard posts[index].stage.isShown, let length = displayDuration(of: index) else { return }
    let rest = max(length, Moment(.seconds(1)))
    posts[index].show(.expiring(.stopped(remaining: rest)))
    runCountdown(of: index, for: rest)
  }

  // MARK: Timing

  /// The length of the entrance that has just begun; nil when it is determined outside the lock.
  mutating func beginTiming(of index: Int) -> PostTiming? {
    let isAsked = decisions.kinds.contains(.timing)
    guard !conditions.isOpen, isAsked || settings.timing != nil, let post = post(at: index) else {
      return .zero
    }
    if let timing = settings.timing { return timing(post) }
    decisions.add(.timing(post))
    return nil
  }

  /// Sets the lengths of a post's entrance and exit, and the timer for the end of the entrance.
  private mutating func setTiming(_ timing: PostTiming, of number: Int) {
    guard let index = posts.index(ofNumber: number), posts[index].stage.isTouchable else { return }
    let end = setEntrance(of: index, timing)
    timers.set(.entrance(index), due: end)
  }

  /// Sets the lengths of the current entrance and of the exit, and returns when the entrance ends.
  mutating func setEntrance(of index: Int, _ timing: PostTiming) -> Moment {
    presentations[index].setLengths(
      entrance: posts[index].skipsEntrance ? .zero : timing.entrance, exit: timing.exit)
    let end = presentations[index].entranceEnd
    if posts[index].stage.isStaying { posts[index].enter(until: end) }
    return end
  }
}

extension CloseReason {
  /// Whether the policy may refuse to end a post for this reason.
  fileprivate var mayBeRefused: Bool {
    switch self {
    case .expired, .dismissed, .swiped, .tapped, .tappedOutside, .action, .hidden: true
    case .replaced, .evicted, .kept, .folded, .muted, .ownerGone, .duplicate, .cancelled, .orphaned,
      .failed, .closed:
      false
    }
  }
}
