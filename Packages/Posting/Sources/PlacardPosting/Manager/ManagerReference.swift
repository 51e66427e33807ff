import Synchronization

/// What handles, owners, registrations and contents keep of a manager: its state, but not the manager itself, so
/// that it closes when the program releases it.
///
/// What a value of the program does when it is released may call the manager. Where the thread holds a lock, such a
/// value is kept until that is open, and released by the same thread: for another one, it might come before whoever
/// let go of it had done so.
final class ManagerReference: Sendable {
  private struct Postponed {
    let thread: ThreadID
    let body: @Sendable () -> Void
  }

  private struct Work {
    /// The threads that hold the lock of a mailbox, and may release values there.
    var sections: [ThreadID] = []
    var postponed: [Postponed] = []
  }

  let state: Monitor<PostManager.State>
  /// The manager; nil once it is released.
  ///
  /// - Note: Written once, before the manager is handed out; weak references are read atomically.
  nonisolated(unsafe) private(set) weak var manager: PostManager?
  private let work = Mutex(Work())
  private let postponedCount = Atomic(0)

  init(_ state: Monitor<PostManager.State>) {
    self.state = state
  }

  /// Sets the manager; called once, by its initializer.
  func lead(to manager: PostManager) {
    self.manager = manager
  }

  /// Does something with the manager: now, or, where this thread holds the manager's lock, after its turn.
  ///
  /// For what a value does when it is released, since the manager may be who releases it last.
  func afterTurn(_ body: @escaping @Sendable (PostManager) -> Void) {
    guard let manager else { return }
    guard state.isHeldHere else { return body(manager) }
    postpone { [weak self] in
      if let manager = self?.manager { body(manager) }
    }
  }

  /// Releases a value of the program: now, or, where this thread holds a lock, once that is open.
  func release(_ value: some Sendable) {
    if isLockedHere { postpone { withExtendedLifetime(value) {} } }
  }

  /// Does something under the lock of a mailbox, where values may be released; what they do is done afterwards.
  func section<Result>(_ body: () -> Result) -> Result {
    let thread = ThreadID.current
    work.withLock { $0.sections.append(thread) }
    defer {
      work.withLock { work in
        if let index = work.sections.lastIndex(of: thread) { work.sections.remove(at: index) }
      }
      runPostponed()
    }
    return body()
  }

  /// Does what this thread has put off, unless it still holds a lock; called when one is open again.
  @inline(__always)
  func runPostponed() {
    if postponedCount.load(ordering: .relaxed) > 0, !isLockedHere { takePostponed() }
  }

  private var isLockedHere: Bool {
    state.isHeldHere || work.withLock { $0.sections.contains(.current) }
  }

  private func postpone(_ body: @escaping @Sendable () -> Void) {
    work.withLock { $0.postponed.append(Postponed(thread: .current, body: body)) }
    postponedCount.add(1, ordering: .relaxed)
  }

  private func takePostponed() {
    let thread = ThreadID.current
    let own = work.withLock { work in
      let own = work.postponed.filter { $0.thread == thread }
      work.postponed.removeAll { $0.thread == thread }
      return own
    }
    postponedCount.subtract(own.count, ordering: .relaxed)
    for postponed in own {
      postponed.body()
    }
  }
}
