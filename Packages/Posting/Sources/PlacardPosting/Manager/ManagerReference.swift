import Synchronization

/// What handles, owners, registrations and contents keep of a manager: its state, but not the manager itself, so
/// that it closes when the program releases it.
///
/// What a value of the program does when it is released may call the manager. Where a lock is held, such a value is
/// kept until that is open.
final class ManagerReference: Sendable {
  let state: Monitor<PostManager.State>
  /// The manager; nil once it is released.
  ///
  /// - Note: Written once, before the manager is handed out; weak references are read atomically.
  nonisolated(unsafe) private(set) weak var manager: PostManager?
  private let postponed = Mutex<[@Sendable () -> Void]>([])
  private let hasPostponed = Atomic(false)
  /// How many threads hold the lock of a mailbox and may release values there.
  private let sectionCount = Atomic(0)

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

  /// Releases a value of the program: now, or, where a lock is held, once that is open.
  func release(_ value: some Sendable) {
    guard state.isHeldHere || sectionCount.load(ordering: .sequentiallyConsistent) > 0 else {
      return
    }
    postpone { withExtendedLifetime(value) {} }
    if sectionCount.load(ordering: .sequentiallyConsistent) == 0 { runPostponed() }
  }

  /// Does something under the lock of a mailbox, where values may be released; what they do is done afterwards.
  func section<Result>(_ body: () -> Result) -> Result {
    sectionCount.add(1, ordering: .sequentiallyConsistent)
    defer {
      sectionCount.subtract(1, ordering: .sequentiallyConsistent)
      runPostponed()
    }
    return body()
  }

  /// Does what was put off, unless this thread still holds the manager's lock; called when a lock is open again.
  @inline(__always)
  func runPostponed() {
    if hasPostponed.load(ordering: .sequentiallyConsistent), !state.isHeldHere { takePostponed() }
  }

  private func postpone(_ body: @escaping @Sendable () -> Void) {
    postponed.withLock { $0.append(body) }
    hasPostponed.store(true, ordering: .sequentiallyConsistent)
  }

  private func takePostponed() {
    hasPostponed.store(false, ordering: .sequentiallyConsistent)
    let bodies = postponed.withLock { bodies in
      defer { bodies = [] }
      return bodies
    }
    for body in bodies {
      body()
    }
  }
}
