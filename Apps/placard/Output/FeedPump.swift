import Placard
import PlacardJSONStream
import Synchronization

/// Carries a feed's bytes into a manager, no faster than the posters take what follows.
final class FeedPump: Sendable {
  private struct State {
    var splitter = LineSplitter()
    var feed: any Feed
  }

  private let manager: PostManager
  private let state: Mutex<State>

  init(_ feed: any Feed, into manager: PostManager) {
    self.manager = manager
    state = Mutex(State(feed: feed))
  }

  /// Reads a part of the input; waits while a poster has fallen behind.
  func read(_ chunk: ArraySlice<UInt8>) {
    state.withLock { state in
      var lines: [InputLine] = []
      state.splitter.read(chunk) { lines.append($0) }
      follow(lines, &state.feed)
    }
  }

  /// Learns that the input has ended.
  func finish() {
    state.withLock { state in
      var lines: [InputLine] = []
      state.splitter.finish { lines.append($0) }
      follow(lines, &state.feed)
      carryOut(state.feed.finish())
    }
  }

  private func follow(_ lines: [InputLine], _ feed: inout any Feed) {
    for line in lines {
      carryOut(feed.read(line), line: line.number)
      while !manager.hasRoom {
        pause(milliseconds: 1)
      }
    }
  }

  private func carryOut(_ commands: [PostCommand], line: Int? = nil) {
    for command in commands {
      manager.handle(command, line: line)
    }
  }
}
