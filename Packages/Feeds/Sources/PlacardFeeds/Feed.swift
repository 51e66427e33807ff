public import PlacardJSONStream

/// Converts another program's lines to commands.
///
/// A feed is a value with the state of what it has read; it uses neither time nor descriptors, so
/// that the same lines always give the same items. A line that cannot be parsed becomes
/// `PostCommand.report` and has no other effect. `PostManager.read(_:from:)` reads a feed into a
/// manager.
public protocol Feed: Sendable {
  /// Reads a line.
  ///
  /// - Returns: The resulting items, in order; often none.
  mutating func read(_ line: InputLine) -> [FeedItem]

  /// Reads the beginning of a line whose end has not come yet; the line itself is read later.
  ///
  /// - Parameters:
  ///   - line: All of its bytes so far.
  ///   - number: The line number.
  /// - Returns: The resulting items, such as the progress that the line shows; if there are any, what
  ///   precedes the last carriage return need not come again.
  mutating func readUnfinished(_ line: ArraySlice<UInt8>, number: Int) -> [FeedItem]

  /// Handles the end of the input.
  ///
  /// - Returns: The resulting items, in order.
  mutating func finish() -> [FeedItem]
}

extension Feed {
  /// Returns no items.
  public mutating func readUnfinished(_ line: ArraySlice<UInt8>, number: Int) -> [FeedItem] { [] }

  /// Returns no items.
  public mutating func finish() -> [FeedItem] { [] }
}
