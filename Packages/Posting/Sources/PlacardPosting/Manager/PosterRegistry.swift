import PlacardModels
import Synchronization

/// The posters that are present, for what they are asked outside the manager's lock.
final class PosterRegistry: Sendable {
  private struct State {
    var presenting: [any Poster] = []
    var recording: [any Poster] = []
    var mayRefuse = false
  }

  private let state = Mutex(State())

  /// Takes the place of all who were present.
  ///
  /// - Parameters:
  ///   - presenting: Those that present.
  ///   - recording: Those that record.
  ///   - mayRefuse: Whether all of them may refuse a post.
  func set(presenting: [any Poster], recording: [any Poster], mayRefuse: Bool) {
    state.withLock {
      $0 = State(presenting: presenting, recording: recording, mayRefuse: mayRefuse)
    }
  }

  /// Whether a post may be refused by all of them.
  var mayRefuse: Bool { state.withLock { $0.mayRefuse } }

  /// The longest entrance and the longest exit of those who get a post.
  func timing(of post: Post) -> PostTiming {
    var timing = PostTiming.zero
    for poster in state.withLock({ $0.presenting }) where poster.isNamed(by: post.routes) {
      guard poster.capabilities.contains(.animates) else { continue }
      timing = timing.longest(poster.timing(for: post))
    }
    return timing
  }

  /// Has those that present leave what they know of, as the process exits.
  func flushAtExit() {
    for poster in state.withLockIfAvailable({ $0.presenting }) ?? [] {
      poster.flushAtExit([])
    }
  }

  /// Whether some of them accepts a post.
  func accepts(_ post: Post) -> Bool {
    let (posters, mayRefuse) = state.withLock { ($0.presenting + $0.recording, $0.mayRefuse) }
    return !mayRefuse || posters.contains { $0.accepts(post) }
  }
}

extension Poster {
  /// Whether it is among those that a post is routed to; nil is everybody.
  func isNamed(by routes: Set<String>?) -> Bool {
    guard let routes else { return true }
    return name.map { routes.contains($0) } ?? false
  }
}
