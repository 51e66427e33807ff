public import PlacardPosting
public import Testing

extension PosterLaws {
  /// Checks that a poster shows what it is asked to show, and nothing else; each violation is recorded as
  /// an issue.
  ///
  /// ```swift
  /// await PosterLaws.check {
  ///   StatusBarPoster(to: bar)
  /// } visible: { _ in
  ///   bar.texts
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - makePoster: Makes a poster that was not used before.
  ///   - visible: Returns what is seen of the poster, as text by the id of the post: any text that changes
  ///     with title and body. Posts whose exit has begun count as gone.
  ///   - sourceLocation: Where a violation is reported.
  public static func check<Presenter: Poster>(
    _ makePoster: () async throws -> Presenter,
    visible: (Presenter) async throws -> [String: String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    for violation in await violations(of: makePoster, visible: visible) {
      Issue.record("\(violation)", sourceLocation: sourceLocation)
    }
  }

  /// Returns a sentence for every law of visible posts that a poster breaks; none when it keeps them all.
  ///
  /// - Parameters:
  ///   - makePoster: Makes a poster that was not used before.
  ///   - visible: Returns what is seen of the poster, as text by the id of the post.
  /// - Returns: The sentences, each once.
  public static func violations<Presenter: Poster>(
    of makePoster: () async throws -> Presenter,
    visible: (Presenter) async throws -> [String: String]
  ) async -> [String] {
    var check = VisibilityCheck()
    do {
      let poster = try await makePoster()
      try await check.run(poster) { try await visible(poster) }
    } catch {
      check.note("throws \(error)")
    }
    return check.violations
  }
}
