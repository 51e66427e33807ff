import PlacardModels

/// The deliveries that wait for one poster: of each post only the latest wanted state.
///
/// The poster takes the whole line as a batch. What is still unclaimed in that batch is coalesced
/// like what is still in the line: an update takes the place of one that waits; a show whose end
/// comes before it was carried out vanishes with it. The line is bounded. A poster that falls behind
/// is brought up to date from the board instead (see `MailboxQueue+CatchingUp`), and events that no
/// longer fit leave one ``Delivery/missed(_:first:)`` behind.
///
/// - Complexity: O(1) amortized to put in, O(1) to take the batch.
struct MailboxQueue: Sendable {
  enum Delivery: Sendable {
    case show(PostScheduler.PostSnapshot)
    case update(PostScheduler.PostSnapshot)
    case hide(PostScheduler.PostSnapshot)
    /// A post that ended before the poster was told of it, and is to be seen all the same.
    case leave(PostScheduler.PostSnapshot)
    case event(PostEvent)
    /// So many events were dropped here, of which one was the first.
    case missed(Int, first: PostEvent)
    /// Everything put in before has been carried out.
    case barrier(Promise<Bool>)
  }

  /// How many events may wait, together with everything else.
  static let eventLimit = 8192
  /// How many deliveries of all kinds may wait.
  static let limit = eventLimit + 1024

  let progress = BatchProgress()
  /// Whether the poster leaves what ended unseen where things stay.
  let keeps: Bool
  /// What has vanished leaves nil behind, until it is swept.
  var places: [Delivery?] = []
  /// How many deliveries wait in the line.
  var count = 0
  /// Counts the batches: the line is one lap ahead of the batch that was taken last.
  var generation = 2
  /// How many places the batch has that was taken last.
  var batchSize = 0
  /// What has changed of the batch since it was taken, by place.
  var revisions: [Int: Delivery?] = [:]
  /// Every post that the poster was told of, or is about to be, and whose end was not put in yet.
  var deliveryStates = DeliveryStates()
  /// Where the dropped events are counted, while none fits in behind them.
  private var gap: Int?
  var resyncState: ResyncState?

  init(keeps: Bool = false) {
    self.keeps = keeps
  }

  /// How many deliveries wait, in the line and in the batch.
  var waiting: Int {
    count + max(batchSize - progress.claimed, 0)
  }

  /// Whether more than so many deliveries wait, or the poster is to be brought up to date.
  func isLong(beyond limit: Int) -> Bool {
    resyncState != nil || count + batchSize > limit && waiting > limit
  }

  mutating func put(_ delivery: Delivery) {
    switch delivery {
    case .show(let post), .update(let post): putWanted(post)
    case .hide(let post): putEnd(of: post)
    case .leave(let post): putUnseen(post)
    case .event(let event): put(event)
    case .missed, .barrier: append(delivery)
    }
  }

  /// Takes the whole line as the next batch.
  ///
  /// - Parameter batch: Empty; its room is used again.
  /// - Returns: False when nothing waits.
  mutating func take(into batch: inout [Delivery?]) -> Bool {
    guard count > 0 else { return false }
    swap(&places, &batch)
    begin(batchOf: batch.count)
    count = 0
    gap = nil
    return true
  }

  mutating func begin(batchOf size: Int) {
    batchSize = size
    generation += 1
    revisions.removeAll(keepingCapacity: true)
    progress.restart()
  }

  private mutating func putWanted(_ post: PostScheduler.PostSnapshot) {
    guard resyncState == nil else {
      resyncState?.hasNews = true
      return
    }
    guard let deliveryState = deliveryStates[post.number] else {
      return append(.show(post), of: post.number)
    }
    let latest = deliveryState.isShow ? Delivery.show(post) : .update(post)
    if deliveryState.generation == generation {
      places[deliveryState.place] = latest
    } else if isUnclaimed(deliveryState) {
      revisions[deliveryState.place] = .some(latest)
    } else {
      append(.update(post), of: post.number)
    }
  }

