import Foundation
import Synchronization

/// Reads a pipe to its end on a thread of its own, so that a test that writes never waits for a
/// task that has no thread left.
final class PipeReader: Sendable {
  private let data = Mutex(Data())
  private let isDone = DispatchSemaphore(value: 0)

  init(_ pipe: Pipe) {
    let handle = pipe.fileHandleForReading
    Thread.detachNewThread {
      let all = (try? handle.readToEnd()) ?? Data()
      self.data.withLock { $0 = all }
      self.isDone.signal()
    }
  }

  /// Waits for the end of the pipe, and returns everything that came through it.
  func finish() -> Data {
    isDone.wait()
    return data.withLock { $0 }
  }
}
