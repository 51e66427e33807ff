import PlacardModels

/// Hands recorders what happened, in order, on the threads that made it happen.
///
/// A change of the scheduler takes a ticket while the manager's lock is held, and is recorded when the lock
/// is open again: by the thread whose turn it is, for all whose tickets came before, while the others wait
/// for theirs. Recorders write once for all that is recorded in one go. A thread that comes from inside a recorder does not wait; what it did is recorded after
/// that call.
final class RecordingLine: Sendable {
  /// One thing to be recorded.
  enum Entry: Sendable {
    /// What happened, for those who are to record it.
    case batch(PostScheduler.EventBatch)
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
    var requested = 0
    /// Memory that can be used again: batches, and the memory of the entries that were recorded last.
    var spares: [PostScheduler.EventBatch] = []
    var spare: [Entry] = []

    /// Adds something, and returns its ticket.
    mutating func add(_ entry: Entry) -> Int {
      waiting.append(entry)
      issued += 1
      return issued
    }
  }

  /// A recorder that could not take something.
  struct Failure {
    let error: any Error
    let token: Int
    /// The post that it could not take when that was admitted; nil for anything else.
    let number: Int?
  }

  /// How many batches are kept to be used again.
  private static let spareLimit = 16

  private let state = Monitor(State())

  /// Takes a ticket for something; called while the manager's lock is held, so that tickets are in order.
  func enqueue(_ entry: Entry) -> Int {
    state.withLock { $0.add(entry) }
  }

  /// Takes a ticket for what happened; called while the manager's lock is held.
  ///
  /// - Parameter fill: Puts what happened into an empty batch.
  /// - Returns: The ticket.
  func enqueue(filling fill: (PostScheduler.EventBatch) -> Void) -> Int {
    state.withLock { state in
      let batch = state.spares.popLast() ?? PostScheduler.EventBatch()
      fill(batch)
      return state.add(.batch(batch))
    }
  }

  /// Takes a ticket behind all others, for something that has nothing to be recorded.
  func lastTicket() -> Int { state.withLock { $0.issued } }

  /// Records until a ticket is done, or waits for who does; called without any lock.
  ///
  /// - Parameters:
  ///   - ticket: The ticket.
  ///   - fail: Receives every error, on the thread that records.
  func record(upTo ticket: Int, failing fail: (Failure) -> Void) {
    let me = ThreadID.current
    var entries: [Entry] = []
    guard beginTurn(of: ticket, for: me, taking: &entries) else { return }
    repeat {
      record(entries).forEach(fail)
      release(&entries)
    } while endTurn(of: ticket, exchanging: &entries)
  }

