public import PlacardJSONStream

/// Turns another program's lines into commands.
///
/// A feed is a value that remembers what it has read; it knows neither time nor descriptors, so the
/// same lines always give the same items. A line that it cannot understand becomes
/// `PostCommand.report` and changes nothing else. `PostManager.read(_:from:)` carries a feed into a manager.
public protocol Feed: Sendable {
  /// Reads a line.
  ///
  /// - Returns: What follows from it, in order; often nothing.
  mutating func read(_ line: InputLine) -> [FeedItem]

  /// Learns that no line will follow.
  ///
  /// - Returns: What follows from that, in order.
  mutating func finish() -> [FeedItem]
}

extension Feed {
  /// Nothing follows from the end.
  public mutating func finish() -> [FeedItem] { [] }
}
