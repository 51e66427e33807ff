import PlacardModels

extension PostManager {
  /// Hands out what has happened since the last time: to the posters, the handles, the listeners.
  ///
  /// - Returns: The ticket by which it is recorded; nil when nobody records.
  func distribute(_ state: inout State) -> Int? {
    guard !state.scheduler.events.isEmpty else { return nil }
    let isHeard = state.isHeard
    for index in 0..<state.scheduler.events.count {
      let eventRecord = state.scheduler.events[index]
      if isHeard || eventRecord.isDemand {
        notify(of: eventRecord, &state)
      } else {
        note(eventRecord, &state)
      }
    }
    if isHeard { deliver(&state) }
    let ticket = takeTicket(&state)
    if ticket == nil { state.scheduler.forgetEvents() }
    beginMaking(&state)
    return ticket
  }

  /// Takes what has happened out of the queue, to be recorded in its turn.
  private func takeTicket(_ state: inout State) -> Int? {
    guard !state.recorders.isEmpty else { return nil }
    return recording.enqueue { state.scheduler.hand(to: $0, for: state.recorders) }
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

  /// Notifies the observers of a post.
  @inline(__always)
  private func notify(of eventRecord: PostScheduler.EventRecord, _ state: inout State) {
    if eventRecord.isDemand {
      state.due.append(eventRecord.number)
    } else if eventRecord.sequence > 0 {
      if state.observers.follows(eventRecord.number) {
        let event = state.scheduler.event(of: eventRecord)
        state.observers.outbox.append((event, state.observers.subscriptions))
      }
      note(eventRecord, &state)
      if eventRecord.kind == .gone, !state.makers.isEmpty,
        let maker = state.makers.removeValue(forKey: eventRecord.number)
      {
        state.observers.resumptions.append(.release(maker))
      }
    }
  }

  /// Updates the state of a post's handle.
  @inline(__always)
  private func note(_ eventRecord: PostScheduler.EventRecord, _ state: inout State) {
    guard eventRecord.kind == .didShow || eventRecord.kind == .gone else { return }
    state.observers.note(
      eventRecord, action: state.scheduler.events.payload(of: eventRecord)?.action)
  }

  /// Puts what happened into the mailboxes of the posters that it is for.
  private func deliver(_ state: inout State) {
    for mailbox in state.mailboxes {
      if mailbox.isSelective || state.scheduler.conditions.hasRouted {
        offer(to: mailbox, &state)
      } else {
        wake(mailbox.put(0..<state.scheduler.events.count, of: state.scheduler), &state)
      }
    }
  }

  /// Puts what happened into a mailbox where some of it is not for every poster, in order.
  private func offer(to mailbox: PosterMailbox, _ state: inout State) {
    let count = state.scheduler.events.count
    var index = 0
    while index < count {
      let first = index
      while index < count, !mailbox.isSelective,
        !state.scheduler.isRouted(state.scheduler.events[index])
      {
        index += 1
      }
      if first < index { wake(mailbox.put(first..<index, of: state.scheduler), &state) }
      if index < count {
        let eventRecord = state.scheduler.events[index]
        let notice = state.scheduler.notice(of: eventRecord)
        wake(mailbox.put(eventRecord, notice, of: state.scheduler), &state)
        index += 1
      }
    }
  }

  private func wake(_ reader: PosterMailbox.Reader?, _ state: inout State) {
    if let reader { state.observers.resumptions.append(.wake(reader)) }
  }

  /// How long what is due already is left to a thread that decides; then the timer's does it.
  private static let decisionDelay = Duration.milliseconds(100)

  /// Keeps one sleeping task, which wakes no later than the earliest deadline.
  ///
  /// - Parameters:
  ///   - state: What the lock guards.
  ///   - time: Up to when the calling thread does what is due as soon as it has decided; nil where nothing is
  ///     to be decided.
  func schedule(_ state: inout State, leaving time: Duration?) {
    var deadline = state.scheduler.isClosed ? nil : state.scheduler.nextDeadline
    if let time, let due = deadline, due <= time { deadline = time + Self.decisionDelay }
    if let due = state.timerDue {
      guard state.scheduler.isClosed || deadline.map({ $0 < due }) ?? false else { return }
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
    state.withLock { state in
      if state.timerDue == due { state.timerDue = nil }
    }
    transact { scheduler, now in scheduler.advance(to: max(now, due)) }
  }
}