  /// Forgets what was recorded, but not its memory: without any lock, since it may hold the last of a content.
  private func release(_ entries: inout [Entry]) {
    for index in entries.indices {
      switch entries[index] {
      case .batch(let batch): batch.removeAll()
      case .current(_, let recorder): entries[index] = .current([], recorder)
      }
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
    record(entries ?? []).forEach(fail)
  }

  /// Waits until a ticket is done or can be done.
  ///
  /// - Parameters:
  ///   - ticket: The ticket.
  ///   - me: The calling thread.
  ///   - entries: Gets what is to be recorded; empty before.
  /// - Returns: Whether the thread is the writer from now on; false when the ticket is done, or will be
  ///   when the call returns from inside which this one comes.
  private func beginTurn(
    of ticket: Int, for me: ThreadID, taking entries: inout [Entry]
  ) -> Bool {
    state.waitFor { state in
      guard state.done < max(ticket, state.requested) else { return false }
      if state.writer == nil {
        state.writer = me
        swap(&entries, &state.spare)
        swap(&entries, &state.waiting)
        return true
      }
      guard state.writer == me else { return nil }
      state.requested = max(state.requested, ticket)
      return false
    }
  }

  /// Marks what was recorded as done.
  ///
  /// - Parameters:
  ///   - ticket: The ticket.
  ///   - entries: What was recorded; gets what is to be recorded next.
  /// - Returns: Whether the thread goes on as the writer: its ticket is not done, or one that it took
  ///   while it was recording.
  private func endTurn(of ticket: Int, exchanging entries: inout [Entry]) -> Bool {
    let goesOn = state.withLock { state in
      state.done += entries.count
      if entries.count > Self.spareLimit { entries = Array(entries.prefix(Self.spareLimit)) }
      while let entry = entries.popLast() {
        if case .batch(let batch) = entry, state.spares.count < Self.spareLimit {
          state.spares.append(batch)
        }
      }
      let goesOn = state.done < max(ticket, state.requested)
      if !goesOn { state.writer = nil }
      if goesOn { swap(&entries, &state.waiting) } else { swap(&entries, &state.spare) }
      return goesOn
    }
    state.signalAll()
    return goesOn
  }

  /// Hands over all entries, then has every recorder that took some write them.
  ///
  /// - Returns: Every error, in order.
  private func record(_ entries: [Entry]) -> [Failure] {
    var failures: [Failure] = []
    if entries.count == 1, case .batch(let batch) = entries[0] {
      record(batch, &failures)
      commit(batch.recorders, &failures)
      return failures
    }
    var committing: [RecorderRegistration] = []
    for entry in entries {
      switch entry {
      case .batch(let batch):
        record(batch, &failures)
        for recorder in batch.recorders where !committing.contains(where: { $0 === recorder }) {
          committing.append(recorder)
        }
      case .current(let posts, let recorder):
        for post in posts {
          attempt(recorder, number: post.number, &failures) { try recorder.record(post) }
        }
        if !committing.contains(where: { $0 === recorder }) { committing.append(recorder) }
      }
    }
    commit(committing, &failures)
    return failures
  }

  private func commit(_ recorders: [RecorderRegistration], _ failures: inout [Failure]) {
    for recorder in recorders {
      attempt(recorder, number: nil, &failures) { try recorder.commit() }
    }
  }

  private func record(_ batch: PostScheduler.EventBatch, _ failures: inout [Failure]) {
    let recorders = batch.recorders
    let choosesSomebody = recorders.contains(where: \.isSelective)
    let wantsEvents = recorders.contains(where: \.wantsEvents)
    for index in 0..<batch.count {
      let eventRecord = batch[index]
      let isWanted = wantsEvents && eventRecord.sequence > 0
      guard eventRecord.isForRecorders || isWanted, !eventRecord.isDemand else { continue }
      let isChosen =
        choosesSomebody
        || batch.eventRecords.content(of: eventRecord)?.policyDecision?.routes != nil
      guard isWanted else {
        if let post = batch.post(of: eventRecord) {
          record(post, of: eventRecord, recorders, &failures)
        }
        continue
      }
      let post = eventRecord.isForRecorders || isChosen ? batch.post(of: eventRecord) : nil
      let event = batch.event(of: eventRecord)
      for recorder in recorders {
        attempt(recorder, number: nil, &failures) {
          try recorder.record(event, of: isChosen ? post : nil)
        }
        if eventRecord.isForRecorders, let post {
          record(post, of: eventRecord, [recorder], &failures)
        }
      }
    }
  }

  private func record(
    _ post: borrowing Post, of eventRecord: PostScheduler.EventRecord,
    _ recorders: [RecorderRegistration],
    _ failures: inout [Failure]
  ) {
    let number = eventRecord.kind == .posted ? eventRecord.number : nil
    for recorder in recorders {
      do { try recorder.record(post) } catch {
        failures.append(Failure(error: error, token: recorder.token, number: number))
      }
    }
  }

  private func attempt(
    _ recorder: RecorderRegistration, number: Int?, _ failures: inout [Failure],
    _ body: () throws -> Void
  ) {
    do { try body() } catch {
      failures.append(Failure(error: error, token: recorder.token, number: number))
    }
  }
}
