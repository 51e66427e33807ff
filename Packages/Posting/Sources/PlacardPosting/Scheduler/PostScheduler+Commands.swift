import PlacardModels

extension PostScheduler {
  mutating func perform(_ command: PostCommand) {
    switch command {
    case .post(let message, let options):
      let content = receive(message, options, appliesRules: true)
      admitWhenAllowed(content, incomingPost(content))
    case .update(let id, let change): claiming(id).map { update($0, change) }
    case .hide(let id, let animated): hide(id: id, animated: animated)
    case .endSeen(let id, let reason): claiming(id).map { endSeen($0, reason) }
    case .hideAll(let animated): hideAll(animated: animated)
    case .hideCounted(let id): hideCounted(id: id)
    case .setCount(let id, let count): setCount(id: id, count)
    case .removeQueued(let id): removeQueued(id: id)
    case .hideGroup(let group): hideGroup(group)
    case .ownerGone(let owner): endPosts(of: owner)
    case .snooze(let id, let delay): claiming(id).map { snooze($0, for: delay) }
    case .recall(let id): recall(id: id)
    case .suspend: setSuspended(true)
    case .resume: setSuspended(false)
    case .quiet(let level): setQuiet(level)
    case .digest(let isOn): doNotDisturb.setDigest(isOn)
    case .mode(let name, let isOn): setMode(name, isOn: isOn)
    case .rules(let book): setRules(book)
    case .configure(let change): configure(change)
    case .tap(let id): presented(id).map { tap($0) }
    case .tapOutside: tapOutside()
    case .action(let id, let action): presented(id).map { choose(action, of: $0) }
    case .dismiss(let id): presented(id).map { dismiss($0) }
    case .panBegan(let id): presented(id).map { beginPan($0) }
    case .panEnded(let id, let travel, let velocity):
      dragged(id).map { endPan($0, travel: travel, velocity: velocity) }
    case .hover(let id, let inside):
      (inside ? presented(id) : hovered(id)).map { hover($0, inside: inside) }
    case .focus(let window): setFocused(window)
    case .idle(let isAway): setIdle(isAway)
    case .host(let isAttached, let keeps):
      keeps.map { setKeeping($0) }
      isAttached.map { setHosted($0) }
    case .fail(let id): posts.newest(ofID: id).map { fail($0) }
    case .report(let problem): report(problem)
    case .query(let id, let tag): reply(aboutPost: id, tag: tag)
    case .explain(let id, let tag): send(PostReply(.explanation(explanation(of: id)), tag: tag))
    case .queryState(let tag): replyAboutLanes(tag: tag)
    case .history(let limit, let since, let tag): replyHistory(limit: limit, since: since, tag: tag)
    case .close: close()
    }
  }

  /// Handles a poster's signal; posts are identified by number, so a late signal affects no other
  /// post.
  mutating func handle(_ signal: PosterSignal, at time: Duration) {
    act(at: time) { scheduler in
      if !scheduler.isClosed { scheduler.perform(signal) }
    }
  }

  private mutating func perform(_ signal: PosterSignal) {
    switch signal {
    case .tapped(let number): posts.index(ofNumber: number).map { tap($0) }
    case .action(let number, let action):
      posts.index(ofNumber: number).map { choose(action, of: $0) }
    case .dismissed(let number): posts.index(ofNumber: number).map { dismiss($0) }
    case .tappedOutside: tapOutside()
    case .panBegan(let number): posts.index(ofNumber: number).map { beginPan($0) }
    case .panEnded(let number, let travel, let velocity, let dismisses):
      posts.index(ofNumber: number).map {
        endPan($0, travel: travel, velocity: velocity, dismisses: dismisses)
      }
    case .hovered(let number, let inside):
      posts.index(ofNumber: number).map { hover($0, inside: inside) }
    case .focus(let window): setFocused(window)
    case .idle(let isAway): setIdle(isAway)
    case .host(let isAttached): setHosted(isAttached)
    case .lost(let number):
      posts.index(ofNumber: number).map { endByPoster($0, reason: .orphaned) }
    case .ended(let number, let reason):
      posts.index(ofNumber: number).map { endByPoster($0, reason: reason) }
    }
  }

