import PlacardModels
import PlacardPosting
import PlacardTesting
import Synchronization

/// A recording poster in front of which stands a gate: closed, it lets calls through one by one.
final class GatedPoster: Poster {
  private struct Gate {
    var isOpen = true
    var passes = 0
    var waiting: CheckedContinuation<Void, Never>?
  }

  let recorder: RecordingPoster
  private let gate = Mutex(Gate())
  private let arrivals = AsyncStream.makeStream(of: Void.self)
  private let closing = AsyncStream.makeStream(of: Never.self)

  init(_ capabilities: PosterCapabilities = []) {
    recorder = RecordingPoster(capabilities)
  }

  var capabilities: PosterCapabilities { recorder.capabilities }

  /// Holds the next call; ``arrival()`` reports when it has come.
  func shut() {
    gate.withLock { $0.isOpen = false }
  }

  /// Waits until a call stands before the gate.
  func arrival() async {
    for await _ in arrivals.stream { return }
  }

  /// Waits until it has been closed.
  func end() async {
    for await _ in closing.stream {}
  }

  /// Lets one call through and waits until the next one stands before the gate.
  func next() async {
    let waiting = gate.withLock { gate in
      if gate.waiting == nil { gate.passes += 1 }
      return gate.waiting.take()
    }
    waiting?.resume()
    await arrival()
  }

  /// Lets everything through from now on.
  func open() {
    let waiting = gate.withLock { gate in
      gate.isOpen = true
      return gate.waiting.take()
    }
    waiting?.resume()
  }

  func show(_ post: Post) async throws {
    await pass()
    try await recorder.show(post)
  }

  func update(_ post: Post) async throws {
    await pass()
    try await recorder.update(post)
  }

  func hide(_ post: Post) async {
    await pass()
    await recorder.hide(post)
  }

  func observe(_ event: PostEvent) async throws {
    await pass()
    try await recorder.observe(event)
  }

  func close() async {
    await recorder.close()
    closing.continuation.finish()
  }

  private func pass() async {
    await withCheckedContinuation { continuation in
      let passes = gate.withLock { gate in
        if gate.isOpen { return true }
        if gate.passes > 0 {
          gate.passes -= 1
          return true
        }
        gate.waiting = continuation
        return false
      }
      if passes { continuation.resume() } else { arrivals.continuation.yield() }
    }
  }
}

extension RecordingPoster {
  /// The posts on its screen by the calls it received, in the order of their shows; nil when it had
  /// to hide or update what it was not shown, or to show something twice.
  var screen: [Post]? {
    var screen: [Post] = []
    var indices: [Int: Int] = [:]
    for call in calls {
      switch call {
      case .show(let post):
        guard indices[post.number] == nil else { return nil }
        indices[post.number] = screen.count
        screen.append(post)
      case .update(let post):
        guard let index = indices[post.number] else { return nil }
        screen[index] = post
      case .hide(let post):
        guard indices.removeValue(forKey: post.number) != nil else { return nil }
      case .record, .close: break
      }
    }
    return screen.filter { indices[$0.number] != nil }
  }

  /// The posts that it had to hide.
  var hidden: [Post] {
    calls.compactMap { if case .hide(let post) = $0 { post } else { nil } }
  }
}
