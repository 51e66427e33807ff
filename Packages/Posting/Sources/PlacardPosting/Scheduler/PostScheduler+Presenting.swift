import PlacardAccessibility
import PlacardModels

extension PostScheduler {
  mutating func beginEntrance(_ slot: Int) {
    let lane = Int(entries[slot].lane)
    let traits = entries[slot].traits
    entries[slot].state = .showing
    entries[slot].enteredAt = now
    var entrance = Moment.zero
    if let content = contents[slot] { prepare(content, in: lane, entries[slot].policy) }
    if !isOpen, let timing, let content = contents[slot] {
      let length = timing(snapshot(at: slot, content).post)
      if !entries[slot].flags.contains(.isHurried) {
        entrance = Moment(length.entrance)
        entries[slot].entranceNanoseconds = length.entrance.wholeNanoseconds
      }
      entries[slot].exitNanoseconds = length.exit.wholeNanoseconds
    }
    if traits.contains(.hasMinimum), let minimum = contents[slot].flatMap({ minimum(of: $0) }) {
      entries[slot].minimumEnd = now.advanced(by: Moment(minimum))
    }
    present(slot)
    emit(.willShow, slot, isForPosters: true)
    if traits.contains(.wantsAttention), let content = contents[slot] {
      emit(
        .attention, slot,
        payload: EventPayload(attention: content.given.attention ?? fallback(of: content).attention)
      )
    }
    holdIncomingPost(slot, in: lane)
    armEntrance(slot, for: entrance)
  }

  private func minimum(of content: Content) -> Duration? {
    guard
      case .indefinite(_, let minimum)? = content.given.duration ?? fallback(of: content).duration
    else { return nil }
    return minimum
  }

  private func delay(of content: Content) -> Duration {
    guard case .indefinite(let delay, _)? = content.given.duration ?? fallback(of: content).duration
    else { return .zero }
    return max(delay, .zero)
  }

  private mutating func holdIncomingPost(_ slot: Int, in lane: Int) {
    if !isFocused { hold(slot, .focus) }
    if isIdle { hold(slot, .idle) }
    if lanes[lane].hovered != .none { hold(slot, .hover) }
  }

  mutating func endEntrance(_ slot: Int) {
    let entry = entries.pointer(to: slot)
    entry.pointee.flags.insert(.hasShown)
    let traits = entry.pointee.traits
    if traits.contains(.isAnnounced) {
      emit(traits.contains(.isModal) ? .focus : .announce, slot, payload: translation(of: slot))
    }
    let isStaying = entry.pointee.state == .showing
    if isStaying { entry.pointee.state = .shown }
    emit(.didShow, slot)
    guard isStaying else { return }
    let displayDuration = displayDuration(of: slot)
    if isOpen, displayDuration == nil, isKeepable(slot) {
      end(slot, reason: .kept, isAnimated: false, ignoringMinimum: true)
    } else {
      startDisplayTimer(slot, displayDuration)
    }
  }

  /// What is said of a post, in words that are not English; nil leaves it to whoever takes the event.
  private func translation(of slot: Int) -> EventPayload? {
    guard let announcementWords, let content = contents[slot] else { return nil }
    return EventPayload(announcement: content.announcement(in: announcementWords))
  }

  /// Changes a post's content, but not its lane; ignored from leaving on.
  ///
  /// A change that would take away the last text is a problem, and changes nothing. What changes a
  /// content that is still to be made is kept until it is.
  mutating func update(_ slot: Int, _ change: PostChange) {
    update(slot, change, standingFor: contents[slot]?.custom)
  }

  /// Changes a post's content for one that stands for other content of one's own.
  mutating func update(_ slot: Int, _ change: PostChange, standingFor custom: CustomContent?) {
    guard let before = contents[slot], entries[slot].state.claimsID else { return }
    var message = before.message
    var options = before.given
    change.apply(to: &message, &options)
    options.lane = before.given.lane
    if entries[slot].flags.contains(.isDeferred) {
      message = before.message
      pendingChanges[entries[slot].number, default: []].append(change)
    }
    replace(slot, before, by: message, options, custom)
  }

  /// Gives a post other content and options; ignored from leaving on.
  ///
  /// A message without text in place of one that had some is a problem, and changes nothing.
  mutating func replace(
    _ slot: Int, _ before: Content, by message: Message, _ options: PostOptions,
    _ custom: CustomContent?
  ) {
    guard entries[slot].state.claimsID else { return }
    if before.message.hasText, !message.hasText { return tellTextless(slot) }
    let isWaiting = entries[slot].state == .queued && !entries[slot].flags.contains(.isMaking)
    let wasHeld = entries[slot].flags.contains(.isHeld)
    if isWaiting { stepOut(slot, returns: true) }
    let content = Content(
      message, id: before.id, given: options, custom: custom,
      policyDecision: before.policyDecision)
    put(content, Traits(options, fallback(of: content)).union(content.traits), at: slot)
    let isSeen = entries[slot].state.isPresented
    emit(.updated, slot, isForPosters: isSeen)
    if isSeen, entries[slot].flags.contains(.hasShown),
      let news = content.announcement(updating: before, in: announcementWords ?? .english)
    {
      emit(
        entries[slot].traits.contains(.isModal) ? .focus : .announce, slot,
        payload: EventPayload(announcement: news))
    }
    retag(slot, from: before.given, to: options)
    followDuration(slot, from: before, to: content)
    if isWaiting { comeBack(slot, wasHeld: wasHeld) }
    if isSeen, entries[slot].state.isPresented { restartDisplayTimer(slot) }
  }

