import PlacardModels
import Synchronization

extension PostManager {
  /// Leaves everything that was posted for good, as the process exits: writes what is not recorded yet,
  /// closes the board, and has posters leave what they were not told of.
  ///
  /// Runs on the thread that exits, without tasks. A lock that somebody else holds is tried for a moment.
  func settleAtExit() {
    var untold: [(poster: any Poster, posts: [Post])] = []
    ProcessExit.attempt {
      let found = state.withLockIfAvailable { state in
        let live = state.queue.livePosts
        let untold = state.mailboxes.filter { state.carriers[$0.token] != nil }
          .map { ($0.poster, $0.untold(of: live)) }
        state.queue.handle(.close, at: clock.now())
        _ = distribute(&state)
        return untold
      }
      untold = found ?? []
      return found != nil
    }
    recording.recordAtExit { [onFailure] in onFailure($0.error) }
    for (poster, posts) in untold {
      poster.settle(posts)
    }
  }
}

extension PosterMailbox {
  /// The posts of which the poster has not been told, beside those that have ended unseen.
  fileprivate func untold(of live: [Post]) -> [Post] {
    let posts = state.withLockIfAvailable { state in
      state.line.unseen.map(\.post) + live.filter { !state.line.wasTold($0.number) }
    }
    return (posts ?? live).filter { wants($0) }
  }
}
