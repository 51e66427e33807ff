import PlacardModels

extension PostManager {
  /// Hands out what has happened since the last time: to the posters, the handles, the listeners.
  func distribute(_ state: inout State) {
    guard !state.queue.edges.isEmpty else { return }
    for index in 0..<state.queue.edges.count {
      tell(state.queue.edges[index], &state)
    }
    state.queue.forgetEdges()
    handOut(&state)
    beginMaking(&state)
  }

  @inline(__always)
  private func tell(_ edge: PostQueue.Edge, _ state: inout State) {
    let isRouted = state.queue.edges.content(of: edge)?.judgement?.routes != nil
    let wantsEvent = state.wantsEvents && !isRouted
    if edge.sequence > 0 {
      let isFollowed = state.audience.follows(edge.number)
      if wantsEvent || isFollowed {
        let event = PostQueue.event(of: edge, in: state.queue.edges, state.queue.lanes)
        if wantsEvent { state.effects.append(.event(event)) }
        if isFollowed { state.audience.outbox.append((event, state.audience.subscriptions)) }
      }
      let rider = edge.kind == .gone ? state.queue.edges.rider(of: edge) : nil
      state.audience.note(edge, action: rider?.action)
      if edge.kind == .gone, !state.makers.isEmpty { state.makers[edge.number] = nil }
    }
    let delivery = edge.isForPosters ? state.queue.delivery(of: edge) : nil
    if case .make(let number)? = delivery {
      state.due.append(number)
    } else if let delivery, !isRouted {
      state.effects.append(delivery)
    }
    if isRouted { handOut(&state) }
    for mailbox in isRouted ? state.mailboxes : state.choosers {
      mailbox.put(edge, delivery, of: state.queue).map { state.audience.news.append(.wake($0)) }
    }
  }

  /// Gives the posters that are told of everything what was collected for them.
  private func handOut(_ state: inout State) {
    guard !state.effects.isEmpty else { return }
    for mailbox in state.takers {
      mailbox.put(state.effects).map { state.audience.news.append(.wake($0)) }
    }
    state.effects.removeAll(keepingCapacity: state.effects.count <= 1024)
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
