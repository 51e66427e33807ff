import PlacardModels

extension PostScheduler {
  /// Takes out the decisions that others have to make, see ``PendingDecisions``.
  mutating func takeRequests() -> [PendingDecisions.Request] {
    decisions.take()
  }

  /// Carries out decisions that others have made, at the time at which the scheduler stands still for them.
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

  /// Takes in a post, or refuses it, as was decided.
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

  /// Takes in a post that the scheduler makes itself, now or once others have decided so.
  mutating func admitWhenAllowed(
    _ content: Content, _ incomingPost: IncomingPost, owner: Int? = nil
  ) {
    if let request = admissionRequest(content, incomingPost, owner: owner) {
      decisions.add(.admission(request))
    } else {
      _ = admit(content, incomingPost, owner: owner)
    }
  }

  /// What others have to decide before a post is taken in; nil when nothing.
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

  /// Whether a removal may begin; nil when others decide that, and the removal is kept for them.
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

  /// Carries out a removal, or not, as was decided; one of a post that has changed meanwhile is decided anew,
  /// and an expiry whose time runs again is void.
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

  /// Whether the post has begun to leave for something else while a removal was decided.
  private func isOvertaken(_ request: RemovalRequest, at stage: PostRecord.Stage) -> Bool {
    switch request.purpose {
    case .plain: false
    case .action, .drag: request.stage.isTouchable && !stage.isTouchable
    case .snooze: request.stage.claimsID && !stage.claimsID
    }
  }

  /// A post goes on whose removal was refused.
  mutating func stay(
    _ index: Int, _ reason: CloseReason, _ purpose: RemovalRequest.Purpose
  ) {
    if reason == .expired { stayOn(index) }
    if case .drag = purpose { release(index, .pan, restarts: true) }
  }

  /// Starts the time of a post anew that may not end though it is up: at least a second, so that a
  /// duration of zero does not ask again at once.
  private mutating func stayOn(_ index: Int) {
    guard posts[index].stage.isShown, let length = displayDuration(of: index) else { return }
    let rest = max(length, Moment(.seconds(1)))
    posts[index].show(.expiring(.stopped(remaining: rest)))
    runCountdown(of: index, for: rest)
  }

  // MARK: Timing

  /// How long the entrance that has just begun takes; nil when others say so.
  mutating func beginTiming(of index: Int) -> PostTiming? {
    let isAsked = decisions.kinds.contains(.timing)
    guard !conditions.isOpen, isAsked || settings.timing != nil, let post = post(at: index) else {
      return .zero
    }
    if let timing = settings.timing { return timing(post) }
    decisions.add(.timing(post))
    return nil
  }

  /// Sets how long the entrance and the exit of a post take, whose entrance ends then.
  private mutating func setTiming(_ timing: PostTiming, of number: Int) {
    guard let index = posts.index(ofNumber: number), posts[index].stage.isTouchable else { return }
    let end = setEntrance(of: index, timing)
    timers.set(.entrance(index), due: end)
  }

  /// Sets the lengths of the entrance that has begun and of the exit, and returns when the entrance ends.
  mutating func setEntrance(of index: Int, _ timing: PostTiming) -> Moment {
    posts[index].setLengths(
      entrance: posts[index].skipsEntrance ? .zero : timing.entrance, exit: timing.exit)
    let end = posts[index].entranceEnd
    if posts[index].stage.isStaying { posts[index].enter(until: end) }
    return end
  }
}

extension CloseReason {
  /// Whether the policy is asked before a post ends for this reason.
  fileprivate var mayBeRefused: Bool {
    switch self {
    case .expired, .dismissed, .swiped, .tapped, .tappedOutside, .action, .hidden: true
    case .replaced, .evicted, .kept, .folded, .muted, .ownerGone, .duplicate, .cancelled, .orphaned,
      .failed, .closed:
      false
    }
  }
}
