import PlacardModels
import Synchronization

/// The posters that are present: what the queue asks of them while it decides.
final class PosterRegistry: Sendable {
  private struct State {
    var presenting: [any Poster] = []
    var recording: [any Poster] = []
  }

  private let state = Mutex(State())

  /// Takes the place of all who were present.
  func set(presenting: [any Poster], recording: [any Poster]) {
    state.withLock { $0 = State(presenting: presenting, recording: recording) }
  }

  /// The longest entrance and the longest exit of those who get a post.
  func timing(of post: Post) -> PostTiming {
    state.withLock { state in
      var timing = PostTiming.zero
      for poster in state.presenting where poster.isNamed(by: post.routes) {
        timing = timing.longest(poster.timing(for: post))
      }
      return timing
    }
  }

  /// Has those that present leave what they know of, as the process exits.
  func settleAtExit() {
    for poster in state.withLockIfAvailable({ $0.presenting }) ?? [] {
      poster.settle([])
    }
  }

  /// Whether none of them accepts a post, of posters that may all refuse.
  func refuses(_ post: Post) -> Bool {
    state.withLock { state in
      (state.presenting + state.recording).allSatisfy { !$0.accepts(post) }
    }
  }
}

extension PostPolicy {
  /// This judge, and beside it the posters: together they may refuse what none of them accepts.
  func joined(by posterRegistry: PosterRegistry) -> PostPolicy {
    var postPolicy = self
    postPolicy.refusesPost = { [refusesPost] post in
      refusesPost(post) || posterRegistry.refuses(post)
    }
    return postPolicy
  }
}

extension Poster {
  /// Whether it is among those that a post is routed to; nil is everybody.
  func isNamed(by routes: Set<String>?) -> Bool {
    guard let routes else { return true }
    return name.map { routes.contains($0) } ?? false
  }
}