  private mutating func putEnd(of post: PostScheduler.PostSnapshot) {
    guard let deliveryState = deliveryStates.remove(post.number) else {
      return resyncState == nil ? () : putUnseen(post)
    }
    let isLeft = deliveryState.isShow && isLeft(post)
    if let resyncState, deliveryState.generation == generation - 1,
      deliveryState.place >= resyncState.voidFrom
    {
      if deliveryState.isShow { putUnseen(post) } else { appendEnd(of: post) }
      return
    } else if deliveryState.generation == generation {
      places[deliveryState.place] = isLeft ? .leave(post) : nil
      count -= isLeft ? 0 : 1
    } else if isUnclaimed(deliveryState) {
      revisions[deliveryState.place] = .some(isLeft ? .leave(post) : nil)
    } else {
      return appendEnd(of: post)
    }
    if deliveryState.isShow { sweep() } else { appendEnd(of: post) }
  }

  /// Whether a post that ended unseen is to be seen all the same: at the closing by everybody, and where
  /// the poster leaves such posts, when there was no room for it.
  private func isLeft(_ post: PostScheduler.PostSnapshot) -> Bool {
    switch post.reason {
    case .closed: true
    case .evicted, .kept, .folded: keeps
    default: false
    }
  }

  private mutating func putUnseen(_ post: PostScheduler.PostSnapshot) {
    guard isLeft(post) else { return }
    if resyncState == nil { return append(.leave(post)) }
    if (resyncState?.unseen.count ?? 0) < Self.limit { resyncState?.unseen.append(post) }
  }

  /// Whether the poster was told of a post, or is being told.
  func wasTold(_ number: Int) -> Bool {
    guard let deliveryState = deliveryStates[number] else { return false }
    guard deliveryState.isShow else { return true }
    return deliveryState.generation < generation - 1
      || deliveryState.generation == generation - 1 && deliveryState.place < progress.claimed
  }

  private mutating func appendEnd(of post: PostScheduler.PostSnapshot) {
    if resyncState == nil { append(.hide(post)) } else { resyncState?.endings.append(post) }
  }

  private func isUnclaimed(_ deliveryState: DeliveryState) -> Bool {
    deliveryState.generation == generation - 1 && deliveryState.place >= progress.revise()
  }

  private mutating func append(_ delivery: Delivery, of number: Int) {
    let isShow = if case .show = delivery { true } else { false }
    deliveryStates[number] = DeliveryState(
      generation: generation, place: places.count, isShow: isShow)
    append(delivery)
  }

  private mutating func append(_ delivery: Delivery) {
    places.append(delivery)
    count += 1
    if resyncState == nil, count + batchSize >= Self.limit, waiting >= Self.limit { fallBehind() }
  }

  private mutating func put(_ event: PostEvent) {
    if count + batchSize >= Self.eventLimit / 2 {
      let waiting = waiting
      if let gap, waiting > Self.eventLimit / 2, case .missed(let count, let first)? = places[gap] {
        places[gap] = .missed(count + 1, first: first)
        return
      }
      if waiting >= Self.eventLimit {
        gap = places.count
        return append(.missed(1, first: event))
      }
    }
    gap = nil
    append(.event(event))
  }

  /// Closes the gaps once they are most of all places.
  private mutating func sweep() {
    while let last = places.last, last == nil {
      places.removeLast()
    }
    if places.count > 2 * count + 64 { compact() }
  }

  mutating func compact() {
    places.removeAll { $0 == nil }
    gap = nil
    for (place, delivery) in places.enumerated() {
      switch delivery {
      case .show(let post), .update(let post): deliveryStates[post.number]?.place = place
      case .missed: gap = place
      case .hide, .leave, .event, .barrier, nil: break
      }
    }
    if let last = gap, places[last...].contains(where: { $0?.isEvent ?? false }) { gap = nil }
  }
}

extension MailboxQueue.Delivery {
  var isEvent: Bool {
    if case .event = self { true } else { false }
  }
}
