public import PlacardModels

extension PostQueue {
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
    _ message: Message, _ options: PostOptions = PostOptions(), owner: Int? = nil,
    isDeferred: Bool = false, at time: Duration
  ) -> Receipt {
    act(at: time) { queue in
      let newcomer = queue.newcomer(message, options, isJudged: true)
      if queue.isClosed { return queue.reject(newcomer, reason: .closed) }
      let receipt = queue.admit(newcomer, flags: isDeferred ? .isDeferred : [])
      if let owner { queue.note(receipt, owner: owner) }
      return receipt
    }
  }

  /// A message that has a number, and a lane that it would go to.
  struct Newcomer {
    let content: Content
    let number: Int
    let lane: Int
    /// Whether a rule silenced it.
    var isMuted = false
    /// Whether its lane's rate lets it in whatever came before.
    var isExempt = false
    let idHash: UInt32
    let traits: Traits
    let policy: DuplicatePolicy
    /// How long it is to wait before it joins its lane.
    var delay: Duration
  }

  /// Numbers a message, applies the rules to it, and finds its lane.
  mutating func newcomer(
    _ message: Message, _ options: PostOptions, isJudged: Bool
  ) -> Newcomer {
    arrivals += 1
    let given = options.filled(from: message.suggestedOptions)
    guard isJudged, !rules.isEmpty else {
      ask(given)
      let content = Content(message, id: message.id, given: given, fallback: request.fallback)
      return newcomer(content, isMuted: false)
    }
    let verdict = rules.apply(to: message, given, in: modes, fallbacks: fallbacks) {
      facts(of: $0, $1)
    }
    ask(verdict.options)
    let content = Content(
      verdict.message, id: message.id, given: verdict.options, fallback: request.fallback,
      judgement: Judgement(verdict))
    return newcomer(content, isMuted: verdict.isMuted)
  }

  /// Makes a newcomer of a content whose options have just been asked for.
  private mutating func newcomer(_ content: Content, isMuted: Bool) -> Newcomer {
    Newcomer(
      content: content, number: arrivals, lane: request.lane.map { lane(named: $0) } ?? 0,
      isMuted: isMuted, idHash: IDHash.value(of: content.id),
      traits: request.traits.union(Traits(content.message)), policy: request.duplicates,
      delay: request.delay)
  }

  mutating func admit(_ newcomer: Newcomer, flags: Flags = []) -> Receipt {
    if newcomer.isMuted { return reject(newcomer, reason: .muted) }
    let policy = newcomer.policy
    if policy != .allow, let newest = newest(ofID: newcomer.content.id, newcomer.idHash),
      let other = claiming(from: newest)
    {
      return turnAway(newcomer, inFavourOf: other, policy)
    }
    if let judge, judge.refusesPost(post(of: newcomer)) {
      return reject(newcomer, reason: .failed)
    }
    if lanes[newcomer.lane].rate != nil, !newcomer.isExempt, fold(newcomer) {
      return reject(newcomer, reason: .folded)
    }
    if newcomer.delay > .zero { return postpone(newcomer, flags) }
    return enqueue(newcomer, flags)
  }

  private func post(of newcomer: Newcomer) -> Post {
    let lane = lanes[newcomer.lane]
    return Post(
      number: newcomer.number, id: newcomer.content.id, message: newcomer.content.message,
      options: resolve(newcomer.content.given, lane: lane.name, policy: lane.policy),
      lane: lane.name)
  }

  private mutating func turnAway(
    _ newcomer: Newcomer, inFavourOf other: Int, _ policy: DuplicatePolicy
  ) -> Receipt {
    if policy == .count { entries[other].count += entries[other].count == .max ? 0 : 1 }
    emit(
      .posted, newcomer.content, number: newcomer.number, lane: newcomer.lane,
      admission: .duplicate, count: entries[other].count, of: entries[other].number)
    conclude(newcomer, .duplicate)
    switch policy {
    case .count:
      tellCount(other)
      restartDwell(other)
    case .update:
      let message = newcomer.content.message
      update(other, PostChange { content, _ in content = message })
    case .drop, .allow: break
    }
    return Receipt(number: newcomer.number, id: newcomer.content.id, admission: .duplicate)
  }

  private mutating func postpone(_ newcomer: Newcomer, _ flags: Flags) -> Receipt {
    let slot = settle(newcomer, flags)
    entries[slot].state = .delayed
    emit(.posted, slot, admission: .delayed)
    succeed(slot)
    if isSuspended {
      entries[slot].holds = .suspend
      entries[slot].remaining = Moment(newcomer.delay)
    } else {
      arm(slot, for: Moment(newcomer.delay))
    }
    return Receipt(number: newcomer.number, id: newcomer.content.id, admission: .delayed)
  }

  private mutating func enqueue(_ newcomer: Newcomer, _ flags: Flags) -> Receipt {
    let lane = newcomer.lane
    let isHeld = isQuiet(newcomer.content)
    let entersNow = !isHeld && canEnter(lane) && lanes[lane].waiting.isEmpty
    if !entersNow, refuses(isHeld: isHeld, in: lane), predecessor(of: newcomer) == nil {
      return reject(newcomer, reason: .evicted)
    }
    let admission: Admission =
      entersNow && !flags.contains(.isDeferred) ? .shown : .queued
    let slot = settle(newcomer, flags)
    emit(.posted, slot, admission: admission)
    succeed(slot)
    if entersNow, canEnter(lane), lanes[lane].waiting.isEmpty {
      enter(slot)
    } else {
      join(slot)
    }
    return Receipt(number: newcomer.number, id: newcomer.content.id, admission: admission)
  }

  mutating func reject(_ newcomer: Newcomer, reason: CloseReason) -> Receipt {
    emit(
      .posted, newcomer.content, number: newcomer.number, lane: newcomer.lane,
      admission: .rejected, count: 1)
    conclude(newcomer, reason)
    return Receipt(number: newcomer.number, id: newcomer.content.id, admission: .rejected)
  }

  private mutating func conclude(_ newcomer: Newcomer, _ reason: CloseReason) {
    conclude(newcomer.content, number: newcomer.number, lane: newcomer.lane, reason)
    release(lane: newcomer.lane)
  }

  /// The last word about a post; it is remembered from here on.
  mutating func conclude(
    _ content: Content, number: Int, lane: Int, _ reason: CloseReason, rider: Rider? = nil
  ) {
    if content.judgement?.keepsHistory ?? true {
      history.add(History.Record(content: content, number: number, reason: reason, at: now))
    }
    emit(.gone, content, number: number, lane: lane, reason: reason, rider: rider)
  }

  /// Hands over the content of a deferred post whose turn has come.
  ///
  /// - Parameters:
  ///   - number: The arrival number that `PostEffect.make` named.
  ///   - message: The content, whose own id is ignored; nil when it could not be made: the post ends
  ///     as `failed`.
  ///   - time: The present.
  public mutating func supply(_ number: Int, _ message: Message?, at time: Duration) {
    act(at: time) { queue in
      guard let slot = queue.place(of: number), queue.entries[slot].flags.contains(.isMaking),
        let content = queue.contents[slot]
      else { return }
      guard let message else { return queue.leaveUnseen(slot, reason: .failed) }
      let made = Content(
        message, id: content.id, given: content.given, fallback: content.fallback,
        judgement: content.judgement)
      queue.put(made, Traits(made.given, made.fallback).union(Traits(message)), at: slot)
      queue.entries[slot].flags.subtract([.isMaking, .isDeferred])
      let lane = Int(queue.entries[slot].lane)
      queue.lanes[lane].makingCount -= 1
      if queue.mayEnter(slot), !queue.isQuiet(slot) {
        queue.beginEntrance(slot)
      } else {
        queue.entries[slot].flags.insert(.isAhead)
        queue.join(slot)
      }
    }
  }
}
