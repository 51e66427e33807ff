import Synchronization

/// Where those wait who would rather not post while some poster is far behind.
final class BackpressureGate: Sendable {
  private struct State {
    var visitors = 0
    /// nil for one that was cancelled before it sat down.
    var waiting: [Int: CheckedContinuation<Void, Never>?] = [:]
  }

  /// How many posters are far behind.
  private let crowds = Atomic(0)
  private let state = Mutex(State())

  /// Whether no poster is far behind.
  var isOpen: Bool {
    crowds.load(ordering: .sequentiallyConsistent) == 0
  }

  /// A poster has fallen far behind.
  func close() {
    crowds.add(1, ordering: .sequentiallyConsistent)
  }

  /// A poster that had fallen far behind has caught up, or is gone.
  func open() {
    let waiting = state.withLock { state -> [Int: CheckedContinuation<Void, Never>?] in
      let left = crowds.subtract(1, ordering: .sequentiallyConsistent).newValue
      guard left == 0 else { return [:] }
      var waiting: [Int: CheckedContinuation<Void, Never>?] = [:]
      swap(&waiting, &state.waiting)
      return waiting
    }
    for visitor in waiting.values {
      visitor?.resume()
    }
  }

  /// Waits until no poster is far behind, or the task is cancelled.
  func wait() async {
    guard !isOpen else { return }
    let visitor = state.withLock { state in
      state.visitors += 1
      return state.visitors
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if !seat(visitor, continuation) { continuation.resume() }
      }
    } onCancel: {
      leave(visitor)
    }
  }

  private func seat(_ visitor: Int, _ continuation: CheckedContinuation<Void, Never>) -> Bool {
    state.withLock { state in
      let wasCancelled = state.waiting.removeValue(forKey: visitor) != nil
      guard !wasCancelled, !isOpen else { return false }
      state.waiting[visitor] = .some(continuation)
      return true
    }
  }

  private func leave(_ visitor: Int) {
    let continuation = state.withLock { state -> CheckedContinuation<Void, Never>? in
      if let seated = state.waiting.removeValue(forKey: visitor) { return seated }
      state.waiting[visitor] = .some(nil)
      return nil
    }
    continuation?.resume()
  }
}
