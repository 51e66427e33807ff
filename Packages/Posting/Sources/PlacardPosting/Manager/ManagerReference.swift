/// What handles, owners and registrations keep of a manager: its state, but not the manager itself, so that
/// it closes when the program releases it.
final class ManagerReference: Sendable {
  let state: Monitor<PostManager.State>
  /// The manager; nil once it is released.
  ///
  /// - Note: Written once, before the manager is handed out; weak references are read atomically.
  nonisolated(unsafe) private(set) weak var manager: PostManager?

  init(_ state: Monitor<PostManager.State>) {
    self.state = state
  }

  /// Does something with the manager: now, or, where this thread holds the manager's lock, in a task.
  ///
  /// For what a value does when it is released, since the manager may be who releases it last.
  func afterTurn(_ body: @escaping @Sendable (PostManager) -> Void) {
    guard let manager else { return }
    if state.isHeldHere {
      Task { body(manager) }
    } else {
      body(manager)
    }
  }

  /// Sets the manager; called once, by its initializer.
  func lead(to manager: PostManager) {
    self.manager = manager
  }
}
