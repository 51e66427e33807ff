import PlacardModels

extension PostQueue {
  /// Decides that a presented post ends: now, or when its minimum is over.
  mutating func end(
    _ number: Int, reason: CloseReason, animated: Bool = true, ignoringMinimum: Bool = false
  ) {
    guard let entry = entries[number] else { return }
    switch entry.post.state {
    case .leaving where !ignoringMinimum:
      if !animated { entries[number]?.post.isAnimated = false }
      return
    case .showing, .shown, .leaving: break
    case .hiding:
      if !animated { finishExit(number) }
      return
    case .delayed, .queued, .gone: return
    }
    disarm(number)
    entries[number]?.post.state = .leaving
    entries[number]?.post.reason = reason
    entries[number]?.post.isAnimated = animated
    entries[number]?.post.count = 0
    if ignoringMinimum || entry.minimumEnd <= now {
      beginExit(number)
    } else {
      arm(
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
      arm(.exit(number), due: moment(after: entry.timing.exit))
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
    stepOut(number)
    guard let entry = entries.removeValue(forKey: number) else { return }
    forget(entry.post)
    emitGone(entry.post, reason: reason)
  }

  private mutating func forget(_ post: Post) {
    let id = ExactText(post.id)
    guard var numbers = numbersByID.removeValue(forKey: id), numbers.count > 1 else { return }
    numbers.removeAll { $0 == post.number }
    numbersByID[id] = numbers
  }

  mutating func hide(id: String?, animated: Bool) {
    if let id {
      hide(numbers(of: id), animated: animated)
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
    for number in numbers(of: id) {
      guard let state = entries[number]?.post.state, state == .queued || state == .delayed else {
        continue
      }
      leaveUnseen(number, reason: .cancelled)
    }
  }

  mutating func hideCounted(id: String) {
    guard let number = newestClaiming(id) else { return }
    if let count = entries[number]?.post.count, count > 1 {
      entries[number]?.post.count = count - 1
      tellCount(of: number)
    } else {
      hide(id: id, animated: true)
    }
  }

  mutating func setCount(id: String, _ count: Int) {
    guard let number = newestClaiming(id) else { return }
    entries[number]?.post.count = max(count, 1)
    tellCount(of: number)
  }

  /// Tells a new count.
  mutating func tellCount(of number: Int) {
    guard let post = entries[number]?.post else { return }
    emit(.counted, post) { $0.count = post.count }
    if post.state.isPresented { add(.update(post)) }
  }

  /// Ends a post that no poster could show.
  mutating func fail(_ number: Int) {
    guard let state = entries[number]?.post.state else { return }
    if state.isPresented {
      end(number, reason: .failed, animated: false, ignoringMinimum: true)
    } else {
      leaveUnseen(number, reason: .failed)
    }
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
