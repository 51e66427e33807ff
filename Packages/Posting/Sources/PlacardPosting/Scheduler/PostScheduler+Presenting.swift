import PlacardAccessibility
@_spi(Fields) import PlacardModels

extension PostScheduler {
  mutating func beginEntrance(_ index: Int) {
    let (lane, traits) = (posts[index].lane, posts[index].traits)
    posts[index].enter(until: now)
    presentations.begin(index, at: now, after: lanes[lane].appendPresented(index))
    if let content = posts.content(at: index) {
      options.prepare(content, lane: lanes[lane].name, policy: posts[index].policy)
    }
    let end = beginTiming(of: index).map { setEntrance(of: index, $0) }
    if traits.contains(.hasMinimum), let minimum = posts.content(at: index).flatMap(minimum) {
      presentations[index].minimumEnd = now.advanced(by: Moment(minimum))
    }
    emit(.willShow, index, isForPosters: true)
    if traits.contains(.wantsAttention), let content = posts.content(at: index) {
      emit(
        .attention, index,
        payload: EventPayload(
          attention: content.given.attention ?? fallback(of: content).attention))
    }
    if !conditions.isFocused { hold(index, .focus) }
    if conditions.isIdle { hold(index, .idle) }
    if lanes[lane].hovered != nil { hold(index, .hover) }
    if let end { timers.set(.entrance(index), due: end) }
  }

  private func minimum(of content: Content) -> Duration? {
    guard
      case .indefinite(_, let minimum)? = content.given.duration ?? fallback(of: content).duration
    else { return nil }
    return minimum
  }

  private func delay(of content: Content) -> Duration {
    guard
      case .indefinite(let delay, _)? = content.given.duration ?? fallback(of: content).duration
    else { return .zero }
    return max(delay, .zero)
  }

  mutating func endEntrance(_ index: Int) {
    let traits = posts[index].traits
    if traits.contains(.isAnnounced) {
      emit(traits.contains(.isModal) ? .focus : .announce, index, payload: translation(of: index))
    }
    guard posts[index].stage.isStaying else { return emit(.didShow, index) }
    posts[index].show(.none)
    emit(.didShow, index)
    let length = displayDuration(of: index)
    if conditions.isOpen, length == nil, isKeepable(index) {
      end(index, reason: .kept, isAnimated: false, ignoringMinimum: true)
    } else {
      startDisplayTimer(index, length)
    }
  }

  /// The announcement of a post in words other than English; nil leaves the wording to the receiver
  /// of the event.
  @inline(__always)
  private func translation(of index: Int) -> EventPayload? {
    guard let words = settings.announcementWords, let content = posts.content(at: index) else {
      return nil
    }
    return EventPayload(announcement: content.announcement(in: words))
  }

  // MARK: Updating

  /// Updates a post's content, but not its lane; ignored from leaving on.
  ///
  /// A change that would remove the last text is reported as a problem and not applied. Changes of
  /// a content that is still to be made are pending until it is.
  mutating func update(_ index: Int, _ change: PostChange) {
    update(index, change, representing: posts.content(at: index)?.custom)
  }

  /// Updates a post's content and sets the custom content that its message stands for.
  mutating func update(_ index: Int, _ change: PostChange, representing custom: CustomContent?) {
    guard let before = posts.content(at: index), posts[index].stage.claimsID else { return }
    var message = before.message
    var options = before.given
    change.apply(to: &message, &options)
    if posts[index].needsContent {
      message = before.message
      posts.addPendingChange(change, of: index)
    }
    replace(index, before, by: message, options, custom)
  }

  /// Replaces a post's content and options, but not its lane; ignored from leaving on.
  ///
  /// A message without text in place of one with text is reported as a problem and not applied.
  mutating func replace(
    _ index: Int, _ before: Content, by message: Message, _ options: PostOptions,
    _ custom: CustomContent?
  ) {
    let stage = posts[index].stage
    guard stage.claimsID else { return }
    if before.message.hasText, !message.hasText { return reportTextless(index) }
    var options = options
    options.lane = before.given.lane
    let isWaiting = stage == .queued || stage == .held
    if isWaiting { removeFromLane(index, returns: true) }
    let content = Content(
      message, id: before.id, given: options, defaults: before.defaults, custom: custom,
      policyDecision: before.policyDecision)
    setContent(content, of: index)
    emit(.updated, index, isForPosters: stage.isPresented)
    if stage.isShown,
      let announcement = content.announcement(
        updating: before, in: settings.announcementWords ?? .english)
    {
      emit(
        posts[index].traits.contains(.isModal) ? .focus : .announce, index,
        payload: EventPayload(announcement: announcement))
    }
    retag(index, from: before.given, to: options)
    followOptions(index, from: before, to: content)
    if isWaiting { comeBack(index, wasHeld: stage == .held) }
    if stage.isPresented, posts[index].stage.isPresented { restartDisplayTimer(index) }
  }

  /// Replaces a post's content.
  mutating func setContent(_ content: Content, of index: Int) {
    let traits = Traits(content.given, fallback(of: content)).union(content.traits)
    posts.setContent(content, traits, at: index)
    events.forgetContent(of: posts[index].number)
  }

  /// Returns a waiting post to its lane; only one that was held may evict others.
  private mutating func comeBack(_ index: Int, wasHeld: Bool) {
    let lane = posts[index].lane
    if wasHeld {
      join(index)
    } else if isKeptOut(index) {
      keepOut(index)
    } else {
      queueUp(index)
      fill(lane)
    }
    if lanes[lane].waiting.isEmpty { timers.cancel(.lane(.gap, lane)) }
  }

