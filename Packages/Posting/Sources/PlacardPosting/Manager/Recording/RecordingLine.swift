import PlacardModels

/// Hands recorders what happened, in order, on the threads that made it happen.
///
/// A change of the board takes a ticket while the manager's lock is held, and is recorded when the lock
/// is open again: by the thread whose turn it is, for all whose tickets came before, while the others wait
/// for theirs. Recorders write once for all that is recorded in one go. A thread that comes from inside a recorder does not wait; what it did is recorded after
/// that call.
final class RecordingLine: Sendable {
  /// One thing to be recorded.
  enum Entry: Sendable {
    /// What happened, for everybody.
    case batch(PostScheduler.EventBatch, [RecorderRegistration])
    /// The posts that a recorder finds when it joins.
    case current([Post], RecorderRegistration)
  }

  private struct State {
    var waiting: [Entry] = []
    /// How many tickets were given out, and how many are done.
    var issued = 0
    var done = 0
    var writer: ThreadID?
    /// The newest ticket that the writer took while it was recording.
    var owed = 0
    /// Logs whose memory can be used again.
    var spares: [PostScheduler.EventLog] = []
  }

  /// A recorder that could not take something.
  struct Failure {
    let error: any Error
    let token: Int
    /// The post that it could not take when that was admitted; nil for anything else.
    let number: Int?
  }

  private let state = Monitor(State())

  /// An empty log, to take the place of one that is recorded.
  func spareLog() -> PostScheduler.EventLog {
    state.withLock { $0.spares.popLast() } ?? PostScheduler.EventLog()
  }

  /// Takes a ticket; called while the manager's lock is held, so that tickets are in order.
  func enqueue(_ entry: Entry) -> Int {
    state.withLock { state in
      state.waiting.append(entry)
      state.issued += 1
      return state.issued
    }
  }

  /// Takes a ticket behind all others, for something that has nothing to be recorded.
  func lastTicket() -> Int { state.withLock { $0.issued } }

  /// Records until a ticket is done, or waits for who does; called without any lock.
  ///
  /// - Parameters:
  ///   - ticket: The ticket.
  ///   - fail: Told of every error, on the thread that records.
  func record(upTo ticket: Int, failing fail: (Failure) -> Void) {
    let me = ThreadID.current
    while case .ours(let entries) = turn(of: ticket, for: me) {
      finish(entries, failing: fail)
    }
  }

  /// Records what waits, if that can be done without waiting for anybody: the process exits.
  func recordAtExit(failing fail: (Failure) -> Void) {
    let me = ThreadID.current
    let entries = ProcessExit.attempt {
      state.withLockIfAvailable { state -> [Entry]? in
        guard state.writer == nil || state.writer == me else { return nil }
        defer { state.waiting = [] }
        return state.waiting
      } ?? nil
    }
    record(entries ?? [], failing: fail)
  }

  /// What a thread has to do for a ticket.
  private enum Turn {
    /// To record these.
    case ours([Entry])
    /// Nothing: it is done, or will be done when the call returns from inside which this one comes.
    case nobodys
  }

  /// Waits until a ticket is done or can be done.
  private func turn(of ticket: Int, for me: ThreadID) -> Turn {
    state.waitFor { state in
      guard state.done < max(ticket, state.owed) else { return .nobodys }
      if state.writer == nil {
        state.writer = me
        var entries: [Entry] = []
        swap(&entries, &state.waiting)
        return .ours(entries)
      }
      guard state.writer == me else { return nil }
      state.owed = max(state.owed, ticket)
      return .nobodys
    }
  }

  private func finish(_ entries: [Entry], failing fail: (Failure) -> Void) {
    record(entries, failing: fail)
    var spares: [PostScheduler.EventLog] = []
    for case .batch(let batch, _) in entries.prefix(2) { spares.append(batch.emptied()) }
    state.withLock { state in
      state.done += entries.count
      state.writer = nil
      if state.spares.count < 4 { state.spares += spares }
    }
    state.signalAll()
  }

  /// Hands over all entries, then has every recorder that took some write them.
  private func record(_ entries: [Entry], failing fail: (Failure) -> Void) {
    var told: [RecorderRegistration] = []
    for entry in entries {
      switch entry {
      case .batch(let batch, let seats):
        record(batch, seats, failing: fail)
        for seat in seats where !told.contains(where: { $0 === seat }) { told.append(seat) }
      case .current(let posts, let seat):
        for post in posts {
          attempt(seat, number: post.number, failing: fail) { try seat.record(post) }
        }
        if !told.contains(where: { $0 === seat }) { told.append(seat) }
      }
    }
    for seat in told {
      attempt(seat, number: nil, failing: fail) { try seat.commit() }
    }
  }

  private func record(
    _ batch: borrowing PostScheduler.EventBatch, _ seats: [RecorderRegistration],
    failing fail: (Failure) -> Void
  ) {
    let choosesSomebody = seats.contains(where: \.isSelective)
    let wantsEvents = seats.contains(where: \.wantsEvents)
    for index in 0..<batch.count {
      let eventRecord = batch[index]
      guard !eventRecord.isDemand else { continue }
      let isRouted = batch.eventRecords.content(of: eventRecord)?.policyDecision?.routes != nil
      let isChosen = choosesSomebody || isRouted
      let post = eventRecord.isForRecorders || isChosen ? batch.post(of: eventRecord) : nil
      let event = wantsEvents && eventRecord.sequence > 0 ? batch.event(of: eventRecord) : nil
      for seat in seats {
        if let event, seat.wantsEvents {
          attempt(seat, number: nil, failing: fail) {
            try seat.record(event, of: isChosen ? post : nil)
          }
        }
        if eventRecord.isForRecorders, let post {
          let number = eventRecord.kind == .posted ? eventRecord.number : nil
          attempt(seat, number: number, failing: fail) { try seat.record(post) }
        }
      }
    }
  }

  private func attempt(
    _ seat: RecorderRegistration, number: Int?, failing fail: (Failure) -> Void,
    _ body: () throws -> Void
  ) {
    do { try body() } catch {
      fail(Failure(error: error, token: seat.token, number: number))
    }
  }
}
