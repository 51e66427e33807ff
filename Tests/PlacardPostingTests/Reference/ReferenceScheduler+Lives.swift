import PlacardAccessibility
import PlacardModels
import PlacardPosting

extension ReferenceScheduler {
  // MARK: Time of a shown post

  mutating func endEntrance(_ number: Int) {
    change(number) { item in
      item.hasShown = true
      if item.post.state == .showing { item.post.state = .shown }
    }
    guard let post = item(number)?.post else { return }
    if let announcement = post.message.announcement() { say(announcement, post) }
    report(.didShow, post) { $0.lane = post.lane }
    restart(number)
  }

  mutating func say(_ announcement: Announcement, _ post: Post) {
    let isModal = post.options.dim?.mode != nil
    report(isModal ? .focus : .announce, post) { $0.announcement = announcement }
  }

  /// How long a post stays; nil when it does not go by itself.
  func displayDuration(of item: Item) -> Duration? {
    switch item.post.options.duration ?? .automatic {
    case .forever, .indefinite: return nil
    case .fixed(let duration): return max(duration, .zero)
    case .automatic:
      let message = item.post.message
      let runs =
        switch message.progress {
        case .indeterminate: true
        case .fraction(let fraction): fraction < 1
        case .steps(let done, let total, _): done < total
        case nil: false
        }
      if runs || !message.actions.isEmpty || message.urgency == .critical { return nil }
      if message.severity == .error { return nil }
      if case .fixed(let duration) = item.automatic { return max(duration, .zero) }
      return readingTime(of: message)
    }
  }

  /// The time of a post is up: it expires, or was read.
  mutating func endTime(of number: Int) {
    guard let item = item(number), item.isBeingRead else { return end(number, .expired) }
    change(number) { item in
      item.isBeingRead = false
      item.wasRead = true
    }
    keep(in: item.post.lane)
  }

  /// How long its time is: until it expires, or, where others of a serial lane would wait in vain, until
  /// it was read.
  private mutating func time(of number: Int) -> Duration? {
    guard let item = item(number) else { return nil }
    if let displayDuration = displayDuration(of: item) {
      change(number) { $0.isBeingRead = false }
      return displayDuration
    }
    let reads = isKeeping && lanes[item.post.lane]?.policy == .serial && isKeepable(item)
    change(number) { item in
      item.isBeingRead = reads
      item.wasRead = false
    }
    guard reads else { return nil }
    if case .fixed(let duration) = item.automatic { return max(duration, .zero) }
    return readingTime(of: item.post.message)
  }

  private func readingTime(of message: Message) -> Duration {
    let texts = [message.title, message.body].compactMap(\.self) + message.takeaways
    let words = texts.flatMap { $0.split(whereSeparator: \.isWhitespace) }.count
    return max(.seconds(5), .nanoseconds(ofSeconds: 1 + Double(words) / 3))
  }

  /// Gives a shown post its whole time again.
  mutating func restart(_ number: Int) {
    guard let item = item(number), item.post.state == .shown else { return }
    disarm(number, [.displayEnd])
    change(number) { $0.left = nil }
    guard let displayDuration = time(of: number) else { return }
    if item.holds.isEmpty {
      arm(.displayEnd, number, after: displayDuration)
    } else {
      change(number) { $0.left = displayDuration }
    }
  }

  /// Stops a post's time.
  mutating func hold(_ number: Int, _ cause: PostEvent.PauseCause) {
    guard let item = item(number), !item.holds.contains(cause) else { return }
    if let timer = timers.first(where: {
      $0.number == number && [.delayEnd, .displayEnd].contains($0.alarm)
    }) {
      let left = timer.due - now
      change(number) { $0.left = left }
      disarm(number, [.delayEnd, .displayEnd])
    }
    change(number) { $0.holds.append(cause) }
    if item.holds.isEmpty, [.showing, .shown].contains(item.post.state) {
      report(.paused, item.post) { $0.by = cause }
    }
  }

