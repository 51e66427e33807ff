import PlacardModels

extension PostQueue {
  mutating func perform(_ command: PostCommand) {
    switch command {
    case .post(let message, let options): _ = admit(message, options)
    case .update(let id, let change): update(id: id, change)
    case .hide(let id, let animated): hide(id: id, animated: animated)
    case .hideAll(let animated): hideAll(animated: animated)
    case .hideCounted(let id): hideCounted(id: id)
    case .setCount(let id, let count): setCount(id: id, count)
    case .removeQueued(let id): removeQueued(id: id)
    case .hideGroup(let group): hideGroup(group)
    case .suspend: setSuspended(true)
    case .resume: setSuspended(false)
    case .quiet(let level): setQuiet(level)
    case .configure(let change): configure(change)
    case .tap(let id): newestPresented(of: id).map { tap($0) }
    case .tapOutside: tapOutside()
    case .action(let id, let action): newestPresented(of: id).map { choose(action, of: $0) }
    case .dismiss(let id): newestPresented(of: id).map { dismiss($0) }
    case .panBegan(let id): newestPresented(of: id).map { beginPan($0) }
    case .panEnded(let id, let travel, let velocity):
      dragged(of: id).map { endPan($0, travel: travel, velocity: velocity) }
    case .hover(let id, let inside):
      (inside ? newestPresented(of: id) : hovered(of: id)).map { hover($0, inside: inside) }
    case .focus(let window): setFocused(window)
    case .host: reportUnsupported("host")
    case .idle: reportUnsupported("idle")
    case .snooze: reportUnsupported("snooze")
    case .mode: reportUnsupported("mode")
    case .digest: reportUnsupported("digest")
    case .rules: reportUnsupported("rules")
    case .recall: reportUnsupported("recall")
    case .ownerGone: reportUnsupported("ownerGone")
    case .explain: reportUnsupported("explain")
    case .fail(let id): newestLive(of: id).map { fail($0) }
    case .report(let problem): emit(.error) { $0.problem = problem }
    case .query(let id, let tag): reply(aboutPost: id, tag: tag)
    case .queryState(let tag): replyAboutLanes(tag: tag)
    case .history(let limit, let since, let tag): replyHistory(limit: limit, since: since, tag: tag)
    case .close: close()
    }
  }

  /// Does what a poster reported; posts are named by number, so a late signal hits nothing else.
  public mutating func handle(_ signal: PosterSignal, at time: Duration) {
    act(at: time) { queue in
      if !queue.isClosed { queue.perform(signal) }
    }
  }

  private mutating func perform(_ signal: PosterSignal) {
    switch signal {
    case .tapped(let number): tap(number)
    case .action(let number, let action): choose(action, of: number)
    case .dismissed(let number): dismiss(number)
    case .tappedOutside: tapOutside()
    case .panBegan(let number): beginPan(number)
    case .panEnded(let number, let travel, let velocity):
      endPan(number, travel: travel, velocity: velocity)
    case .hovered(let number, let inside): hover(number, inside: inside)
    case .focus(let window): setFocused(window)
    case .host: reportUnsupported("host")
    }
  }

  /// Changes a post by its number; ignored once it is leaving.
  public mutating func update(_ number: Int, _ change: PostChange, at time: Duration) {
    act(at: time) { $0.update(number: number, change) }
  }

  /// Ends a post by its number.
  public mutating func hide(_ number: Int, animated: Bool, at time: Duration) {
    act(at: time) { $0.hide([number], animated: animated) }
  }

  /// Ends a post that no poster could show.
  public mutating func fail(_ number: Int, at time: Duration) {
    act(at: time) { $0.fail(number) }
  }

  /// Answers what comes after the end: a post is rejected, a question answered, the rest is void.
  mutating func refuse(_ command: PostCommand) {
    switch command {
    case .post(let message, let options): reject(message, options, reason: .closed)
    case .query, .queryState, .history, .report: perform(command)
    default: break
    }
  }

  private mutating func reportUnsupported(_ name: String) {
    emit(.error) {
      $0.problem = Problem(
        "The command \"\(name)\" is not supported by this version; it was skipped.")
    }
  }

  /// The newest post of an id that a person can see and touch.
  func newestPresented(of id: String) -> Int? {
    newest(of: id) { $0.post.state.isPresented }
  }

  /// The newest post of an id that keeps others of the id out.
  func newestClaiming(_ id: String) -> Int? {
    newest(of: id) { $0.post.state.claimsID }
  }

  private func newestLive(of id: String) -> Int? {
    newest(of: id) { _ in true }
  }

  /// The post of an id that is being dragged, which need not be the newest.
  private func dragged(of id: String) -> Int? {
    newest(of: id) { $0.holds.contains(.pan) }
  }

  /// The post of an id that the pointer is over, which need not be the newest.
  private func hovered(of id: String) -> Int? {
    newest(of: id) { lanes[$0.post.lane]?.hovered == $0.post.number }
  }

  private func newest(of id: String, where matches: (Entry) -> Bool) -> Int? {
    numbers(of: id).last { number in
      entries[number].map(matches) ?? false
    }
  }

  /// The live posts of an id, in the order of arrival.
  func numbers(of id: String) -> [Int] {
    numbersByID[ExactText(id)] ?? []
  }
}
