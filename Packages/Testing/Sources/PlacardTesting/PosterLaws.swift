public import PlacardModels
public import PlacardPosting
public import Testing

/// What a manager promises whatever its posters do, and what a poster must bear.
public enum PosterLaws {
  /// Checks the promises in a finished story; each breach is recorded as an issue.
  ///
  /// - Parameters:
  ///   - events: A whole story, from the first post to the close.
  ///   - sourceLocation: Where a breach is reported.
  public static func check(
    _ events: [PostEvent], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      events.map(\.sequence) == Array(1...max(events.count, 1)).prefix(events.count).map { $0 },
      "the sequence has gaps", sourceLocation: sourceLocation)
    #expect(
      zip(events, events.dropFirst()).allSatisfy { $0.at <= $1.at }, "time ran backwards",
      sourceLocation: sourceLocation)
    let stories = Dictionary(grouping: events.filter { $0.post != nil }) { $0.post ?? 0 }
    for (number, story) in stories {
      check(story.map(\.kind), of: number, sourceLocation: sourceLocation)
    }
  }

  private static func check(
    _ story: [PostEvent.Kind], of number: Int, sourceLocation: SourceLocation
  ) {
    func count(_ kind: PostEvent.Kind) -> Int { story.count { $0 == kind } }
    #expect(
      story.first == .posted, "post \(number) begins unposted", sourceLocation: sourceLocation)
    #expect(
      story.last == .gone && count(.gone) == 1, "post \(number) ends \(count(.gone)) times",
      sourceLocation: sourceLocation)
    for kind in [PostEvent.Kind.willShow, .didShow, .willHide, .didHide] {
      #expect(
        count(kind) <= 1, "post \(number): \(kind) more than once", sourceLocation: sourceLocation)
    }
    #expect(
      count(.willShow) == count(.didHide) && count(.willHide) == count(.didHide),
      "post \(number): what was shown was not hidden", sourceLocation: sourceLocation)
    if let shown = story.firstIndex(of: .didShow), let leaving = story.firstIndex(of: .willHide) {
      #expect(
        shown < leaving, "post \(number): didShow after willHide", sourceLocation: sourceLocation)
    }
  }

  /// Leads a poster through the calls that a manager may make, and through hostile content.
  ///
  /// - Parameter poster: A poster that was not used before; it is closed at the end.
  /// - Throws: What the poster throws: one that works throws nothing here.
  public static func exercise(_ poster: some Poster) async throws {
    poster.attach(PosterSignals { _ in })
    let texts = ["plain", "", "\u{1B}[2J", "a\u{301}\u{301}", "👩‍👩‍👧‍👦 漢字", "one\ntwo\u{0}"]
    for (index, text) in texts.enumerated() {
      var post = Post(number: index + 1, message: Message(text, body: text, id: "\(index)"))
      let timing = poster.timing(for: post)
      #expect(timing.entrance >= .zero && timing.exit >= .zero)
      try await poster.show(post)
      post.count = 2
      post.message.progress = .steps(done: 1, total: 3)
      try await poster.update(post)
      post.reason = index.isMultiple(of: 2) ? .expired : .closed
      await poster.hide(post)
      await poster.hide(post)
    }
    await poster.hide(Post(number: 99, message: "never shown"))
    await poster.close()
  }
}
