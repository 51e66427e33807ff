public import PlacardPosting

/// A result of reading a feed.
public indirect enum FeedItem: Sendable {
  /// A command for the manager.
  case command(PostCommand)
  /// A line of text for a terminal's scrollback, above the posts, with its colours.
  case line(String)
}
