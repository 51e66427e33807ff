public import PlacardPosting

/// What follows from a line of a feed.
public enum FeedItem: Sendable {
  /// A command for the manager.
  case command(PostCommand)
  /// Text for the scrollback of a terminal, above what is posted: one line, as it came, colours and all.
  case line(String)
}
