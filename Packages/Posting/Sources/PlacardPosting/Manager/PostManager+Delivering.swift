import PlacardModels

extension PostManager {
  /// Hands out what has happened since the last time: to the posters, the handles, the listeners.
  func distribute(_ state: inout State) {
    guard !state.queue.edges.isEmpty else { return }
    let wantsEvents = state.mailboxes.contains { $0.wantsEvents && !$0.isSelective }
    let hasListeners = !state.listeners.isEmpty
    for index in state.queue.edges.indices {
      let edge = state.queue.edges[index]
      if edge.sequence > 0 {
        let isFollowed = hasListeners || state.followers[edge.number] != nil
        if wantsEvents || isFollowed {
          let event = state.queue.event(of: edge)
          if wantsEvents { state.effects.append(.event(event)) }
          if isFollowed { state.outbox.append((event, state.subscriptions)) }
        }
        if edge.kind == .gone { conclude(edge, &state) }
        if edge.kind == .didShow, let life = state.lives[edge.number] { state.news += life.show() }
      }
      switch state.queue.delivery(of: edge) {
      case .make(let number)?: make(number, &state)
      case let delivery?: state.effects.append(delivery)
      case nil: break
      }
    }
    for mailbox in state.mailboxes {
      let reader = mailbox.isSelective ? mailbox.put(state.queue) : mailbox.put(state.effects)
      if let reader { state.news.append(.wake(reader)) }
    }
    state.effects.removeAll(keepingCapacity: state.effects.count <= 1024)
    state.queue.forgetEdges()
  }

  private func conclude(_ edge: PostQueue.Edge, _ state: inout State) {
    if !state.failures.isEmpty { state.failures[edge.number] = nil }
    if !state.makers.isEmpty { state.makers[edge.number] = nil }
    guard let reason = edge.reason, let life = state.lives.remove(edge.number) else { return }
    state.news += life.end(edge.rider?.action.map { .action($0) } ?? .closed(reason))
  }

  /// Keeps one sleeping task, which wakes no later than the earliest deadline.
  func schedule(_ state: inout State) {
    let deadline = state.queue.isClosed ? nil : state.queue.nextDeadline
    if let due = state.timerDue {
      guard state.queue.isClosed || deadline.map({ $0 < due }) ?? false else { return }
      state.timer?.cancel()
      state.timer = nil
      state.timerDue = nil
    }
    guard let due = deadline else { return }
    state.timerDue = due
    state.timer = Task { [weak self, clock] in
      guard (try? await clock.sleep(until: due)) != nil else { return }
      self?.tick(due)
    }
  }

  private func tick(_ due: Duration) {
    transact { queue, now in
      queue.advance(to: max(now, due))
    } registering: { state, _ in
      if state.timerDue == due { state.timerDue = nil }
    }
  }
}
