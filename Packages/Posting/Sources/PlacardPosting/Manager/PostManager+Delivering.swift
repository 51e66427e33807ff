import PlacardModels

extension PostManager {
  /// Hands out what has happened since the last time: to the posters, the handles, the listeners.
  ///
  /// - Returns: The ticket by which it is recorded; nil when nobody records.
  func distribute(_ state: inout State) -> Int? {
    guard !state.queue.edges.isEmpty else { return nil }
    for index in 0..<state.queue.edges.count {
      tell(state.queue.edges[index], &state)
    }
    let ticket = takeTicket(&state)
    if ticket == nil { state.queue.forgetEdges() }
    handOut(&state)
    beginMaking(&state)
    return ticket
  }

  /// Takes what has happened out of the queue, to be recorded in its turn.
  private func takeTicket(_ state: inout State) -> Int? {
    guard !state.recorders.isEmpty else { return nil }
    return recording.enqueue(state.recorders) { state.queue.hand(to: $0) }
  }

  /// Has recorded what was done up to a ticket; outside every lock.
  func record(upTo ticket: Int) {
    var failures: [RecordingLine.Failure] = []
    recording.record(upTo: ticket) { failures.append($0) }
    for failure in failures {
      onFailure(failure.error)
      if let number = failure.number { noteFailure(of: number, at: failure.token) }
    }
  }

  @inline(__always)
  private func tell(_ edge: PostQueue.Edge, _ state: inout State) {
    let isRouted =
      state.queue.hasRouted && state.queue.edges.content(of: edge)?.judgement?.routes != nil
    let wantsEvent = state.wantsEvents && !isRouted
    if edge.isDemand {
      state.due.append(edge.number)
    } else if edge.sequence > 0 {
      let isFollowed = state.audience.follows(edge.number)
      if wantsEvent || isFollowed {
        let event = PostQueue.event(of: edge, in: state.queue.edges, state.queue.laneNamesInOrder)
        if wantsEvent { state.deliveries.append(.event(event)) }
        if isFollowed { state.audience.outbox.append((event, state.audience.subscriptions)) }
      }
      let rider = edge.kind == .gone ? state.queue.edges.rider(of: edge) : nil
      state.audience.note(edge, action: rider?.action)
      if edge.kind == .gone, !state.makers.isEmpty { state.makers[edge.number] = nil }
    }
    if !isRouted, !state.takers.isEmpty, let notice = state.queue.notice(of: edge) {
      state.deliveries.append(notice)
    }
    if isRouted {
      handOut(&state)
      offer(edge, to: state.mailboxes, &state)
    } else if !state.choosers.isEmpty {
      offer(edge, to: state.choosers, &state)
    }
  }

  /// Gives an edge to each of the posters that it is for.
  private func offer(_ edge: PostQueue.Edge, to choosers: [PosterMailbox], _ state: inout State) {
    let notice = state.queue.notice(of: edge)
    for mailbox in choosers {
      mailbox.put(edge, notice, of: state.queue).map { state.audience.news.append(.wake($0)) }
    }
  }

  /// Gives the posters that are told of everything what was collected for them.
  private func handOut(_ state: inout State) {
    guard !state.deliveries.isEmpty else { return }
    for mailbox in state.takers {
      mailbox.put(state.deliveries).map { state.audience.news.append(.wake($0)) }
    }
    if state.deliveries.count > 1024 { state.deliveries = [] }
    while state.deliveries.popLast() != nil {}
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
