public import PlacardModels

extension PosterLaws {
  /// Checks an event log for violations of a manager's promises.
  ///
  /// - Parameters:
  ///   - events: What happened, from the first post on.
  ///   - gaps: The serial lanes, each with its gap: they show one post at a time.
  ///   - isFinished: Whether the log goes on to the close, so that no post may be left.
  /// - Returns: A sentence for each violation; empty when there is none.
  /// - Complexity: Linear in the length of the log.
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

  /// Checks the calls that a poster received for violations of what it may expect.
  ///
  /// - Parameter calls: Every call, from the first to the close.
  /// - Returns: A sentence for each violation; empty when there is none.
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
