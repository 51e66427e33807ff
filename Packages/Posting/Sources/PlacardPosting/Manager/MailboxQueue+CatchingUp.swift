import PlacardModels

extension MailboxQueue {
  /// What a poster that has fallen behind is owed, until it is up to date again.
  struct ResyncState: Sendable {
    /// From this place on the batch tells nothing about posts any more.
    var voidFrom = Int.max
    /// The posts that the poster was told of and that have ended since.
    var endings: [PostScheduler.PostSnapshot] = []
    /// The posts that it was not told of, that have ended and are to be seen all the same; at most
    /// as many as a line is long.
    var unseen: [PostScheduler.PostSnapshot] = []
    /// Whether something was shown or updated since the board was looked at.
    var hasNews = true
    /// The posts on the board that the poster has not been told of since, in order of entrance.
    var numbers: ArraySlice<Int> = []
  }

  /// How many deliveries a poster that is behind is given at a time.
  private static let batchLimit = 1024

  /// Forgets every delivery about posts: the board will say what there is to tell.
  mutating func fallBehind() {
    var resyncState = ResyncState(voidFrom: progress.revise())
    for delivery in places {
      switch delivery {
      case .show(let post): deliveryStates[post.number] = nil
      case .update(let post): deliveryStates[post.number]?.generation = 0
      case .hide(let post): resyncState.endings.append(post)
      case .leave(let post): resyncState.unseen.append(post)
      case .event, .missed, .barrier, nil: break
      }
    }
    places.removeAll { $0?.isAboutPost ?? true }
    count = places.count
    compact()
    self.resyncState = resyncState
  }

  /// Whether what is left of the batch is void.
  var isBatchVoid: Bool {
    resyncState.map { $0.voidFrom != .max } ?? false
  }

  /// Replaces what is left of the batch by the difference between the board and what was told: the
  /// ends first, then everything else in the order of entrance.
  ///
  /// A long difference is handed out in portions. What is left of the batch beside posts goes back
  /// to the front of the line.
  ///
  /// - Parameters:
  ///   - batch: The batch that was taken last.
  ///   - index: The first place that was not carried out.
  ///   - presented: The posts on the board whose exit has not begun, in the order of entrance.
  ///   - post: A post by its number; nil once its exit has begun.
  ///   - wants: Whether the poster wants to be told of a post; nil when that is not decided, which leaves the
  ///     post to the next call.
  mutating func catchUp(
    _ batch: inout [Delivery?], from index: Int, presented: () -> [Int],
    post: (Int) -> PostScheduler.PostSnapshot?, wants: (PostScheduler.PostSnapshot) -> Bool?
  ) {
    guard var resyncState else { return }
    var nextBatch = salvage(batch, from: index, resyncState.voidFrom)
    let endings = resyncState.endings.prefix(Self.batchLimit)
    nextBatch += endings.map { .hide($0) }
    resyncState.endings.removeFirst(endings.count)
    let unseen = resyncState.unseen.prefix(max(Self.batchLimit - nextBatch.count, 0))
    nextBatch += unseen.map { .leave($0) }
    resyncState.unseen.removeFirst(unseen.count)
    if resyncState.numbers.isEmpty, resyncState.hasNews {
      resyncState.numbers = presented()[...]
      resyncState.hasNews = false
    }
    while nextBatch.count < Self.batchLimit, let number = resyncState.numbers.first {
      let post = post(number)
      let isWanted = post.map { wants($0) } ?? false
      guard let isWanted else { break }
      resyncState.numbers.removeFirst()
      guard let post else { continue }
      if let delivery = difference(post, isWanted, at: nextBatch.count) {
        nextBatch.append(delivery)
      }
    }
    resyncState.voidFrom = .max
    let isUpToDate =
      resyncState.endings.isEmpty && resyncState.unseen.isEmpty && resyncState.numbers.isEmpty
      && !resyncState.hasNews
    self.resyncState = isUpToDate ? nil : resyncState
    batch = nextBatch
    begin(batchOf: batch.count)
  }

  /// The posts about which the next call of ``catchUp(_:from:presented:post:wants:)`` may tell the poster.
  func resyncCandidates(presented: () -> [Int]) -> [Int] {
    guard let resyncState else { return [] }
    let numbers =
      resyncState.numbers.isEmpty && resyncState.hasNews ? presented()[...] : resyncState.numbers
    return Array(numbers.prefix(Self.batchLimit))
  }

  /// What of a batch is still to be carried out: of posts only ends, and what was claimed.
  private mutating func salvage(
    _ batch: [Delivery?], from index: Int, _ voidFrom: Int
  ) -> [Delivery?] {
    var nextBatch: [Delivery?] = []
    var others: [Delivery?] = []
    for place in index..<max(index, batch.count) {
      let delivery = revisions[place] ?? batch[place]
      switch delivery {
      case .show where place < voidFrom, .update where place < voidFrom, .hide, .leave:
        nextBatch.append(delivery)
      case .show(let post): deliveryStates[post.number] = nil
      case .event, .missed, .barrier: others.append(delivery)
      case .update, nil: break
      }
    }
    places.insert(contentsOf: others, at: 0)
    count += others.count
    compact()
    return nextBatch
  }

  /// What has to be told of a post on the board; it is noted as told at a place of the next batch.
  private mutating func difference(
    _ post: PostScheduler.PostSnapshot, _ isWanted: Bool, at place: Int
  ) -> Delivery? {
    let isTold = deliveryStates[post.number] != nil
    guard isWanted else {
      deliveryStates[post.number] = nil
      return isTold ? .hide(post) : nil
    }
    deliveryStates[post.number] = DeliveryState(
      generation: generation, place: place, isShow: !isTold)
    return isTold ? .update(post) : .show(post)
  }
}

extension MailboxQueue.Delivery {
  fileprivate var isAboutPost: Bool {
    switch self {
    case .show, .update, .hide, .leave: true
    case .event, .missed, .barrier: false
    }
  }
}
