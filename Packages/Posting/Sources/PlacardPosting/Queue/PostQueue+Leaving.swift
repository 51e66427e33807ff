import PlacardModels

extension PostQueue {
  /// Decides that a presented post ends: now, or when its minimum is over.
  mutating func end(
    _ number: Int, reason: CloseReason, animated: Bool = true, ignoringMinimum: Bool = false
  ) {
    guard let entry = entries[number] else { return }
    switch entry.post.state {
    case .showing, .shown, .leaving: break
    case .hiding:
      if !animated { finishExit(number) }
      return
    case .delayed, .queued, .gone: return
    }
    let isWaiting = entry.post.state == .leaving
    if isWaiting, !ignoringMinimum, animated || entry.minimumEnd > now { return }
    disarm(number)
    entries[number]?.post.state = .leaving
    entries[number]?.post.reason = reason
    entries[number]?.post.isAnimated = animated
    entries[number]?.post.count = 0
    if ignoringMinimum || entry.minimumEnd <= now {
      beginExit(number)
    } else {
      timers.arm(
        .minimum(number, entries[number]?.generation ?? 0), due: entry.minimumEnd)
    }
  }

  mutating func beginExit(_ number: Int) {
    guard var entry = entries[number] else { return }
    entry.post.state = .hiding
    entries[number] = entry
    emit(.willHide, entry.post) {
      $0.lane = entry.post.lane
      $0.reason = entry.post.reason
    }
    add(.hide(entry.post))
    if entry.post.isAnimated, entry.timing.exit > .zero {
      timers.arm(.exit(number), due: now + bounded(entry.timing.exit))
    } else {
      finishExit(number)
    }
  }

  mutating func finishExit(_ number: Int) {
    guard let entry = entries.removeValue(forKey: number) else { return }
    let post = entry.post
    let reason = post.reason ?? .hidden
    forget(post)
    lanes[post.lane]?.presented.removeAll { $0 == number }
    emit(.didHide, post) {
      $0.lane = post.lane
      $0.reason = reason
    }
    emitGone(post, reason: reason, action: reason == .action ? entry.action : nil)
    if lanes[post.lane]?.hovered == number {
      endHover(in: post.lane)
    }
    if !isClosed { beginPause(post.lane) }
  }

  /// Ends a post that nobody has seen.
  mutating func leaveUnseen(_ number: Int, reason: CloseReason) {
    guard let entry = entries.removeValue(forKey: number) else { return }
    forget(entry.post)
    lanes[entry.post.lane]?.waiting.remove(number)
    lanesToTell.insert(entry.post.lane)
    emitGone(entry.post, reason: reason)
  }

  private mutating func forget(_ post: Post) {
    numbersByID[post.id]?.removeAll { $0 == post.number }
    if numbersByID[post.id]?.isEmpty ?? false {
      numbersByID[post.id] = nil
    }
  }

  mutating func hide(id: String?, animated: Bool) {
    if let id {
      let numbers = numbersByID[id] ?? []
      hide(numbers, animated: animated)
    } else if let current = lanes["main"]?.presented.last {
      end(current, reason: .hidden, animated: animated)
    }
  }

  mutating func hideAll(animated: Bool) {
    hide(entries.keys.sorted(), animated: animated)
  }

  mutating func hideGroup(_ group: String) {
    let members = entries.values.filter { $0.post.options.group == group }
    hide(members.map(\.post.number).sorted(), animated: true)
  }

  /// Ends posts: first those that wait, so that none of them enters as another leaves.
  mutating func hide(_ numbers: [Int], animated: Bool) {
    for number in numbers where !(entries[number]?.post.state.isPresented ?? true) {
      leaveUnseen(number, reason: .cancelled)
    }
    for number in numbers {
      end(number, reason: .hidden, animated: animated)
    }
  }

  mutating func removeQueued(id: String) {
    for number in numbersByID[id] ?? [] {
      guard let state = entries[number]?.post.state, state == .queued || state == .delayed else {
        continue
      }
      leaveUnseen(number, reason: .cancelled)
    }
  }

  mutating func hideCounted(id: String) {
    guard let number = numbersByID[id]?.last(where: { entries[$0]?.post.state.claimsID ?? false })
    else { return }
    if let count = entries[number]?.post.count, count > 1 {
      entries[number]?.post.count = count - 1
      tellCount(of: number)
    } else {
      hide(id: id, animated: true)
    }
  }

  mutating func setCount(id: String, _ count: Int) {
    guard let number = numbersByID[id]?.last(where: { entries[$0]?.post.state.claimsID ?? false })
    else { return }
    entries[number]?.post.count = max(count, 1)
    tellCount(of: number)
  }

  /// Tells a new count; the post's time starts anew.
  mutating func tellCount(of number: Int) {
    guard let post = entries[number]?.post else { return }
    emit(.counted, post) { $0.count = post.count }
    if post.state.isPresented { add(.update(post)) }
    restartDwell(number)
  }

  /// Ends a post that no poster could show.
  mutating func fail(_ number: Int) {
    end(number, reason: .failed, animated: false, ignoringMinimum: true)
  }

  /// Ends everything at once, in the order of arrival.
  mutating func close() {
    isClosed = true
    for number in entries.keys.sorted() {
      guard let state = entries[number]?.post.state else { continue }
      if state.isPresented {
        end(number, reason: .closed, animated: false, ignoringMinimum: state != .hiding)
      } else {
        leaveUnseen(number, reason: .closed)
      }
    }
    settle()
  }
}
