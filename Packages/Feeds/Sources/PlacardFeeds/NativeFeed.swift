public import PlacardJSONStream
import PlacardPosting

/// Placard's own lines: bare messages, commands, and the stream of another manager.
public struct NativeFeed: Feed {
  private var reader = CommandReader(.feed)

  /// Creates a feed that has read nothing.
  public init() {}

  /// Reads a message, a command or a stream's line; other kinds of a stream are skipped.
  public mutating func read(_ line: InputLine) -> [FeedItem] {
    reader.read(line)?.commands.map { .command($0) } ?? []
  }
}
