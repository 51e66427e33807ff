import PlacardModels
import PlacardPosting
import PlacardTesting
import Synchronization

/// A poster that does not come back from `show` until it is let go.
final class StubbornPoster: Poster {
  private let gate = Gate()
  private let shown = Mutex<[String]>([])

  /// The ids that it was asked to show.
  var asked: [String] {
    shown.withLock { $0 }
  }

  func show(_ post: Post) async throws {
    shown.withLock { $0.append(post.id) }
    await gate.pass()
  }

  func hide(_ post: Post) async {}

  /// Waits until it is asked to show something.
  func waitForPost() async {
    await gate.arrival()
  }

  func letGo() {
    gate.open()
  }
}
