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

  /// Sets the manager; called once, by its initializer.
  func lead(to manager: PostManager) {
    self.manager = manager
  }
}
