import PlacardModels

extension PostScheduler {
  /// Holds the timer of a presented post.
  mutating func hold(_ index: Int, _ cause: Holds) {
    let wasFree = posts[index].holds.isEmpty
    guard posts[index].addHold(cause) else { return }
    if posts[index].stopCountdown(at: now) { timers.cancel(.stage(index)) }
    if wasFree, posts[index].stage.isStaying { emit(.paused, index, hold: cause) }
  }

  /// Removes a hold; without any hold left the timer runs again, from the start when `restarts`,
  /// else with the remaining time, at least one second.
  mutating func release(_ index: Int, _ cause: Holds, restarts: Bool = false) {
    guard posts[index].removeHold(cause) else { return }
    // mutant: restart-after-pan
    if restarts, posts[index].stage.countdown?.remaining != nil {
      let timer = wholeDisplayTimer(of: index)
      posts[index].show(timer)
    }
    guard posts[index].holds.isEmpty else { return }
    if posts[index].stage.isStaying { emit(.resumed, index, hold: cause) }
    guard let remaining = posts[index].stage.countdown?.remaining else { return }
    // mutant: least-rest
    runCountdown(of: index, for: restarts ? remaining : max(remaining, Moment(.seconds(1))))
  }

  // MARK: Holding everything

  mutating func setFocused(_ isFocused: Bool) {
    guard conditions.isFocused != isFocused else { return }
    conditions.isFocused = isFocused
    for index in presentedIndices {
      if isFocused { release(index, .focus) } else { hold(index, .focus) }
    }
  }

  mutating func setIdle(_ isIdle: Bool) {
    guard conditions.isIdle != isIdle else { return }
    conditions.isIdle = isIdle
    for index in presentedIndices {
      if isIdle { hold(index, .idle) } else { release(index, .idle) }
    }
  }

  mutating func setSuspended(_ isSuspended: Bool) {
    guard conditions.isSuspended != isSuspended else { return }
    conditions.isSuspended = isSuspended
    for index in posts.indices(where: { $0.stage.isPresented || $0.stage.isDelayed }) {
      if posts[index].stage.isDelayed {
        setDelayed(index, isSuspended: isSuspended)
      } else if isSuspended {
        hold(index, .suspend)
      } else {
        release(index, .suspend)
      }
    }
    for lane in lanes.byName {
      if isSuspended { timers.cancel(.lane(.gap, lane)) } else { lanes.fillLater(lane) }
    }
  }

  /// Stops or resumes a delay.
  private mutating func setDelayed(_ index: Int, isSuspended: Bool) {
    if isSuspended {
      if posts[index].stopCountdown(at: now) { timers.cancel(.stage(index)) }
    } else if let remaining = posts[index].stage.countdown?.remaining {
      runCountdown(of: index, for: remaining)
    }
  }

  // MARK: Hosts and posters

  /// Attaches or detaches the host; detaching orphans the presented posts, and later posts wait for
  /// the next host.
  mutating func setHosted(_ isHosted: Bool) {
    guard conditions.isHosted != isHosted else { return }
    conditions.isHosted = isHosted
    if isHosted {
      // mutant: host-returns
      for lane in lanes.byName { lanes.fillLater(lane) }
      return
    }
    for index in presentedIndices {
      end(index, reason: .orphaned, isAnimated: false, ignoringMinimum: true)
    }
    for lane in 0..<lanes.count {
      timers.cancel(.lane(.gap, lane))
    }
  }

  /// Sets whether some poster presents; without one every lane is a stack without limits and gaps.
  mutating func setPresented(_ isPresented: Bool) {
    guard conditions.isOpen == isPresented else { return }
    makeUnique()
    conditions.isOpen = !isPresented
    lanes.setOpen(!isPresented)
    for lane in 0..<lanes.count {
      timers.cancel(.lane(.gap, lane))
    }
  }

  /// Sets whether shown posts can stay in the permanent output, as in a terminal's scrollback.
  mutating func setKeeping(_ isKeeping: Bool) {
    guard conditions.isKeeping != isKeeping else { return }
    makeUnique()
    conditions.isKeeping = isKeeping
    for lane in 0..<lanes.count {
      beginReading(in: lane)
      keepNonExpiring(in: lane)
    }
  }
}
