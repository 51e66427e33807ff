import Placard
import Synchronization

/// Closes a manager after a timeout.
final class Deadline: Sendable {
  private let isLate = Mutex(false)
  private let task: Mutex<Task<Void, Never>?>

  /// Starts the timeout; nil for none.
  init(_ timeout: Duration?, on clock: any Clock<Duration>, closing manager: PostManager) {
    task = Mutex(nil)
    guard let timeout else { return }
    let running = Task {
      guard (try? await clock.sleep(for: timeout)) != nil else { return }
      self.isLate.withLock { $0 = true }
      await manager.close()
    }
    task.withLock { $0 = running }
  }

  /// Cancels the timeout, and returns whether it had elapsed.
  func end() -> Bool {
    task.withLock { $0?.cancel() }
    return isLate.withLock { $0 }
  }
}
