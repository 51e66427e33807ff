import PlacardModels

extension PostManager {
  /// What one turn under the lock leaves to be done outside it.
  struct Turn<Result: Sendable>: Sendable {
    /// What the body returned; nil when something has to be decided before it.
    let result: Result?
    let time: Duration
    /// What others have to decide.
    let requests: [PendingDecisions.Request]
    let resumptions: [HandleState.PendingResumption]
    let hasListeners: Bool
    /// The ticket by which it is recorded; nil when nobody records.
    let ticket: Int?
    /// The selective posters that have to decide what they receive.
    let choosers: [PosterMailbox]
  }

  /// Takes the lock for a change of the scheduler.
  ///
  /// - Parameters:
  ///   - time: When; nil for now.
  ///   - body: The change, which is made unless something has to be decided first that was due before it.
  ///   - register: What else has to be changed under the lock.
  /// - Returns: What is left to be done outside it.
  @inline(__always)
  func takeTurn<Result: Sendable>(
    at time: Duration?, _ body: (inout PostScheduler, Duration) -> Result,
    registering register: (inout State, Result) -> Void
  ) -> Turn<Result> {
    state.withLock { state in
      let time = time ?? clock.now
      if !state.scheduler.decisions.kinds.isEmpty { state.scheduler.advance(to: time) }
      var result: Result?
      if state.scheduler.decisions.isEmpty {
        let value = body(&state.scheduler, time)
        register(&state, value)
        result = value
      }
      return endTurn(&state, result, time)
    }
  }

  /// Carries out decisions, and does not let time pass before.
  ///
  /// - Parameters:
  ///   - decisions: What was decided.
  ///   - time: The time of the turn that asked for them.
  /// - Returns: What is left to be done outside the lock.
  func takeTurn(
    carryingOut decisions: [PendingDecisions.Decision], until time: Duration
  ) -> Turn<Void> {
    state.withLock { state in
      state.decidingCount -= 1
      state.scheduler.carryOut(decisions)
      return endTurn(&state, (), time, isDeciding: true)
    }
  }

  @inline(__always)
  private func endTurn<Result: Sendable>(
    _ state: inout State, _ result: Result?, _ time: Duration, isDeciding: Bool = false
  ) -> Turn<Result> {
    let requests = state.scheduler.takeRequests()
    if requests.isEmpty { state.scheduler.endInstant() } else { state.decidingCount += 1 }
    let ticket = distribute(&state)
    schedule(&state, leaving: isDeciding || !requests.isEmpty ? time : nil)
    var resumptions: [HandleState.PendingResumption] = []
    if !state.observers.resumptions.isEmpty { swap(&resumptions, &state.observers.resumptions) }
    return Turn(
      result: result, time: time, requests: requests, resumptions: resumptions,
      hasListeners: state.hasPendingNotifications, ticket: ticket, choosers: state.choosers)
  }

  /// Does what a turn has left to be done outside the lock, but for decisions and listeners.
  func complete(_ turn: Turn<some Sendable>) {
    if let ticket = turn.ticket { record(upTo: ticket) }
    for item in turn.resumptions {
      item.resume()
    }
    for mailbox in turn.choosers {
      mailbox.choose()
    }
    reference.runPostponed()
  }
}
