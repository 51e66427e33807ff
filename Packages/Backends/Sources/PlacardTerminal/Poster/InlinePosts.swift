import PlacardModels
import Synchronization

/// What one poster draws below the output of a terminal, which it leaves when it is closed or released.
final class InlinePosts: Sendable {
  let terminal: SharedTerminal
  let posts: SessionPosts
  private let isOpen = Atomic(true)

  init(_ posts: SessionPosts, on terminal: SharedTerminal) {
    (self.posts, self.terminal) = (posts, terminal)
  }

  deinit {
    if let isLast = leave(), !isLast { posts.leave() }
  }

  var session: TerminalSession { terminal.session }

  /// Commits the posts to the scrollback; the last poster ends the session.
  func close() async {
    guard let isLast = leave() else { return await session.flush() }
    if isLast { await terminal.stopCapture() }
    await posts.close(endsSession: isLast)
  }

  /// Commits the posts to the scrollback, because the process exits; waits for a ``close()`` that has not ended.
  func flushAtExit(_ live: [Post]) {
    _ = leave()
    posts.flushAtExit(live, endsSession: !terminal.hasPosters)
  }

  /// Leaves the terminal.
  ///
  /// - Returns: Whether it was the last one; nil if it has left before.
  private func leave() -> Bool? {
    isOpen.exchange(false, ordering: .acquiringAndReleasing) ? terminal.leave() : nil
  }
}