  /// Applies a changed tag: the other post with the new tag is replaced.
  private mutating func retag(_ index: Int, from before: PostOptions, to after: PostOptions) {
    guard before.tag != after.tag || before.app != after.app else { return }
    if let tag = before.tag { posts.untag(index, tag, app: before.app) }
    replaceTagged(by: index)
  }

  /// Applies a changed priority, minimum or delay: a minimum counts from didShow, a delay from now,
  /// and a post without delay joins its lane.
  private mutating func followOptions(_ index: Int, from before: Content, to after: Content) {
    if let key = posts.inheritedKey(of: index), priority(of: before) != priority(of: after) {
      posts.setInheritedKey(key.with(priority: priority(of: after)), of: index)
    }
    let stage = posts[index].stage
    if case .delayed(let countdown) = stage, delay(of: before) != delay(of: after) {
      let delay = Moment(delay(of: after))
      if delay == .zero {
        timers.cancel(.stage(index))
        endDelay(index)
      } else if countdown.end != nil {
        runCountdown(of: index, for: delay)
      } else {
        posts[index].delay(.stopped(remaining: delay))
      }
    } else if stage.isPresented, minimum(of: before) != minimum(of: after) {
      let didShow = presentations[index].entranceEnd
      presentations[index].minimumEnd =
        minimum(of: after).map { didShow.advanced(by: Moment($0)) } ?? .zero
    }
  }

  mutating func reportTextless(_ index: Int) {
    let id = posts.content(at: index)?.id ?? ""
    report(
      Problem(
        "The update would leave the post \"\(id)\" without a title and a body; it stays as it was."),
      about: index)
  }

  // MARK: Display time

  /// How long a post is displayed once shown; nil when it does not expire.
  @inline(__always)
  func displayDuration(of index: Int) -> Moment? {
    guard let content = posts.content(at: index) else { return nil }
    switch content.given.duration ?? fallback(of: content).duration ?? .automatic {
    case .forever, .indefinite: return nil
    case .fixed(let duration): return max(Moment(duration), .zero)
    case .automatic:
      return content.traits.contains(.expiresByItself) ? automaticDuration(of: index, content) : nil
    }
  }

  @inline(__always)
  private func automaticDuration(of index: Int, _ content: Content) -> Moment {
    switch lanes.automatic(posts[index].automatic) {
    case .reading: Moment(settings.readingTime.duration(ofWords: Int(content.words)))
    case .fixed(let duration): max(Moment(duration), .zero)
    }
  }

  /// Restarts a shown post's display time.
  mutating func restartDisplayTimer(_ index: Int) {
    guard posts[index].stage.isShown else { return }
    startDisplayTimer(index, displayDuration(of: index))
  }

  /// Starts a shown post's display time; nil for one that does not expire.
  private mutating func startDisplayTimer(_ index: Int, _ length: Moment?) {
    let timer = displayTimer(of: index, length)
    posts[index].show(timer)
    // mutant: display-hold
    guard let length = posts[index].stage.countdown?.remaining, posts[index].holds.isEmpty else {
      return timers.cancel(.stage(index))
    }
    runCountdown(of: index, for: length)
  }

  /// The full display time of a shown post, stopped.
  func wholeDisplayTimer(of index: Int) -> PostRecord.DisplayTimer {
    displayTimer(of: index, displayDuration(of: index))
  }

  @inline(__always)
  private func displayTimer(of index: Int, _ length: Moment?) -> PostRecord.DisplayTimer {
    if let length { return .expiring(.stopped(remaining: length)) }
    if let length = readingLength(of: index) { return .reading(.stopped(remaining: length)) }
    return .none
  }

  /// The reading time of a post that never expires and would block its serial lane; nil where that
  /// does not apply.
  @inline(__always)
  private func readingLength(of index: Int) -> Moment? {
    guard conditions.isKeeping, lanes[posts[index].lane].policy == .serial, isKeepable(index),
      let content = posts.content(at: index)
    else { return nil }
    return automaticDuration(of: index, content)
  }

  /// Runs a delay or a display time for a length from now.
  mutating func runCountdown(of index: Int, for length: Moment) {
    let end = now.advanced(by: length)
    posts[index].resumeCountdown(until: end)
    timers.set(.stage(index), due: end)
  }

  /// Handles the end of a delay, a display time, a minimum or an exit.
  mutating func endStage(_ index: Int) {
    switch posts[index].stage {
    case .delayed: endDelay(index)
    case .shown(.reading):
      posts[index].show(.read)
      keepNonExpiring(in: posts[index].lane)
    case .shown: end(index, reason: posts[index].reasonOfExpiry)
    case .leaving(_, let exit): beginExit(index, exit)
    case .exiting(_, let exit): finishExit(index, exit)
    case .queued, .held, .making, .entering: break
    }
  }

  /// Adds a post whose delay is over to its lane.
  mutating func endDelay(_ index: Int) {
    let lane = posts[index].lane
    let isHeld = isKeptOut(index)
    let entersNow =
      !isHeld && canEnter(lane) && lanes[lane].waiting.count < lanes[lane].freeCapacity
    if !entersNow, isFull(lane, isHeld: isHeld) {
      return leaveUnseen(index, reason: .evicted)
    }
    if !isHeld, !posts[index].needsContent { requestRecord(index) }
    join(index, entersLast: true)
  }

  /// A live post as posters see it.
  func post(at index: Int) -> Post? {
    posts.content(at: index).map { snapshot(at: index, $0).post }
  }
}

extension Duration {
  /// The length in nanoseconds, clamped to about 292 years.
  var wholeNanoseconds: Int64 {
    Int64(clamping: attoseconds / 1_000_000_000)
  }
}