  /// Updates a post by number; ignored once it is leaving.
  mutating func update(_ number: Int, _ change: PostChange, at time: Duration) {
    act(at: time) { scheduler in
      scheduler.posts.index(ofNumber: number).map { scheduler.update($0, change) }
    }
  }

  /// The arrival number of the newest post with an id that can still be updated.
  func changeableNumber(ofID id: String) -> Int? {
    claiming(id).map { posts[$0].number }
  }

  /// The content of a live post by its arrival number; nil once the post is leaving.
  func content(numbered number: Int) -> Content? {
    posts.index(ofNumber: number).flatMap {
      posts[$0].stage.claimsID ? posts.content(at: $0) : nil
    }
  }

  /// Replaces a post's content with one derived from it.
  ///
  /// - Parameters:
  ///   - number: The arrival number; ignored when the post is leaving or gone.
  ///   - before: The content from which the replacement was derived.
  ///   - replacement: The new message and options, but for the lane, and the custom content; where
  ///     that differs from before, rules are applied to the message.
  ///   - change: Returns the change to defer for a content that is still to be made, used instead
  ///     of the new message.
  ///   - isForced: Whether to replace the content even if it is no longer `before`.
  ///   - keepsMinimum: Whether the post keeps its minimum display time, whatever the options say.
  ///   - time: The current time.
  ///   - line: The input line of the command.
  /// - Returns: Whether the content was replaced; nil, with nothing changed, when the post has
  ///   different content by now.
  mutating func replace(
    _ number: Int, _ before: Content, by replacement: PostManager.Replacement,
    deferring change: () -> PostChange?, isForced: Bool, keepingMinimum keepsMinimum: Bool,
    at time: Duration, line: Int?
  ) -> Bool? {
    act(at: time, for: line) { scheduler -> Bool? in
      guard let index = scheduler.posts.index(ofNumber: number),
        scheduler.posts[index].stage.claimsID
      else { return false }
      guard let current = scheduler.posts.content(at: index), isForced || current === before
      else { return nil }
      let minimumEnd =
        scheduler.posts[index].stage.isPresented
        ? scheduler.presentations[index].minimumEnd : .zero
      var (message, options, custom) = replacement
      if scheduler.posts[index].needsContent {
        message = current.message
        if let change = change() { scheduler.posts.addPendingChange(change, of: index) }
      } else if before.policyDecision != nil, custom !== before.custom {
        message = scheduler.applyRules(to: message, options).message
      }
      scheduler.replace(index, current, by: message, options, custom)
      if keepsMinimum, scheduler.posts[index].number == number,
        scheduler.posts[index].stage.isPresented
      {
        scheduler.presentations[index].minimumEnd = minimumEnd
      }
      return true
    }
  }

  /// Hides a post by number.
  ///
  /// - Returns: Whether it ends or has ended; false when the policy refused.
  @discardableResult
  mutating func hide(_ number: Int, animated: Bool, at time: Duration) -> Bool {
    act(at: time) { scheduler in
      scheduler.posts.index(ofNumber: number).map { scheduler.hide([$0], animated: animated) }
        ?? true
    }
  }

  /// Ends a post that no poster could show.
  mutating func fail(_ number: Int, at time: Duration) {
    act(at: time) { scheduler in
      scheduler.posts.index(ofNumber: number).map { scheduler.fail($0) }
    }
  }

  /// Handles a command after `close`: a post is rejected, a query answered, anything else ignored.
  mutating func refuse(_ command: PostCommand) {
    switch command {
    case .post(let message, let options):
      let content = receive(message, options, appliesRules: false)
      _ = reject(content, incomingPost(content), reason: .closed)
    case .query, .queryState, .history, .explain, .report: perform(command)
    default: break
    }
  }

  /// The newest post that claims an id.
  private func claiming(_ id: String) -> Int? {
    posts.newest(ofID: id) { $0.stage.claimsID }
  }

  /// The newest presented post with an id.
  private func presented(_ id: String) -> Int? {
    posts.newest(ofID: id) { $0.stage.isPresented }
  }

  /// The dragged post with an id, which need not be the newest.
  private func dragged(_ id: String) -> Int? {
    posts.newest(ofID: id) { $0.holds.contains(.pan) }
  }

  /// The hovered post with an id, which need not be the newest.
  private func hovered(_ id: String) -> Int? {
    posts.indices(ofID: id).last { lanes[posts[$0].lane].hovered == $0 }
  }
}
