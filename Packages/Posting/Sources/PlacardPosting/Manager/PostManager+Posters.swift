import PlacardAccessibility
import PlacardModels
import Synchronization

extension PostManager {
  /// Lets a poster join.
  ///
  /// It is shown what is on the board, in the order of entrance, or writes what is live, in the order of
  /// arrival, and hears of the events from now on. After the close it is closed at once.
  ///
  /// - Returns: The registration, by which it can leave again; the poster stays when it is dropped.
  @discardableResult
  public func add(_ poster: any Poster) -> Registration {
    let token = state.withLock { state in
      state.tokens += 1
      return state.tokens
    }
    poster.attach(
      PosterSignals(words: { [weak self] in self?.words ?? .english }) { [weak self] in
        self?.receive($0, from: token)
      })
    if let recorder = poster.recorder {
      register(RecorderRegistration(recorder, of: poster, token: token))
    } else {
      register(
        PosterMailbox(
          poster, token: token, gate: backpressureGate, reference: reference))
    }
    return Registration(.poster(token), in: reference)
  }

  private func register(_ mailbox: PosterMailbox) {
    var isClosed = false
    transact { _, _ in
    } registering: { state, _ in
      for post in state.scheduler.presentedSnapshots { mailbox.welcome(post) }
      for queue in state.scheduler.reportedQueues { mailbox.welcome(queue) }
      state.mailboxes.append(mailbox)
      isClosed = state.scheduler.isClosed
      state.carriers[mailbox.token] = carry(mailbox)
      regard(&state)
    }
    if isClosed { mailbox.close() }
  }

  private func register(_ recorder: RecorderRegistration) {
    var ticket = 0
    transact { _, _ in
    } registering: { state, _ in
      let posts = state.scheduler.recordedPosts
      if !posts.isEmpty { ticket = recording.enqueue(.current(posts, recorder)) }
      state.recorders.append(recorder)
      regard(&state)
    }
    record(upTo: ticket)
  }

  /// Ends a registration, and waits until its poster is closed, or the task is cancelled.
  ///
  /// The poster hears of nothing new from now on. What was asked of it before is carried out, then what it
  /// shows is hidden there, with the reason `closed`. One that has ended, and that of another manager, is ignored.
  public func remove(_ registration: Registration) async {
    guard registration.reference === reference else { return }
    guard case .poster(let token) = registration.subject else { return registration.cancel() }
    let (recorder, carrier) = takeOut(token)
    _ = await Promise.completion {
      await recorder?.poster.close()
      await carrier?.value
    }
  }

  /// Lets a poster leave, without waiting for its end.
  func endPoster(_ token: Int) {
    guard let recorder = takeOut(token).recorder else { return }
    Task { await recorder.poster.close() }
  }

  private func takeOut(
    _ token: Int
  ) -> (recorder: RecorderRegistration?, carrier: Task<Void, Never>?) {
    let (recorder, mailbox, reader, carrier) = state.withLock { state in
      let (recorder, mailbox) = leave(token, &state)
      return (recorder, mailbox, mailbox?.leave(state.scheduler), state.carriers[token])
    }
    reader?.resume()
    mailbox?.choose()
    mailbox?.clear()
    transact { _, _ in
    } registering: { state, _ in
      state.lostHosts.remove(token)
      regard(&state)
    }
    failUnshown()
    record(upTo: recording.lastTicket())
    return (recorder, carrier)
  }

  private func leave(
    _ token: Int, _ state: inout State
  ) -> (RecorderRegistration?, PosterMailbox?) {
    if let index = state.recorders.firstIndex(where: { $0.token == token }) {
      return (state.recorders.remove(at: index), nil)
    }
    guard let index = state.mailboxes.firstIndex(where: { $0.token == token }) else {
      return (nil, nil)
    }
    return (nil, state.mailboxes.remove(at: index))
  }

  /// Takes the posters that are present into account: for decisions, lanes and the host.
  private func regard(_ state: inout State) {
    let (mailboxes, recorders) = (state.mailboxes, state.recorders)
    posterRegistry.set(
      presenting: mailboxes.map(\.poster), recording: recorders.map(\.poster),
      mayRefuse: !(mailboxes.isEmpty && recorders.isEmpty) && state.takers.isEmpty
        && recorders.allSatisfy(\.isSelective))
    regardDecisions(&state)
    state.scheduler.setPresented(!mailboxes.isEmpty || recorders.isEmpty)
    state.scheduler.setKeeping(mailboxes.contains(where: \.keeps))
    followHosts(&state)
  }

  private func carry(_ mailbox: PosterMailbox) -> Task<Void, Never> {
    Task { [weak self, onFailure, token = mailbox.token] in
      await mailbox.run { [weak self] error, number in
        onFailure(error)
        if let number { self?.noteFailure(of: number, at: token) }
      }
      self?.state.withLock { $0.carriers[token] = nil }
    }
  }

  /// Ends the deliveries to all posters; what was asked of them is still carried out.
  func closeMailboxes() {
    for mailbox in state.withLock({ $0.mailboxes }) {
      mailbox.close()
    }
  }

  private func receive(_ signal: PosterSignal, from token: Int) {
    guard case .host(let isAttached) = signal else {
      transact { scheduler, now in scheduler.handle(signal, at: now) }
      return
    }
    transact { _, _ in
    } registering: { state, _ in
      if isAttached { state.lostHosts.remove(token) } else { state.lostHosts.insert(token) }
      followHosts(&state)
    }
  }

  /// Reports to the scheduler that the last host is lost, or the first is back.
  func followHosts(_ state: inout State) {
    let isHosted =
      !state.recorders.isEmpty
      || state.mailboxes.contains { !state.lostHosts.contains($0.token) }
    guard isHosted != state.isHosted else { return }
    state.isHosted = isHosted
    state.scheduler.handle(PostCommand.host(attached: isHosted), at: clock.now)
  }

  /// A poster has failed to show a post.
  func noteFailure(of number: Int, at token: Int) {
    state.withLock { state in
      if state.scheduler.isLive(number) { state.failures[number, default: []].insert(token) }
    }
    failUnshown()
  }

  /// Ends the posts that every poster that gets them has failed to show.
  private func failUnshown() {
    let (failures, posts, mailboxes, recorders) = state.withLock { state in
      if !state.failures.isEmpty {
        let scheduler = state.scheduler
        state.failures = state.failures.filter { scheduler.isLive($0.key) }
      }
      return (
        state.failures, state.failures.keys.compactMap { state.scheduler.post(numbered: $0) },
        state.mailboxes, state.recorders
      )
    }
    let unshown = posts.filter { post in
      let able =
        mailboxes.filter { $0.wants(post) }.map(\.token)
        + recorders.filter { $0.wants(post) }.map(\.token)
      return able.allSatisfy { failures[post.number]?.contains($0) ?? false }
    }
    guard !unshown.isEmpty else { return }
    transact { scheduler, now in
      for post in unshown { scheduler.fail(post.number, at: now) }
    }
  }
}
