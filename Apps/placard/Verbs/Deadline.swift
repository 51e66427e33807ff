import Placard
import Synchronization

/// Closes a manager when the time is up.
final class Deadline: Sendable {
  private let isLate = Mutex(false)
  private let task: Mutex<Task<Void, Never>?>

  /// Starts the time; without a timeout there is no end.
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

  /// Stops the time, and returns whether it was up.
  func end() -> Bool {
    task.withLock { $0?.cancel() }
    return isLate.withLock { $0 }
  }
}
