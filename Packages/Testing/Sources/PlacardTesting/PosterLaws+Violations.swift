public import PlacardModels

extension PosterLaws {
  /// Reads a story for breaches of a manager's promises.
  ///
  /// - Parameters:
  ///   - events: What happened, from the first post on.
  ///   - pauses: The serial lanes, each with its pause: in these one post at a time is on the board.
  ///   - isFinished: Whether the story goes on to the close, so that nothing may be left.
  /// - Returns: A sentence for each breach; empty when there is none.
  /// - Complexity: Linear in the length of the story.
  public static func violations(
    in events: [PostEvent], gaps: [String: Duration] = [:], isFinished: Bool = true
  ) -> [String] {
    var book = EventChecker(gaps: gaps)
    for event in events {
      book.hear(event)
    }
    if isFinished { book.end() }
    return book.violations
  }

  /// Reads what a poster was asked to do for breaches of what it may expect.
  ///
  /// - Parameter calls: Every call, from the first to the close.
  /// - Returns: A sentence for each breach; empty when there is none.
  /// - Complexity: Linear in the number of calls.
  public static func violations(in calls: [RecordingPoster.Call]) -> [String] {
    var book = DeliveryChecker()
    for call in calls {
      switch call {
      case .show(let post): book.show(post)
      case .update(let post): book.update(post)
      case .hide(let post): book.hide(post)
      case .record: break
      case .close: book.close()
      }
    }
    book.end()
    return book.violations
  }
}
