public import PlacardFeeds
public import PlacardPosting

extension PostManager {
  /// Reads a feed to its end; problems are written to standard error, with their line.
  ///
  /// ```swift
  /// try await messages.read(NativeFeed(), from: .standardInput)
  /// ```
  ///
  /// ``PlacardPosting/PostManager/read(_:from:printing:onProblem:)`` tells it to a closure, which may be
  /// empty, and prints the lines of feeds that have such.
  ///
  /// - Parameters:
  ///   - feed: What the bytes mean.
  ///   - input: The bytes.
  /// - Throws: `InputError` when the input cannot be read; what was read before counts.
  public func read(
    _ feed: some Feed, from input: InputBytes
  ) async throws {
    try await read(feed, from: input, onProblem: { UserSettings.tell("\($0)") })
  }
}