  /// Lets a post's time go on with what is left, but after a drag with the whole.
  mutating func release(_ number: Int, _ cause: PostEvent.PauseCause) {
    guard let before = item(number), before.holds.contains(cause) else { return }
    let whole = cause == .pan && before.left != nil ? time(of: number) : nil
    change(number) { item in
      item.holds.removeAll { $0 == cause }
      if cause == .pan, item.left != nil { item.left = whole }
    }
    guard let item = item(number), item.holds.isEmpty else { return }
    if [.showing, .shown].contains(item.post.state) {
      report(.resumed, item.post) { $0.by = cause }
    }
    guard let left = item.left else { return }
    change(number) { $0.left = nil }
    if item.post.state == .delayed {
      arm(.delayEnd, number, after: left)
    } else {
      arm(.displayEnd, number, after: cause == .pan ? left : max(left, .seconds(1)))
    }
  }

  // MARK: Ending

  /// Ends posts: first those that wait.
  mutating func hide(_ numbers: [Int], _ animated: Bool, _ reason: CloseReason? = nil) {
    for number in numbers {
      vanish(number, reason ?? .cancelled, from: [.delayed, .queued])
    }
    for number in numbers {
      end(number, reason ?? .hidden, animated: animated)
    }
  }

  /// Ends a post that is seen: when its minimum is over, or at once.
  mutating func end(
    _ number: Int, _ reason: CloseReason, animated: Bool = true, atOnce: Bool = false
  ) {
    guard let item = item(number) else { return }
    switch item.post.state {
    case .delayed, .queued, .gone: return
    case .hiding:
      if !animated { finishExit(number) }
    case .leaving where !atOnce:
      if !animated { change(number) { $0.post.isAnimated = false } }
    case .leaving, .showing, .shown:
      disarm(number, [.displayEnd, .minimumEnd])
      change(number) { item in
        item.left = nil
        item.post.state = .leaving
        if item.post.reason == nil || ![.replaced, .evicted].contains(reason) {
          item.post.reason = reason
        }
        if !animated { item.post.isAnimated = false }
        item.post.count = 0
      }
      if atOnce || item.minimumEnd <= now {
        beginExit(number)
      } else {
        arm(.minimumEnd, number, after: item.minimumEnd - now)
      }
    }
  }

  mutating func beginExit(_ number: Int) {
    disarm(number, [.entranceEnd, .displayEnd, .minimumEnd])
    change(number) { $0.post.state = .hiding }
    guard let item = item(number) else { return }
    report(.willHide, item.post) {
      $0.lane = item.post.lane
      $0.reason = item.post.reason
    }
    if item.post.isAnimated, item.timing.exit > .zero {
      arm(.exitEnd, number, after: item.timing.exit)
    } else {
      finishExit(number)
    }
  }

  mutating func finishExit(_ number: Int) {
    guard let item = item(number), let reason = item.post.reason else { return }
    let name = item.post.lane
    timers.removeAll { $0.number == number }
    items.removeAll { $0.post.number == number }
    lanes[name]?.presented.removeAll { $0 == number }
    if reason != .failed { endedSeen.insert(number) }
    report(.didHide, item.post) {
      $0.lane = name
      $0.reason = reason
    }
    reportGone(item, reason, action: reason == .action ? item.action : nil)
    if lanes[name]?.hovered == number { endHover(name) }
    if let replacement = replacement(of: item) { change(replacement) { $0.isReplacement = true } }
    let lane = lanes[name] ?? Lane()
    let usual: Duration = lane.policy == .serial ? .milliseconds(500) : .zero
    lanes[name]?.gapEnd = now + (lane.policy == .replace ? .zero : lane.gap ?? usual)
  }

  /// Ends a post that nobody has seen.
  mutating func vanish(
    _ number: Int, _ reason: CloseReason, from states: [Post.State] = Post.State.allCases
  ) {
    guard let item = item(number), states.contains(item.post.state) else { return }
    timers.removeAll { $0.number == number }
    items.removeAll { $0.post.number == number }
    reportGone(item, reason)
  }

  mutating func fail(_ number: Int) {
    vanish(number, .failed, from: [.delayed, .queued])
    end(number, .failed, animated: false, atOnce: true)
  }

