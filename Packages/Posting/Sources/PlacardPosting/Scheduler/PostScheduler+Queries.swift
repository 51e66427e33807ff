public import PlacardModels

extension PostScheduler {
  /// The live posts in a state, in the order of arrival.
  ///
  /// - Complexity: O(n log n) in the number of posts on the board, or of all places when states of
  ///   waiting are asked for.
  public func posts(in states: Set<Post.State>) -> [Post] {
    let found =
      states.contains(.delayed) || states.contains(.queued)
      ? places { states.contains($0.state) }
      : presentedPlaces.filter { states.contains(entries[$0].state) }
    return found.compactMap { post(at: $0) }
  }

  /// The newest live post of an id, or nil.
  public func post(withID id: String) -> Post? {
    newest(ofID: id).flatMap { post(at: $0) }
  }

  /// The newest live post of an id that is in one of some states, or nil.
  public func post(withID id: String, in states: Set<Post.State>) -> Post? {
    newest(ofID: id) { states.contains($0.state) }.flatMap { post(at: $0) }
  }

  /// A live post by its arrival number, or nil.
  public func post(numbered number: Int) -> Post? {
    place(of: number).flatMap { post(at: $0) }
  }

  /// The posts on the board of a lane, in the order of their entrance.
  public func presented(inLane name: String) -> [Post] {
    guard let lane = laneNumbers[name] else { return [] }
    return presented(in: lane).compactMap { post(at: $0) }
  }

  /// How many posts the newest live post of an id stands for; 0 when there is none.
  public func count(ofID id: String) -> Int {
    newest(ofID: id).map { entries[$0].count } ?? 0
  }

  /// Posts that have ended, the oldest first: the last so many, and no earlier than a time.
  public func ended(limit: Int? = nil, since: Duration? = nil) -> [PostReply.Ended] {
    let recent = history.records.filter { $0.at >= Moment(since ?? .zero) }
    return recent.suffix(max(limit ?? recent.count, 0)).map(\.ended)
  }

  /// Whether something goes on only when a person acts: a question, seen or still waiting for its turn,
  /// or a post that is held by a drag or by the pointer.
  ///
  /// - Complexity: Linear in the number of live posts.
  var awaitsPerson: Bool {
    mutating get {
      places { $0.state.claimsID }.contains { slot in
        let entry = entries[slot]
        return isQuestion(slot)
          || entry.standsStill && !entry.holds.isDisjoint(with: [.pan, .hover])
      }
    }
  }

  /// Whether a post asks something: it is modal or has an action, and does not expire by itself.
  private mutating func isQuestion(_ slot: Int) -> Bool {
    let asks =
      entries[slot].traits.contains(.isModal)
      || !(contents[slot]?.message.actions.isEmpty ?? true)
    return asks && displayDuration(of: slot) == nil
  }

  mutating func reply(aboutPost id: String, tag: String?) {
    let slot = newest(ofID: id)
    let state = slot.map { entries[$0].state } ?? history.newest(of: id).map { _ in .gone }
    let count = slot.map { entries[$0].count } ?? 0
    send(PostReply(.post(id: id, state: state, count: count), tag: tag))
  }

  mutating func replyAboutLanes(tag: String?) {
    var reply: [String: PostReply.Lane] = [:]
    for (number, lane) in lanes.enumerated() where number != 1 || !lane.isEmpty {
      guard lane.isConfigured || lane.wasUsed else { continue }
      let waiting = lane.waiting.sorted + places { isUnentered($0, lane: number) }
      reply[lane.name] = PostReply.Lane(
        current: ids(presented(in: number)), queued: ids(waiting),
        delayed: ids(
          places { $0.state == .delayed && Int($0.lane) == number }
            .sorted { delayEnd(of: $0) < delayEnd(of: $1) }))
    }
    send(PostReply(.lanes(reply), tag: tag))
  }

  /// Whether a post of a lane is held, or is being made.
  private func isUnentered(_ entry: Entry, lane: Int) -> Bool {
    Int(entry.lane) == lane && !entry.flags.isDisjoint(with: [.isHeld, .isMaking])
  }

  private func ids(_ places: [Int]) -> [String] {
    places.compactMap { contents[$0]?.id }
  }

  private func delayEnd(of slot: Int) -> (Moment, Int) {
    let end =
      timers.key(of: 2 * slot + 1, timerPlaces)?.due ?? now.advanced(by: entries[slot].remaining)
    return (end, entries[slot].number)
  }

  mutating func replyHistory(limit: Int?, since: Duration?, tag: String?) {
    send(PostReply(.history(ended(limit: limit, since: since)), tag: tag))
  }

  mutating func send(_ reply: PostReply) {
    emit(.reply, payload: EventPayload(reply: reply))
  }
}
