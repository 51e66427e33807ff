@_spi(Ordering) public import PlacardModels

extension PostScheduler {
  /// The live posts in any of some states, in order of arrival.
  ///
  /// - Complexity: O(n log n) in the number of presented posts, or of all indices when `states`
  ///   contains `delayed` or `queued`.
  public func posts(in states: Set<Post.State>) -> [Post] {
    let found =
      states.contains(.delayed) || states.contains(.queued)
      ? posts.indices { states.contains($0.stage.state) }
      : presentedIndices.filter { states.contains(posts[$0].stage.state) }
    return found.compactMap { post(at: $0) }
  }

  /// The newest live post with an id, or nil.
  package func post(withID id: String) -> Post? {
    posts.newest(ofID: id).flatMap { post(at: $0) }
  }

  /// The newest live post with an id in any of some states, or nil.
  func post(withID id: String, in states: Set<Post.State>) -> Post? {
    posts.newest(ofID: id) { states.contains($0.stage.state) }.flatMap { post(at: $0) }
  }

  /// A live post by its arrival number, or nil.
  func post(numbered number: Int) -> Post? {
    posts.index(ofNumber: number).flatMap { post(at: $0) }
  }

  /// The lifecycle state of a post by its arrival number.
  func state(ofNumber number: Int) -> Post.State {
    posts.index(ofNumber: number).map { posts[$0].stage.state } ?? .gone
  }

  /// The presented posts of a lane, in order of entrance.
  func presented(inLane name: String) -> [Post] {
    guard let lane = lanes.index(of: name) else { return [] }
    return presented(in: lane).compactMap { post(at: $0) }
  }

  /// The count of the newest live post with an id; 0 when there is none.
  func count(ofID id: String) -> Int {
    posts.newest(ofID: id).map { posts[$0].count } ?? 0
  }

  /// Posts that have ended, oldest first: the last `limit`, and no earlier than `since`.
  func ended(limit: Int? = nil, since: Duration? = nil) -> [PostReply.Ended] {
    let recent = history.records.filter { $0.at >= Moment(since ?? .zero) }
    return recent.suffix(max(limit ?? recent.count, 0)).map(\.ended)
  }

  /// Whether progress depends on the user: an open question, presented or waiting, or a post held
  /// by a drag or by the pointer.
  ///
  /// - Complexity: Linear in the number of live posts.
  var awaitsPerson: Bool {
    posts.indices { $0.stage.claimsID }.contains { index in
      isQuestion(index)
        || posts[index].stage.countdown?.remaining != nil
          && !posts[index].holds.isDisjoint(with: [.pan, .hover])
    }
  }

  /// Whether a post is a question: modal or with an action, and without an expiry.
  private func isQuestion(_ index: Int) -> Bool {
    let asks =
      posts[index].traits.contains(.isModal)
      || !(posts.content(at: index)?.message.actions.isEmpty ?? true)
    return asks && displayDuration(of: index) == nil
  }

  mutating func reply(aboutPost id: String, tag: String?) {
    let index = posts.newest(ofID: id)
    let state =
      index.map { posts[$0].stage.state } ?? history.newest(of: id).map { _ in .gone }
    let count = index.map { posts[$0].count } ?? 0
    send(PostReply(.post(id: id, state: state, count: count), tag: tag))
  }

  mutating func replyAboutLanes(tag: String?) {
    var reply: [String: PostReply.Lane] = [:]
    for lane in 0..<lanes.count where lane != 1 || !lanes[lane].isEmpty {
      guard lanes[lane].isConfigured || lanes[lane].wasUsed else { continue }
      let unentered = posts.indices {
        $0.lane == lane && ($0.stage == .held || $0.stage == .making)
      }
      let delayed = posts.indices { $0.lane == lane && $0.stage.isDelayed }
      reply[lanes[lane].name] = PostReply.Lane(
        current: ids(presented(in: lane)), queued: ids(lanes[lane].waiting.sorted + unentered),
        delayed: ids(delayed.ordered { delayEnd(of: $0) < delayEnd(of: $1) }))
    }
    send(PostReply(.lanes(reply), tag: tag))
  }

  private func ids(_ indices: [Int]) -> [String] {
    indices.compactMap { posts.content(at: $0)?.id }
  }

  private func delayEnd(of index: Int) -> (Moment, Int) {
    let end =
      switch posts[index].stage.countdown {
      case .running(let end)?: end
      case .stopped(let remaining)?: now.advanced(by: remaining)
      case nil: now
      }
    return (end, posts[index].number)
  }

  mutating func replyHistory(limit: Int?, since: Duration?, tag: String?) {
    send(PostReply(.history(ended(limit: limit, since: since)), tag: tag))
  }

  mutating func send(_ reply: PostReply) {
    emit(.reply, payload: EventPayload(reply: reply))
  }
}
