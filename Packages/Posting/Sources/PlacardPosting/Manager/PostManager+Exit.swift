import PlacardModels
import Synchronization

extension PostManager {
  /// Leaves everything that was posted for good, as the process exits: writes what is not recorded yet,
  /// closes the scheduler, and has posters write the posts that they have not received.
  ///
  /// Runs on the thread that exits, without tasks. A lock that somebody else holds is tried for a moment;
  /// a scheduler that stays out of reach is left as its posters know it.
  func flushAtExit() {
    let found = ProcessExit.attempt {
      state.withLockIfAvailable { ($0.mailboxes, $0.scheduler.livePosts) }
    }
    guard let (mailboxes, live) = found else { return posterRegistry.flushAtExit() }
    for mailbox in mailboxes {
      mailbox.flushAtExit(live)
    }
    _ = ProcessExit.attempt {
      state.withLockIfAvailable { state in
        state.scheduler.handle(.close, at: clock.now)
        _ = distribute(&state)
      }
    }
    recording.recordAtExit { [onFailure] in onFailure($0.error) }
  }
}
