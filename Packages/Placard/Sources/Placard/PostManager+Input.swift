public import PlacardFeeds
public import PlacardPosting

extension PostManager {
  /// Reads a feed to its end; writes problems to standard error, with their line.
  ///
  /// ```swift
  /// try await messages.read(NativeFeed(), from: .standardInput)
  /// ```
  ///
  /// ``PlacardPosting/PostManager/read(_:from:printing:onProblem:)`` passes problems to a closure
  /// instead, and can print lines of the scrollback.
  ///
  /// - Parameters:
  ///   - feed: Parses the bytes.
  ///   - input: The bytes.
  /// - Throws: `InputError` when the input cannot be read; earlier lines have been processed.
  public func read(
    _ feed: some Feed, from input: InputBytes
  ) async throws {
    try await read(feed, from: input, onProblem: { UserSettings.report("\($0)") })
  }
}
