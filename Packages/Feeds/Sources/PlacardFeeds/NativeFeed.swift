public import PlacardJSONStream
import PlacardPosting

/// Placard's own protocol: bare messages, commands, and the stream of another manager.
public struct NativeFeed: Feed {
  private var reader: CommandReader

  /// Creates a feed.
  ///
  /// - Parameter names: Names of styles and transitions that are not reported as typos, besides the
  ///   built-in ones.
  public init(accepting names: [String] = []) {
    reader = CommandReader(.feed, accepting: names)
  }

  /// Reads a message, a command or a line of a stream; other kinds of stream lines are skipped.
  public mutating func read(_ line: InputLine) -> [FeedItem] {
    reader.read(line)?.commands.map { .command($0) } ?? []
  }
}
