import PlacardModels
import Synchronization

extension PosterMailbox {
  /// What waits for a selective poster's decision, or for its turn behind that.
  indirect enum Offer: Sendable {
    /// Something that happened to a post, as it was then.
    case post(PostScheduler.PostSnapshot, event: PostEvent?, isGone: Bool, Delivery?)
    /// An event that belongs to no post.
    case event(PostEvent)
    /// Anything else that is to be done in order.
    case action(@Sendable (inout State) -> Void)
  }

  /// An offer after the poster's decision: `isWanted` says whether it wants the post.
  private struct Choice {
    let offer: Offer
    let isWanted: Bool
  }

  /// Whether the poster receives a post in its current state; asks a selective poster, outside the
  /// manager's lock.
  func wants(_ post: Post) -> Bool {
    isNamed(by: post.routes) && (!isSelective || poster.accepts(post) && poster.wants(post))
  }

  private func isNamed(by routes: Set<String>?) -> Bool {
    guard let routes else { return true }
    return name.map { routes.contains($0) } ?? false
  }

  /// Takes over one event and its delivery, if this poster receives it.
  ///
  /// For a selective poster it is put aside until ``choose()``.
  ///
  /// - Returns: The poster's task, if it has to be woken: outside every lock.
  func put(
    _ eventRecord: PostScheduler.EventRecord, _ delivery: Delivery?, of scheduler: PostScheduler
  ) -> Reader? {
    if case .queue(let queue) = delivery {
      welcome(queue)
      return nil
    }
    let hasEvent = wantsEvents && eventRecord.sequence > 0
    guard hasEvent || delivery != nil else { return nil }
    let event = hasEvent ? scheduler.event(of: eventRecord) : nil
    let offer: Offer
    if eventRecord.number > 0, let content = scheduler.events.content(of: eventRecord) {
      offer = .post(
        scheduler.snapshot(of: eventRecord, content), event: event,
        isGone: eventRecord.kind == .gone, delivery)
    } else if let event {
      offer = .event(event)
    } else {
      return nil
    }
    if isSelective {
      state.withLock { $0.offers.append(offer) }
      return nil
    }
    let choice = choice(of: offer)
    return put { $0.take(choice.offer, isWanted: choice.isWanted) }
  }

  /// Does something behind everything that was offered before.
  ///
  /// - Returns: The poster's task, if it has to be woken: outside every lock. For a selective poster
  ///   ``choose()`` does it.
  func perform(_ action: @escaping @Sendable (inout State) -> Void) -> Reader? {
    reference.section {
      state.withLock { state in
        guard !isSelective else {
          state.offers.append(.action(action))
          return nil
        }
        action(&state)
        return state.wake()
      }
    }
  }

  /// Has a selective poster decide on everything that was offered, outside every lock.
  ///
  /// It decides in order, on one thread at a time. A call from inside its answers returns at once.
  func choose() {
    guard isSelective, var offers = beginChoosing() else { return }
    repeat {
      let choices = offers.map { choice(of: $0) }
      let (reader, rest) = reference.section { take(choices) }
      reader?.resume()
      offers = rest
    } while !offers.isEmpty
    clear()
  }

  /// Takes over what was decided.
  ///
  /// - Returns: The poster's task, if it has to be woken, and what was offered meanwhile.
  private func take(_ choices: [Choice]) -> (Reader?, [Offer]) {
    state.withLock { state in
      for choice in choices { state.take(choice.offer, isWanted: choice.isWanted) }
      closeGateIfBehind(&state)
      return (state.wake(), state.nextOffers())
    }
  }

  private func beginChoosing() -> [Offer]? {
    state.withLock { state in
      guard !state.isChoosing, !state.offers.isEmpty else { return nil }
      state.isChoosing = true
      return state.nextOffers()
    }
  }

  private func choice(of offer: Offer) -> Choice {
    guard case .post(let snapshot, _, _, _) = offer else {
      return Choice(offer: offer, isWanted: true)
    }
    return Choice(offer: offer, isWanted: wants(snapshot.post))
  }
}

extension PosterMailbox.State {
  /// Takes out what was offered; the choosing ends with nothing.
  mutating func nextOffers() -> [PosterMailbox.Offer] {
    isChoosing = !offers.isEmpty
    defer { offers = [] }
    return offers
  }

  /// Takes over an offer that was decided on.
  mutating func take(_ offer: PosterMailbox.Offer, isWanted: Bool) {
    switch offer {
    case .action(let action): action(&self)
    case .event(let event): if !isClosed { queue.put(.event(event)) }
    case .post(let post, let event, let isGone, let delivery):
      guard !isClosed else { return }
      if let event, hears(of: post.number, isWanted: isWanted, isGone: isGone) {
        queue.put(.event(event))
      }
      if let delivery { put(delivery, isWanted: isWanted) }
    }
  }

  /// Whether an event is for the poster: one of a post that it wants or has heard of.
  private mutating func hears(of number: Int, isWanted: Bool, isGone: Bool) -> Bool {
    if isGone { return heard.remove(number) != nil || isWanted }
    if isWanted { heard.insert(number) }
    return heard.contains(number)
  }

  private mutating func put(_ delivery: PosterMailbox.Delivery, isWanted: Bool) {
    switch delivery {
    case .show(let post), .update(let post): queue.put(isWanted ? .show(post) : .hide(post))
    case .hide: queue.put(delivery)
    case .leave: if isWanted { queue.put(delivery) }
    case .event, .queue, .missed, .barrier: break
    }
  }
}
