import Synchronization

/// Back-pressure gate: ``wait()`` suspends until no poster is far behind.
final class BackpressureGate: Sendable {
  /// The number of posters that are far behind.
  private let closedCount = Atomic(0)
  private let waiting = Mutex<[Waiter<Void>]>([])

  /// Whether no poster is far behind.
  var isOpen: Bool {
    closedCount.load(ordering: .sequentiallyConsistent) == 0
  }

  /// A poster has fallen far behind.
  func close() {
    closedCount.add(1, ordering: .sequentiallyConsistent)
  }

  /// A poster that had fallen far behind has caught up, or is gone.
  func open() {
    let released = waiting.withLock { waiting -> [Waiter<Void>] in
      let left = closedCount.subtract(1, ordering: .sequentiallyConsistent).newValue
      guard left == 0 else { return [] }
      defer { waiting = [] }
      return waiting
    }
    for waiter in released {
      waiter.resume(returning: ())
    }
  }

  /// Waits until no poster is far behind, or the task is cancelled.
  func wait() async {
    guard !isOpen else { return }
    let waiter = Waiter<Void>()
    let isClosed = waiting.withLock { waiting in
      guard !isOpen else { return false }
      waiting.append(waiter)
      return true
    }
    guard isClosed else { return }
    await waiter.value(orWhenCancelled: ())
    if Task.isCancelled { waiting.withLock { $0.removeAll { $0 === waiter } } }
  }
}
