import PlacardAccessibility
import PlacardModels
import PlacardPosting

extension ReferenceScheduler {
  mutating func perform(_ command: PostCommand) {
    if isClosed {
      switch command {
      case .post, .query, .explain, .queryState, .history, .report: break
      default: return
      }
    }
    switch command {
    case .post(let message, let options): post(message, options)
    case .snooze(let id, let delay):
      if let number = newest(of: id, in: Self.claiming) { snooze(number, delay) }
    case .recall(let id): recall(id)
    case .update(let id, let change):
      if let number = newest(of: id, in: Self.claiming) { update(number, change) }
    case .hide(let id?, let animated): hide(numbers(of: id), animated)
    case .hide(nil, let animated):
      let presented = lanes["main"]?.presented ?? []
      let staying = presented.last { [.showing, .shown].contains(item($0)?.post.state) }
      (staying ?? presented.last).map { end($0, .hidden, animated: animated) }
    case .hideAll(let animated): hide(items.map(\.post.number), animated)
    case .hideGroup(let group):
      hide(items.filter { $0.post.options.group == group }.map(\.post.number), true)
    case .ownerGone(let owner):
      hide(items.filter { $0.owner == owner }.map(\.post.number), true, .ownerGone)
    case .hideCounted(let id): hideCounted(id)
    case .setCount(let id, let count):
      if let number = newest(of: id, in: Self.claiming) { setCount(number, max(count, 1)) }
    case .removeQueued(let id):
      for number in numbers(of: id) {
        vanish(number, .cancelled, from: [.delayed, .queued])
      }
    case .suspend: suspend(true)
    case .resume: suspend(false)
    case .quiet(let level): setQuiet(min(max(level, 0), 100))
    case .digest(let isOn): digests = isOn
    case .mode: report(.error)
    case .configure(let change): configure(change)
    case .tap(let id): newest(of: id, in: Self.presented).map { tap($0) }
    case .tapOutside: tapOutside()
    case .action(let id, let action):
      newest(of: id, in: Self.presented).map { choose(action, of: $0) }
    case .dismiss(let id): newest(of: id, in: Self.presented).map { dismiss($0) }
    case .panBegan(let id): newest(of: id, in: Self.presented).map { beginPan($0) }
    case .panEnded(let id, let travel, let velocity): endPan(id, travel, velocity)
    case .hover(let id, let inside): hover(id, inside)
    case .focus(let window): setFocus(window)
    case .idle(let isAway): setIdle(isAway)
    case .host(let attached, let keeps):
      keeps.map { setKeeping($0) }
      attached.map { setHosted($0) }
    case .fail(let id): numbers(of: id).last.map { fail($0) }
    case .close: close()
    case .query(let id, let tag): reply(about: id, tag)
    case .explain(let id, let tag): explain(id, tag)
    case .queryState(let tag): replyAboutLanes(tag)
    case .history(let limit, let since, let tag): replyHistory(limit, since, tag)
    case .report: report(.error)
    default: preconditionFailure("the reference does not know \(command)")
    }
  }

  // MARK: Posting

  /// A delay takes the place of the one that the options ask for.
  mutating func post(
    _ message: Message, _ options: PostOptions, after delay: Duration? = nil,
    isExempt: Bool = false, beside isBeside: Bool = false
  ) {
    arrivals += 1
    let lane = options.lane ?? (options.style == "snackbar" ? "snackbar" : "main")
    lanesOfPosts[arrivals] = lane
    let policy = lanes[lane, default: Lane()].policy
    lanes[lane, default: Lane()].policy = policy
    let post = Post(
      number: arrivals, message: message, options: Self.resolved(options, lane, policy), lane: lane)
    let item = Item(
      post: post, given: options, automatic: lanes[lane, default: Lane()].automatic,
      policy: policy, arrivedAt: now)
    if isClosed { return refuse(item, .closed) }
    if !isBeside, post.options.duplicates != .allow,
      let other = newest(of: post.id, in: Self.claiming)
    {
      return meet(item, other)
    }
    if !isExempt, exceedsRate(post) { return refuse(item, .folded) }
    let delay = delay ?? ownDelay(of: post)
    if delay > .zero {
      items.append(item)
      change(post.number) { $0.post.state = .delayed }
      reportPosted(item, .delayed)
      replaceOlder(than: post.number)
      if isSuspended {
        change(post.number) {
          $0.left = delay
          $0.holds = [.suspend]
        }
      } else {
        arm(.delayEnd, post.number, after: delay)
      }
      return
    }
    let enters = !isQuiet(post) && mayEnter(lane) && waiting(in: lane).isEmpty
    let takesARank = older(than: item).map { $0.post.lane == lane } ?? false
    if !enters, isFull(lane, for: post), !takesARank { return refuse(item, .evicted) }
    items.append(item)
    reportPosted(item, enters ? .shown : .queued)
    replaceOlder(than: post.number)
    if enters { enter(post.number, lane) } else { join(post.number) }
  }

