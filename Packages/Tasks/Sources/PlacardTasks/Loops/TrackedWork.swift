import PlacardModels
import PlacardPosting
import Synchronization

/// One loop over a tracked sequence; it is cancelled when the iterator that holds it is released.
final class TrackedWork: Sendable {
  /// Everything that it takes to begin one, when a loop begins.
  struct Beginning: Sendable {
    let manager: PostManager
    let setup: TaskSetup
    let success: Message?

    /// Begins one over so many elements, below 1 if that is unknown.
    func callAsFunction(of count: Int) -> TrackedWork {
      let total = setup.total ?? ProgressTotal(count)
      var setup = setup
      setup.total = total
      let handle = ProgressHandle(setup, in: manager)
      return TrackedWork(handle, of: manager, total: total.count, success: success)
    }
  }

  private struct State {
    /// How many elements the loop has been given.
    var handedOut = 0
    /// Whether the loop has one that it is not done with.
    var isHolding = false
  }

  private let handle: ProgressHandle
  /// Cancels the loop where its own task finishes the manager, which has left the loop then, or would wait for itself.
  ///
  /// An iterator in the top-level code of a program is released only when the program ends.
  private let finishing: Registration?
  private let total: Int
  private let success: Message?
  private let state = Mutex(State())

  private init(
    _ handle: ProgressHandle, of manager: PostManager, total: Int, success: Message?
  ) {
    self.handle = handle
    finishing = Self.currentTask.map { task in
      manager.beforeFinish { [weak handle] in
        if Self.currentTask == task { handle?.cancel(isStated: false) }
      }
    }
    self.total = total
    self.success = success
  }

  /// The identity of the current task among those that live; nil outside of tasks.
  private static var currentTask: Int? {
    withUnsafeCurrentTask { $0?.hashValue }
  }

  /// An element is handed out; one more than expected makes the total unknown.
  func handOut() {
    let isBeyond = state.withLock { state in
      state.isHolding = true
      state.handedOut += 1
      return total > 0 && state.handedOut == total + 1
    }
    if isBeyond { handle.advance(by: 0, of: 0) }
  }

  /// The loop is done with the element that it has, if it has one.
  func advance() {
    let wasHolding = state.withLock { state in
      defer { state.isHolding = false }
      return state.isHolding
    }
    if wasHolding { handle.advance() }
  }

  func succeed() {
    if let success { handle.succeed(success) } else { handle.succeed() }
  }

  func fail(_ error: any Error) {
    handle.fail(error)
  }

  func cancel() {
    handle.cancel()
  }
}
