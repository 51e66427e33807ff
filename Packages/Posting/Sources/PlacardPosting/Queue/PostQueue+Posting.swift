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
  /// - Returns: The arrival number and how the post's life began.
  public mutating func post(
    _ message: Message, _ options: PostOptions = PostOptions(), at time: Duration
  ) -> Receipt {
    act(at: time) { queue in
      queue.isClosed
        ? queue.reject(message, options, reason: .closed) : queue.admit(message, options)
    }
  }

  mutating func admit(_ message: Message, _ options: PostOptions) -> Receipt {
    let entry = makeEntry(message, options)
    let post = entry.post
    if post.options.duplicates != .allow, let other = newestClaiming(post.id) {
      return turnAway(post, inFavourOf: other)
    }
    if case .indefinite(let delay, _)? = post.options.duration, delay > .zero {
      return postpone(entry, by: delay)
    }
    return enqueue(entry)
  }

  @discardableResult
  mutating func reject(
    _ message: Message, _ options: PostOptions, reason: CloseReason
  ) -> Receipt {
    reject(makeEntry(message, options), reason: reason)
  }

  /// Numbers a newcomer and settles its options.
  private mutating func makeEntry(_ message: Message, _ options: PostOptions) -> Entry {
    arrivals += 1
    let lane = options.lane ?? fallback(ofStyle: options.style).lane ?? "main"
    let policy = lanes[lane]?.policy ?? .serial
    let post = Post(
      number: arrivals, message: message, options: resolve(options, lane: lane, policy: policy),
      lane: lane)
    return Entry(post, given: options, automatic: automatic, policy: policy)
  }

  /// Fills every open option: from the style, the manager's defaults, the library's own.
  func resolve(
    _ options: PostOptions, lane: String, policy: LaneChange.Policy
  ) -> PostOptions {
    var resolved = options.filled(from: fallback(ofStyle: options.style))
    resolved.lane = lane
    if resolved.transition == nil {
      resolved.transition = PostDefaults.transition(
        placement: resolved.placement ?? .top, policy: policy)
    }
    return resolved
  }

  private mutating func turnAway(_ post: Post, inFavourOf other: Int) -> Receipt {
    let policy = post.options.duplicates ?? .drop
    if policy == .count {
      entries[other]?.post.count += 1
    }
    let count = entries[other]?.post.count ?? 1
    emit(.posted, post) {
      $0.admission = .duplicate
      $0.count = count
      $0.of = other
    }
    emitGone(post, reason: .duplicate)
    switch policy {
    case .count:
      tellCount(of: other)
      restartDwell(other)
    case .update:
      let message = post.message
      update(number: other, PostChange { content, _ in content = message })
    case .drop, .allow: break
    }
    return Receipt(number: post.number, id: post.id, admission: .duplicate)
  }

  private mutating func postpone(_ newcomer: Entry, by delay: Duration) -> Receipt {
    var entry = newcomer
    entry.post.state = .delayed
    let number = register(entry)
    emitPosted(entry.post, .delayed)
    if isSuspended {
      entries[number]?.holds = .suspend
      entries[number]?.remaining = delay
    } else {
      arm(number, for: delay)
    }
    return Receipt(number: number, id: entry.post.id, admission: .delayed)
  }

  private mutating func enqueue(_ entry: Entry) -> Receipt {
    let name = entry.post.lane
    let lane = lanes[name, default: Lane()]
    let entersNow = lets(entry.post, enter: lane)
    if !entersNow, refuses(entry.post, in: lane) {
      return reject(entry, reason: .evicted)
    }
    let admission: Admission = entersNow ? .shown : .queued
    let number = register(entry)
    emitPosted(entry.post, admission)
    join(number)
    return Receipt(number: number, id: entry.post.id, admission: admission)
  }

  private mutating func reject(_ entry: Entry, reason: CloseReason) -> Receipt {
    emitPosted(entry.post, .rejected)
    emitGone(entry.post, reason: reason)
    return Receipt(number: entry.post.number, id: entry.post.id, admission: .rejected)
  }

  private mutating func register(_ entry: Entry) -> Int {
    let number = entry.post.number
    entries[number] = entry
    numbersByID[ExactText(entry.post.id), default: []].append(number)
    return number
  }

  private mutating func emitPosted(_ post: Post, _ admission: Admission) {
    emit(.posted, post) {
      $0.admission = admission
      $0.count = post.count
    }
  }

  /// The last word about a post; it is remembered from here on.
  mutating func emitGone(_ post: Post, reason: CloseReason, action: String? = nil) {
    history.append(
      PostReply.Ended(
        id: post.id, post: post.number, reason: reason, at: now, message: post.message))
    if history.count >= 2 * Self.historyLimit {
      history.removeFirst(history.count - Self.historyLimit)
    }
    emit(.gone, post) {
      $0.reason = reason
      $0.action = action
    }
  }
}
