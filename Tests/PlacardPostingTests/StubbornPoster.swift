import PlacardModels
import PlacardPosting
import PlacardTesting
import Synchronization

/// A poster that does not come back from `show` until it is let go.
final class StubbornPoster: Poster {
  private let gate = Mutex((isOpen: false, waiting: [CheckedContinuation<Void, Never>]()))
  private let shown = Mutex<[String]>([])
  let arrived = AsyncStream.makeStream(of: String.self)

  /// The ids that it was asked to show.
  var asked: [String] {
    shown.withLock { $0 }
  }

  func show(_ post: Post) async throws {
    shown.withLock { $0.append(post.id) }
    arrived.continuation.yield(post.id)
    await withCheckedContinuation { continuation in
      let isOpen = gate.withLock { gate in
        if !gate.isOpen { gate.waiting.append(continuation) }
        return gate.isOpen
      }
      if isOpen { continuation.resume() }
    }
  }

  func hide(_ post: Post) async {}

  /// Waits until it is asked to show something.
  func waitForPost() async {
    for await _ in arrived.stream { return }
  }

  func letGo() {
    let waiting = gate.withLock { gate in
      gate.isOpen = true
      defer { gate.waiting = [] }
      return gate.waiting
    }
    for continuation in waiting {
      continuation.resume()
    }
  }
}