  private func ownDelay(of post: Post) -> Duration {
    if case .indefinite(let delay, _)? = post.options.duration { max(delay, .zero) } else { .zero }
  }

  /// Every option that is open, from the style, then from the library (`TimingDecisions.md`, Defaults).
  static func resolved(
    _ options: PostOptions, _ lane: String, _ policy: LaneConfiguration.Policy
  ) -> PostOptions {
    var all = options
    let isSnackbar = options.style == "snackbar"
    let isBadge = options.style == "badge"
    all.style = options.style ?? "card"
    all.lane = lane
    all.placement = options.placement ?? (isSnackbar ? .bottom : .top)
    all.duration = options.duration ?? (isSnackbar || isBadge ? .fixed(.seconds(5)) : .automatic)
    all.tap = options.tap ?? (isSnackbar ? .dismiss : Tap.ignore)
    all.dim = options.dim ?? Dim.clear
    all.priority = options.priority ?? 0
    all.duplicates = options.duplicates ?? .drop
    all.swipe = options.swipe ?? true
    all.dismissible = options.dismissible ?? true
    if isSnackbar { all.margin = options.margin ?? Margin(all: 1) }
    let own = policy == .stack ? "collapse" : "slide"
    all.transition =
      options.transition ?? (isSnackbar ? "fade" : all.placement == .center ? "physics" : own)
    return all
  }

  private mutating func reportPosted(_ item: Item, _ admission: Admission) {
    report(.posted, item.post) {
      $0.message = item.post.message
      $0.options = item.given
      $0.admission = admission
      $0.count = 1
    }
  }

  private mutating func refuse(_ item: Item, _ reason: CloseReason) {
    reportPosted(item, .rejected)
    reportGone(item, reason)
  }

  private mutating func meet(_ incomingPost: Item, _ other: Int) {
    let post = incomingPost.post
    let policy = post.options.duplicates ?? .drop
    let count = item(other)?.post.count ?? 0
    let more = policy == .count && count < .max ? count + 1 : count
    report(.posted, post) {
      $0.message = post.message
      $0.options = incomingPost.given
      $0.admission = .duplicate
      $0.originalNumber = other
      $0.count = more
    }
    reportGone(incomingPost, .duplicate)
    if policy == .count {
      setCount(other, more)
      restart(other)
    } else if policy == .update {
      let (message, given) = (post.message, incomingPost.given)
      update(
        other,
        PostChange { content, options in
          let policy = options.duplicates
          content = message
          options = given.filled(from: options)
          options.duplicates = policy
        })
    }
  }

  mutating func reportGone(_ item: Item, _ reason: CloseReason, action: String? = nil) {
    let post = item.post
    endedOptions.append(item.given)
    ended.append(
      PostReply.Ended(
        id: post.id, number: post.number, reason: reason, at: now, message: post.message))
    report(.gone, post) {
      $0.reason = reason
      $0.action = action
      $0.message = post.message
      $0.options = item.given
    }
  }

  // MARK: Changing

  mutating func update(_ number: Int, _ edit: PostChange) {
    guard let before = item(number), Self.claiming.contains(before.post.state) else { return }
    change(number) { item in
      edit.apply(to: &item.post.message, &item.given)
      item.given.lane = before.given.lane
      item.post.options = Self.resolved(item.given, item.post.lane, item.policy)
    }
    guard let after = item(number) else { return }
    if (after.post.message.title ?? "").isEmpty, (after.post.message.body ?? "").isEmpty {
      change(number) { $0 = before }
      return report(.error, before.post)
    }
    disinherit()
    report(.updated, after.post) {
      $0.message = after.post.message
      $0.options = after.given
    }
    if after.hasShown,
      let announcement = after.post.message.announcement(updating: before.post.message)
    {
      say(announcement, after.post)
    }
    if before.given.tag != after.given.tag || before.given.app != after.given.app {
      replaceOlder(than: number)
    }
    if before.post.options.priority != after.post.options.priority {
      let priority = after.post.options.priority ?? 0
      change(number) { $0.rank?.priority = priority }
    }
    if before.post.options.duration != after.post.options.duration {
      followDuration(number, from: before, to: after)
    }
    if before.post.state == .queued, isQuiet(before.post) { join(number) }
    restart(number)
  }

