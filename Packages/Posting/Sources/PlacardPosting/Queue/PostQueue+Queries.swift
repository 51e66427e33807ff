public import PlacardModels

extension PostQueue {
  /// The live posts in a state, in the order of arrival.
  public func posts(in states: Set<Post.State>) -> [Post] {
    entries.values.map(\.post).filter { states.contains($0.state) }
      .sorted { $0.number < $1.number }
  }

  /// The newest live post of an id, or nil.
  public func post(withID id: String) -> Post? {
    numbers(of: id).last.flatMap { entries[$0]?.post }
  }

  /// How many posts the newest live post of an id stands for; 0 when there is none.
  public func count(ofID id: String) -> Int {
    post(withID: id)?.count ?? 0
  }

  /// Whether something on the board goes on only when a person acts: a post with actions, or one
  /// that is held by a drag or by the pointer.
  var awaitsPerson: Bool {
    entries.values.contains { entry in
      switch entry.post.state {
      case .showing, .shown:
        !entry.post.message.actions.isEmpty
          || entry.remaining != nil && !entry.holds.isDisjoint(with: [.pan, .hover])
      case .delayed, .queued, .leaving, .hiding, .gone: false
      }
    }
  }

  mutating func reply(aboutPost id: String, tag: String?) {
    let post = post(withID: id)
    let isRemembered = history.suffix(Self.historyLimit).contains { $0.id.hasSameBytes(as: id) }
    let state = post?.state ?? (isRemembered ? .gone : nil)
    send(PostReply(.post(id: id, state: state, count: post?.count ?? 0), tag: tag))
  }

  mutating func replyAboutLanes(tag: String?) {
    var reply: [String: PostReply.Lane] = [:]
    for (name, lane) in lanes where name != "snackbar" || !lane.isEmpty {
      reply[name] = PostReply.Lane(
        current: lane.presented.compactMap { entries[$0]?.post.id },
        queued: lane.waiting.numbers.compactMap { entries[$0]?.post.id })
    }
    let unseen = entries.values.filter { $0.post.state == .delayed || $0.isHeld }
    for entry in unseen.sorted(by: entersEarlier) {
      if entry.isHeld {
        reply[entry.post.lane, default: .init()].queued.append(entry.post.id)
      } else {
        reply[entry.post.lane, default: .init()].delayed.append(entry.post.id)
      }
    }
    send(PostReply(.lanes(reply), tag: tag))
  }

  private func entersEarlier(_ left: Entry, _ right: Entry) -> Bool {
    let (first, second) = (delayEnd(of: left), delayEnd(of: right))
    return first != second ? first < second : left.post.number < right.post.number
  }

  private func delayEnd(of entry: Entry) -> Duration {
    entry.deadline ?? entry.remaining.map { now + $0 } ?? .zero
  }

  mutating func replyHistory(limit: Int?, since: Duration?, tag: String?) {
    let recent = history.suffix(Self.historyLimit).filter { $0.at >= since ?? .zero }
    let posts = recent.suffix(max(limit ?? Self.historyLimit, 0))
    send(PostReply(.history(Array(posts)), tag: tag))
  }

  private mutating func send(_ reply: PostReply) {
    emit(.reply) { $0.reply = reply }
  }
}
