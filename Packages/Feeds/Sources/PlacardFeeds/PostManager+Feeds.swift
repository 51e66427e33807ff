public import PlacardModels
public import PlacardPosting

extension PostManager {
  /// Reads a feed to its end.
  ///
  /// Suspends while a poster's pending count is above its limit, so that input is read no faster than it
  /// can be shown.
  ///
  /// - Parameters:
  ///   - feed: Parses the bytes.
  ///   - chunks: The bytes, in chunks of any size.
  ///   - print: Prints lines of the scrollback, each with its newline, in order; may wait until the
  ///     terminal has accepted them. Called only for feeds with such lines.
  ///   - onProblem: Receives every problem with a line, with its number; called on any thread.
  /// - Throws: The sequence's error; earlier lines have been processed.
  public func read<Chunks: AsyncSequence>(
    _ feed: some Feed, from chunks: Chunks,
    printing print: @escaping @Sendable (String) async -> Void = { _ in },
    onProblem: @escaping @Sendable (Problem) -> Void
  ) async throws where Chunks.Element: Sequence<UInt8> {
    let listening = listen { event in
      if let problem = event.problem { onProblem(problem) }
    }
    defer { listening.cancel() }
    var reader = FeedReader(feed, into: self, printing: print)
    for try await chunk in chunks {
      await reader.read(ArraySlice(chunk))
    }
    await reader.finish()
  }
}