  /// A new delay and a new minimum hold: the one counts from now, the other from didShow.
  private mutating func followDuration(_ number: Int, from before: Item, to after: Item) {
    let (delay, minimum) = (ownDelay(of: after.post), minimum(of: after.post))
    if after.post.state == .delayed, delay != ownDelay(of: before.post) {
      disarm(number, [.delayEnd])
      if delay == .zero {
        change(number) { item in
          item.holds = []
          item.left = nil
        }
        endDelay(number)
      } else if after.holds.isEmpty {
        arm(.delayEnd, number, after: delay)
      } else {
        change(number) { $0.left = delay }
      }
    }
    if Self.presented.contains(after.post.state), minimum != self.minimum(of: before.post) {
      let didShow = after.enteredAt + after.timing.entrance
      change(number) { $0.minimumEnd = minimum.map { didShow + max($0, .zero) } ?? .zero }
    }
  }

  private func minimum(of post: Post) -> Duration? {
    if case .indefinite(_, let minimum)? = post.options.duration { minimum } else { nil }
  }

  private mutating func setCount(_ number: Int, _ count: Int) {
    change(number) { $0.post.count = count }
    report(.counted, item(number)?.post) { $0.count = count }
  }

  private mutating func hideCounted(_ id: String) {
    guard let number = newest(of: id, in: Self.claiming), let post = item(number)?.post else {
      return
    }
    if post.count > 1 { setCount(number, post.count - 1) } else { hide(numbers(of: id), true) }
  }

  // MARK: Questions

  private mutating func reply(about id: String, _ tag: String?) {
    let post = numbers(of: id).last.flatMap { item($0)?.post }
    let isKnown = ended.contains { Array($0.id.utf8) == Array(id.utf8) }
    let state = post?.state ?? (isKnown ? .gone : nil)
    report(.reply) {
      $0.reply = PostReply(.post(id: id, state: state, count: post?.count ?? 0), tag: tag)
    }
  }

  /// What became of a post; the words for why are not compared.
  private mutating func explain(_ id: String, _ tag: String?) {
    let post = numbers(of: id).last.flatMap { item($0)?.post }
    let past = ended.last { Array($0.id.utf8) == Array(id.utf8) }
    let explanation = Explanation(
      id: id, number: post?.number ?? past?.number, state: post?.state ?? past.map { _ in .gone },
      reason: post == nil ? past?.reason : post?.reason, steps: [])
    report(.reply) { $0.reply = PostReply(.explanation(explanation), tag: tag) }
  }

  private mutating func replyHistory(_ limit: Int?, _ since: Duration?, _ tag: String?) {
    let recent = ended.filter { $0.at >= since ?? .zero }.suffix(limit ?? .max)
    if let first = recent.first, recent.count < ended.count { noteTies(at: first.at) }
    report(.reply) { $0.reply = PostReply(.history(Array(recent)), tag: tag) }
  }

  private mutating func replyAboutLanes(_ tag: String?) {
    var reply: [String: PostReply.Lane] = [:]
    for name in Set(lanes.keys).union(items.map(\.post.lane)) {
      let held = items.filter {
        $0.post.lane == name && $0.post.state == .queued && isQuiet($0.post)
      }
      let delayed = items.filter { $0.post.lane == name && $0.post.state == .delayed }
      let ids = (
        current: (lanes[name]?.presented ?? []).compactMap { item($0)?.post.id },
        queued: (waiting(in: name) + held.map(\.post.number)).compactMap { item($0)?.post.id },
        delayed: delayed.sorted { delayEnd($0) < delayEnd($1) }.map(\.post.id)
      )
      reply[name] = PostReply.Lane(current: ids.current, queued: ids.queued, delayed: ids.delayed)
    }
    report(.reply) { $0.reply = PostReply(.lanes(reply), tag: tag) }
  }

  private func delayEnd(_ item: Item) -> Duration {
    if let left = item.left { return now + left }
    return timers.first { $0.number == item.post.number }?.due ?? .zero
  }
}
