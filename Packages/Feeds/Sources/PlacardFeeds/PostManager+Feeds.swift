public import PlacardModels
public import PlacardPosting

extension PostManager {
  /// Reads a feed to its end.
  ///
  /// Waits while a poster has fallen behind, so that a quick program is read no faster than what it
  /// says can be shown.
  ///
  /// - Parameters:
  ///   - feed: What the bytes mean.
  ///   - chunks: The bytes, in chunks of any size.
  ///   - print: Prints lines of the scrollback, each with its end, in order; may wait until the
  ///     terminal has them. Called only for feeds that give such lines.
  ///   - onProblem: Told of every line that could not be understood or done, with its number, from
  ///     whatever thread it happens on.
  /// - Throws: What the sequence throws; what was read before counts.
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