  mutating func close() {
    for name in lanes.keys.sorted() {
      reportFolded(in: name)
    }
    isClosed = true
    timers.removeAll { $0.alarm == .rateEnd }
    for number in items.map(\.post.number) {
      vanish(number, .closed, from: [.delayed, .queued])
      end(number, .closed, animated: false, atOnce: true)
    }
    reportOverflow()
  }

  // MARK: User actions

  private func touchable(_ number: Int) -> Item? {
    item(number).flatMap { [.showing, .shown, .leaving].contains($0.post.state) ? $0 : nil }
  }

  mutating func tap(_ number: Int) {
    guard let item = touchable(number), item.post.options.tap != Tap.ignore else { return }
    report(.tapped, item.post)
    let actions = item.post.message.actions
    if let unseen = item.post.options.tapAction {
      let offered = actions.first { $0.id == unseen }
      report(.action, item.post) { $0.action = unseen }
      if item.post.options.tap == .dismiss || offered?.keepsOpen == false {
        leave(number, for: unseen)
      }
    } else if item.post.options.tap == .dismiss {
      end(number, .tapped, atOnce: true)
    } else if let first = actions.first(where: { $0.role == .default })
      ?? actions.first(where: { $0.role != .cancel })
    {
      choose(first.id, of: number)
    }
  }

  private mutating func leave(_ number: Int, for action: String) {
    change(number) { $0.action = action }
    end(number, .action, atOnce: true)
  }

  mutating func choose(_ id: String, of number: Int) {
    guard let item = touchable(number) else { return }
    guard let action = item.post.message.actions.first(where: { $0.id == id }) else {
      return report(.error, item.post)
    }
    report(.action, item.post) { $0.action = id }
    if !action.keepsOpen { leave(number, for: id) }
  }

  mutating func dismiss(_ number: Int) {
    guard touchable(number)?.post.options.dismissible == true else { return }
    end(number, .dismissed, atOnce: true)
  }

  mutating func tapOutside() {
    let modal = items.map(\.post).filter {
      touchable($0.number) != nil && $0.options.dim?.mode != nil
    }
    guard let newest = modal.last, newest.options.dim?.interactive == true else { return }
    end(newest.number, .tappedOutside, atOnce: true)
  }

  mutating func beginPan(_ number: Int) {
    if touchable(number)?.post.options.swipe == true { hold(number, .pan) }
  }

  mutating func endPan(_ id: String, _ travel: Double, _ velocity: Double) {
    let dragged = numbers(of: id).last { item($0)?.holds.contains(.pan) == true }
    guard let number = dragged, let options = touchable(number)?.post.options else { return }
    let flies =
      switch (options.transition, options.placement) {
      case ("collapse", _), ("translate", _): travel > 0.5
      case ("physics", .center): abs(velocity) > 8 || abs(travel) >= 1
      default: travel > 0.33 || velocity > 10
      }
    if flies { end(number, .swiped, atOnce: true) } else { release(number, .pan) }
  }

  mutating func hover(_ id: String, _ inside: Bool) {
    if inside {
      guard let number = newest(of: id, in: Self.presented), let item = touchable(number) else {
        return
      }
      lanes[item.post.lane]?.hovered = number
      for other in lanes[item.post.lane]?.presented ?? [] {
        hold(other, .hover)
      }
    } else {
      let hovered = numbers(of: id).last { number in
        lanes.values.contains { $0.hovered == number }
      }
      if let lane = hovered.flatMap({ item($0)?.post.lane }) { endHover(lane) }
    }
  }

  private mutating func endHover(_ name: String) {
    lanes[name]?.hovered = nil
    for number in lanes[name]?.presented ?? [] {
      release(number, .hover)
    }
  }

  mutating func setFocus(_ focused: Bool) {
    guard hasFocus != focused else { return }
    hasFocus = focused
    for number in items.filter({ Self.presented.contains($0.post.state) }).map(\.post.number) {
      if focused { release(number, .focus) } else { hold(number, .focus) }
    }
  }

  /// A person who is away holds what is seen as a window without the focus does.
  mutating func setIdle(_ away: Bool) {
    isIdle = away
    for number in items.filter({ Self.presented.contains($0.post.state) }).map(\.post.number) {
      if away { hold(number, .idle) } else { release(number, .idle) }
    }
  }
}
