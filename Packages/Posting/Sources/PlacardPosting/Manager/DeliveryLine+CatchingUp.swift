import PlacardModels

extension DeliveryLine {
  /// What a poster that has fallen behind is owed, until it is up to date again.
  struct Arrears: Sendable {
    /// From this place on the batch tells nothing about posts any more.
    var voidFrom = Int.max
    /// The posts that the poster was told of and that have ended since.
    var endings: [PostQueue.Sketch] = []
    /// The posts that it was not told of, that have ended and are to be seen all the same; at most
    /// as many as a line is long.
    var unseen: [PostQueue.Sketch] = []
    /// Whether something was shown or updated since the board was looked at.
    var hasNews = true
    /// The posts on the board that the poster has not been told of since, in order of entrance.
    var numbers: ArraySlice<Int> = []
  }

  /// How many deliveries a poster that is behind is given at a time.
  private static let portion = 1024

  /// Forgets every delivery about posts: the board will say what there is to tell.
  mutating func fallBehind() {
    var arrears = Arrears(voidFrom: progress.revise())
    for delivery in places {
      switch delivery {
      case .show(let post): standings[post.number] = nil
      case .update(let post): standings[post.number]?.lap = 0
      case .hide(let post): arrears.endings.append(post)
      case .leave(let post): arrears.unseen.append(post)
      case .event, .missed, .barrier, nil: break
      }
    }
    places.removeAll { $0?.isAboutPost ?? true }
    count = places.count
    compact()
    self.arrears = arrears
  }

  /// Whether what is left of the batch is void.
  var isBatchVoid: Bool {
    arrears.map { $0.voidFrom != .max } ?? false
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
  ///   - wants: Whether the poster wants to be told of a post.
  mutating func catchUp(
    _ batch: inout [Delivery?], from index: Int, presented: () -> [Int],
    post: (Int) -> PostQueue.Sketch?, wants: (PostQueue.Sketch) -> Bool
  ) {
    guard var arrears else { return }
    var portion = salvage(batch, from: index, arrears.voidFrom)
    let endings = arrears.endings.prefix(Self.portion)
    portion += endings.map { .hide($0) }
    arrears.endings.removeFirst(endings.count)
    let unseen = arrears.unseen.prefix(max(Self.portion - portion.count, 0))
    portion += unseen.map { .leave($0) }
    arrears.unseen.removeFirst(unseen.count)
    if arrears.numbers.isEmpty, arrears.hasNews {
      arrears.numbers = presented()[...]
      arrears.hasNews = false
    }
    while portion.count < Self.portion, let number = arrears.numbers.popFirst() {
      guard let post = post(number) else { continue }
      if let delivery = difference(post, wants(post), at: portion.count) {
        portion.append(delivery)
      }
    }
    arrears.voidFrom = .max
    let isUpToDate =
      arrears.endings.isEmpty && arrears.unseen.isEmpty && arrears.numbers.isEmpty
      && !arrears.hasNews
    self.arrears = isUpToDate ? nil : arrears
    batch = portion
    begin(batchOf: batch.count)
  }

  /// What of a batch is still to be carried out: of posts only ends, and what was claimed.
  private mutating func salvage(
    _ batch: [Delivery?], from index: Int, _ voidFrom: Int
  ) -> [Delivery?] {
    var portion: [Delivery?] = []
    var others: [Delivery?] = []
    for place in index..<max(index, batch.count) {
      let delivery = revisions[place] ?? batch[place]
      switch delivery {
      case .show where place < voidFrom, .update where place < voidFrom, .hide, .leave:
        portion.append(delivery)
      case .show(let post): standings[post.number] = nil
      case .event, .missed, .barrier: others.append(delivery)
      case .update, nil: break
      }
    }
    places.insert(contentsOf: others, at: 0)
    count += others.count
    compact()
    return portion
  }

  /// What has to be told of a post on the board; it is noted as told at a place of the next batch.
  private mutating func difference(
    _ post: PostQueue.Sketch, _ isWanted: Bool, at place: Int
  ) -> Delivery? {
    let isTold = standings[post.number] != nil
    guard isWanted else {
      standings[post.number] = nil
      return isTold ? .hide(post) : nil
    }
    standings[post.number] = Standing(lap: lap, place: place, isShow: !isTold)
    return isTold ? .update(post) : .show(post)
  }
}

extension DeliveryLine.Delivery {
  fileprivate var isAboutPost: Bool {
    switch self {
    case .show, .update, .hide, .leave: true
    case .event, .missed, .barrier: false
    }
  }
}
