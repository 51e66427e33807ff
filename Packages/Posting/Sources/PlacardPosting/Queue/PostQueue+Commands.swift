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
      newestPresented(of: id).map { endPan($0, travel: travel, velocity: velocity) }
    case .hover(let id, let inside): newestPresented(of: id).map { hover($0, inside: inside) }
    case .focus(let window): setFocused(window)
    case .host: reportUnsupported("host")
    case .fail(let id): newestPresented(of: id).map { fail($0) }
    case .report(let problem): emit(.error) { $0.problem = problem }
    case .query(let id, let tag): reply(aboutPost: id, tag: tag)
    case .queryState(let tag): replyAboutLanes(tag: tag)
    case .history(let limit, let since, let tag): replyHistory(limit: limit, since: since, tag: tag)
    case .close: close()
    }
  }

  /// Does what a poster reported; posts are named by number, so a late signal hits nothing else.
  public mutating func handle(_ signal: PosterSignal, at time: Duration) {
    advance(to: time)
    guard !isClosed else { return }
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
    advance(to: time)
  }

  /// Changes a post by its number; ignored once it is leaving.
  public mutating func update(_ number: Int, _ change: PostChange, at time: Duration) {
    advance(to: time)
    update(number: number, change)
    advance(to: time)
  }

  /// Ends a post by its number.
  public mutating func hide(_ number: Int, animated: Bool, at time: Duration) {
    advance(to: time)
    hide([number], animated: animated)
    advance(to: time)
  }

  /// Ends a post that no poster could show.
  public mutating func fail(_ number: Int, at time: Duration) {
    advance(to: time)
    fail(number)
    advance(to: time)
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
        "the command \"\(name)\" is not supported by this version; it was skipped")
    }
  }

  /// The newest post of an id that a person can see and touch.
  func newestPresented(of id: String) -> Int? {
    numbersByID[id]?.last { number in
      entries[number]?.post.state.isPresented ?? false
    }
  }
}
