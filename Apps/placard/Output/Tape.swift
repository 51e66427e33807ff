import Placard
import PlacardJSONStream
import Synchronization

/// A script of what happens to a manager, written as it happens.
///
/// Commands are written as they come. What a person does, and changes that have no form as
/// commands, are written from the events that result.
final class Tape: Sendable {
  private struct State: ~Copyable {
    var writer = CommandWriter()
    var events = EventWriter()
    var reader = CommandReader(.feed)
    var time = Duration.zero
    /// The ids of posts with a change that has no form as a command.
    var changed: Set<String> = []
    var isClosed = false
    var failure: (any Error)?
  }

  private let sink: FileSink
  private let elapsed: @Sendable () -> Duration
  private let state = Mutex(State())

  /// Opens a file, and truncates it.
  ///
  /// - Throws: `OutputError` if it cannot be written.
  init(_ path: String, from clock: some Clock<Duration>) throws {
    sink = FileSink(path: path, mode: .replace)
    let start = clock.now
    elapsed = { start.duration(to: clock.now) }
    try sink.open()
  }

  /// The first error of writing, after which nothing is written.
  var failure: (any Error)? { state.withLock { $0.failure } }

  /// Writes a command.
  func write(_ command: PostCommand) {
    state.withLock { state in
      if case .report = command { return }
      if case .update(let id, let change) = command, change.source == nil {
        state.changed.insert(id)
      } else {
        write(command, at: elapsed(), &state)
      }
    }
  }

  /// Writes what no command of the feed has caused.
  func note(_ event: PostEvent) {
    guard let id = event.id else { return }
    state.withLock { state in
      switch event.kind {
      case .updated where state.changed.remove(id) != nil:
        let line = InputLine(1, .success(state.events.line(for: event).dropLast()))
        state.reader.read(line).map { write($0.command, at: event.at, &state) }
      case .willHide:
        switch event.reason {
        case .closed? where !state.isClosed:
          state.isClosed = true
          write(.close, at: event.at, &state)
        case .dismissed?, .swiped?: write(.dismiss(id: id), at: event.at, &state)
        case .tapped?: write(.tap(id: id), at: event.at, &state)
        case .tappedOutside?: write(.tapOutside, at: event.at, &state)
        default: break
        }
      case .action:
        event.action.map { write(.action(id: id, action: $0), at: event.at, &state) }
      default: break
      }
    }
  }

  private func write(_ command: PostCommand, at time: Duration, _ state: inout State) {
    state.time = max(state.time, time)
    guard state.failure == nil, let line = state.writer.line(for: command, at: state.time) else {
      return
    }
    do { try sink.write(line) } catch { state.failure = error }
  }
}

/// A feed whose commands are written to a tape before they are carried out.
struct TapedFeed: Feed {
  private var feed: any Feed
  private let tape: Tape

  init(_ feed: any Feed, on tape: Tape) {
    self.feed = feed
    self.tape = tape
  }

  mutating func read(_ line: InputLine) -> [FeedItem] {
    taped(feed.read(line))
  }

  mutating func readUnfinished(_ line: ArraySlice<UInt8>, number: Int) -> [FeedItem] {
    taped(feed.readUnfinished(line, number: number))
  }

  mutating func finish() -> [FeedItem] {
    taped(feed.finish())
  }

  private func taped(_ items: [FeedItem]) -> [FeedItem] {
    for case .command(let command) in items { tape.write(command) }
    return items
  }
}
