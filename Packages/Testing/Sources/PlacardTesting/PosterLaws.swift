public import PlacardModels
public import PlacardPosting
public import Testing

/// What a manager promises whatever its posters do, and what a poster must bear.
public enum PosterLaws {
  /// Checks the promises in a finished event log; each violation is recorded as an issue.
  ///
  /// - Parameters:
  ///   - events: A whole event log, from the first post to the close.
  ///   - gaps: The serial lanes, each with its gap: they show one post at a time.
  ///   - sourceLocation: Where a violation is reported.
  public static func check(
    _ events: [PostEvent], gaps: [String: Duration] = [:],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for violation in violations(in: events, gaps: gaps) {
      Issue.record("\(violation)", sourceLocation: sourceLocation)
    }
  }

  /// Leads a poster through the calls that a manager may make, and through hostile content.
  ///
  /// - Parameter poster: A poster that was not used before; it is closed at the end.
  /// - Throws: What the poster throws: one that works throws nothing here.
  public static func exercise(_ poster: some Poster) async throws {
    poster.attach(PosterSignals { _ in })
    if let recorder = poster.recorder {
      try exerciseRecording(recorder)
      return await poster.close()
    }
    for (index, text) in texts.enumerated() {
      var post = Post(number: index + 1, message: Message(text, body: text, id: "\(index)"))
      let timing = poster.timing(for: post)
      #expect(timing.entrance >= .zero && timing.exit >= .zero)
      #expect(timing == .zero || poster.capabilities.contains(.animates))
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

  /// Hands a recorder what a manager may: posts as they are admitted, change and end, and events.
  private static func exerciseRecording(_ recorder: any Recorder) throws {
    for (index, text) in texts.enumerated() {
      var post = Post(number: index + 1, message: Message(text, body: text, id: "\(index)"))
      var event = PostEvent(.posted, sequence: index + 1, at: .seconds(index))
      (event.id, event.number, event.message, event.admission) = (
        post.id, index + 1, post.message, .shown
      )
      try recorder.record(event)
      try recorder.record(post)
      try recorder.commit()
      post.count = 2
      post.message.progress = .steps(done: 1, total: 3)
      try recorder.record(post)
      (post.state, post.reason) = (.gone, index.isMultiple(of: 2) ? .expired : .closed)
      (event.kind, event.reason) = (.gone, post.reason)
      try recorder.record(event)
      try recorder.record(post)
      try recorder.record(post)
      try recorder.commit()
    }
    var stranger = Post(number: 99, message: "never recorded")
    stranger.state = .gone
    try recorder.record(stranger)
    try recorder.commit()
  }

  private static let texts = [
    "plain", "", "\u{1B}[2J", "a\u{301}\u{301}", "👩‍👩‍👧‍👦 漢字", "one\ntwo\u{0}",
  ]
}
