import PlacardAccessibility
import PlacardModels

extension PostScheduler {
  mutating func beginEntrance(_ slot: Int) {
    let lane = Int(entries[slot].lane)
    let traits = entries[slot].traits
    entries[slot].state = .showing
    entries[slot].enteredAt = now
    var entrance = Moment.zero
    if let timing, let content = contents[slot] {
      prepare(content, in: lane, entries[slot].policy)
      let length = timing(snapshot(at: slot, content).post)
      if !entries[slot].flags.contains(.isHurried) { entrance = Moment(length.entrance) }
      entries[slot].exitNanoseconds = length.exit.wholeNanoseconds
    }
    if traits.contains(.hasMinimum), let minimum = minimum(of: slot) {
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

  private mutating func minimum(of slot: Int) -> Duration? {
    guard let content = contents[slot],
      case .indefinite(_, let minimum)? = content.given.duration ?? fallback(of: content).duration
    else { return nil }
    return minimum
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
    if traits.contains(.isAnnounced) { emit(traits.contains(.isModal) ? .focus : .announce, slot) }
    let isStaying = entry.pointee.state == .showing
    if isStaying { entry.pointee.state = .shown }
    emit(.didShow, slot)
    guard isStaying else { return }
    if isOpen, isKeepable(slot) {
      end(slot, reason: .kept, isAnimated: false, ignoringMinimum: true)
    } else {
      restartDisplayTimer(slot)
    }
  }

  /// Changes a post's content; ignored from leaving on.
  mutating func update(_ slot: Int, _ change: PostChange) {
    guard let before = contents[slot], entries[slot].state.claimsID else { return }
    let isWaiting = entries[slot].state == .queued && !entries[slot].flags.contains(.isMaking)
    let wasHeld = entries[slot].flags.contains(.isHeld)
    if isWaiting { stepOut(slot, returns: true) }
    var message = before.message
    var options = before.given
    change.apply(to: &message, &options)
    retag(slot, from: before.given, to: options)
    let content = Content(
      message, id: before.id, given: options,
      policyDecision: before.policyDecision)
    put(content, Traits(options, fallback(of: content)).union(content.traits), at: slot)
    let isSeen = entries[slot].state.isPresented
    emit(.updated, slot, isForPosters: isSeen)
    if isWaiting { comeBack(slot, wasHeld: wasHeld) }
    guard isSeen, entries[slot].state.isPresented else { return }
    if entries[slot].flags.contains(.hasShown),
      let news = message.announcement(updating: before.message)
    {
      emit(
        entries[slot].traits.contains(.isModal) ? .focus : .announce, slot,
        payload: EventPayload(announcement: news))
    }
    restartDisplayTimer(slot)
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

  private mutating func retag(_ slot: Int, from before: PostOptions, to after: PostOptions) {
    guard before.tag != after.tag || before.app != after.app else { return }
    if let tag = before.tag { untag(slot, tag, app: before.app) }
    if let tag = after.tag { self.tag(slot, tag, app: after.app) }
  }

  /// How long a post stays once it is shown; nil when it does not end by itself.
  mutating func displayDuration(of slot: Int) -> Moment? {
    contents.borrowed(slot)?._withUnsafeGuaranteedRef { content in
      switch content.given.duration ?? fallback(of: content).duration ?? .automatic {
      case .forever, .indefinite: return nil
      case .fixed(let duration): return max(Moment(duration), .zero)
      case .automatic:
        guard content.message.expiresByItself else { return nil }
        switch automatics[Int(entries[slot].automatic)] {
        case .reading: return Moment(readingTime.duration(of: content.message))
        case .fixed(let duration): return max(Moment(duration), .zero)
        }
      }
    }
  }

  /// Starts a shown post's time from the beginning.
  mutating func restartDisplayTimer(_ slot: Int) {
    guard entries[slot].state == .shown else { return }
    entries[slot].flags.remove(.isBeingRead)
    guard let displayDuration = displayDuration(of: slot) ?? beginReading(slot) else {
      return disarm(slot)
    }
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

extension Duration {
  /// The length in nanoseconds, at most some 292 years.
  var wholeNanoseconds: Int64 {
    Int64(clamping: attoseconds / 1_000_000_000)
  }
}