  /// Puts a post that waited back into its line; only one that was held makes others give way.
  private mutating func comeBack(_ slot: Int, wasHeld: Bool) {
    let lane = Int(entries[slot].lane)
    if wasHeld {
      join(slot)
    } else if isQuiet(slot) {
      hold(back: slot)
    } else {
      queueUp(slot)
      fill(lane)
    }
    if lanes[lane].waiting.isEmpty { disarmPause(lane) }
  }

  /// A tag that is new to a post makes the other post of that tag give way.
  private mutating func retag(_ slot: Int, from before: PostOptions, to after: PostOptions) {
    guard before.tag != after.tag || before.app != after.app else { return }
    if let tag = before.tag { untag(slot, tag, app: before.app) }
    succeed(slot)
  }

  /// Lets a post keep to a priority, a minimum or a delay that is new to it: a minimum counts from
  /// didShow, a delay from now, and one whose delay is gone joins its lane.
  private mutating func followDuration(_ slot: Int, from before: Content, to after: Content) {
    let number = entries[slot].number
    let state = entries[slot].state
    if let key = inherited[number], priority(of: before) != priority(of: after) {
      inherited[number] = key.with(priority: priority(of: after))
    }
    if state == .delayed, delay(of: before) != delay(of: after) {
      let delay = Moment(delay(of: after))
      if delay == .zero {
        entries[slot].holds = []
        disarm(slot)
        endDelay(slot)
      } else if entries[slot].holds.isEmpty {
        arm(slot, for: delay)
      } else {
        entries[slot].remaining = delay
      }
    } else if state.isPresented, minimum(of: before) != minimum(of: after) {
      let entrance = Moment(.nanoseconds(entries[slot].entranceNanoseconds))
      let didShow = entries[slot].enteredAt.advanced(by: entrance)
      entries[slot].minimumEnd =
        minimum(of: after).map { didShow.advanced(by: Moment($0)) } ?? .zero
    }
  }

  private mutating func tellTextless(_ slot: Int) {
    let id = contents[slot]?.id ?? ""
    tell(
      Problem(
        "The update would leave the post \"\(id)\" without a title and a body; it stays as it was."),
      about: slot)
  }

  /// What has been made of a deferred content, with the changes that came before it was.
  mutating func applyPendingChanges(to made: inout Message, of slot: Int) {
    for change in pendingChanges.removeValue(forKey: entries[slot].number) ?? [] {
      var (message, options) = (made, PostOptions())
      change.apply(to: &message, &options)
      if made.hasText, !message.hasText { tellTextless(slot) } else { made = message }
    }
  }

  /// How long a post stays once it is shown; nil when it does not end by itself.
  mutating func displayDuration(of slot: Int) -> Moment? {
    contents[slot]?.displayDuration(
      fallbacks, automatics[Int(entries[slot].automatic)], readingTime)
  }

  /// Starts a shown post's time from the beginning.
  mutating func restartDisplayTimer(_ slot: Int) {
    guard entries[slot].state == .shown else { return }
    startDisplayTimer(slot, displayDuration(of: slot))
  }

  private mutating func startDisplayTimer(_ slot: Int, _ displayDuration: Moment?) {
    entries[slot].flags.remove(.isBeingRead)
    guard let displayDuration = displayDuration ?? beginReading(slot) else { return disarm(slot) }
    if entries[slot].holds.isEmpty {
      arm(slot, for: displayDuration)
    } else {
      disarm(slot)
      entries[slot].remaining = displayDuration
    }
  }

  /// A live post as posters see it.
  func post(at slot: Int) -> Post? {
    contents[slot].map { snapshot(at: slot, $0).post }
  }
}

extension Message {
  fileprivate var hasText: Bool {
    title?.isEmpty == false || body?.isEmpty == false
  }
}

extension Duration {
  /// The length in nanoseconds, at most some 292 years.
  var wholeNanoseconds: Int64 {
    Int64(clamping: attoseconds / 1_000_000_000)
  }
}

extension PostScheduler.Content {
  /// How long it stays once it is shown; nil when it does not end by itself.
  ///
  /// - Parameters:
  ///   - fallbacks: The duration that holds when none was given.
  ///   - automatic: What `automatic` means.
  ///   - readingTime: How long a message takes to read.
  fileprivate func displayDuration(
    _ fallbacks: PostScheduler.Fallbacks, _ automatic: LaneConfiguration.Automatic,
    _ readingTime: ReadingTime
  ) -> Moment? {
    switch given.duration ?? fallbacks.options(for: given).duration ?? .automatic {
    case .forever, .indefinite: return nil
    case .fixed(let duration): return max(Moment(duration), .zero)
    case .automatic:
      guard message.expiresByItself else { return nil }
      switch automatic {
      case .reading: return Moment(readingTime.duration(of: message))
      case .fixed(let duration): return max(Moment(duration), .zero)
      }
    }
  }
}
