public import PlacardJSONStream
import PlacardPosting

/// Placard's own protocol: bare messages, commands, and the stream of another manager.
public struct NativeFeed: Feed {
  private var reader = CommandReader(.feed)

  /// Creates a feed.
  public init() {}

  /// Reads a message, a command or a line of a stream; other kinds of stream lines are skipped.
  public mutating func read(_ line: InputLine) -> [FeedItem] {
    reader.read(line)?.commands.map { .command($0) } ?? []
  }
}
