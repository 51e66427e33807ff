import PlacardModels

/// What is left to do about a post whose work has ended.
struct TaskConclusion: Sendable {
  var card: TaskCard
  /// The last word while it ran, if it was not told.
  var news: Message?
  var ending: TaskEnding

  /// Shows how the work ended.
  ///
  /// A post that nobody has seen yet goes unseen, and one that the program shows nothing of leaves
  /// after its minimum; any other becomes the success or the failure.
  ///
  /// - Returns: A failure that must be posted anew, because its post is not there to tell it.
  func conclude(
    in queue: inout PostQueue, at now: Duration
  ) -> (message: Message, options: PostOptions)? {
    guard let handle = card.post else { return nil }
    let number = handle.number
    let message = ending.message(withID: handle.id)
    let options = ending.isFailure ? card.setup.afterFailure : card.setup.afterSuccess
    let isThere =
      switch queue.post(numbered: number)?.state {
      case .queued, .showing, .shown: true
      case .delayed, .leaving, .hiding, .gone, nil: false
      }
    if isThere, let message {
      let change = PostChange { content, choices in
        content = message
        choices = options
      }
      queue.update(number, change, at: now)
      return nil
    }
    if isThere, let news {
      queue.update(number, PostChange { content, _ in content = news }, at: now)
    }
    queue.hide(number, animated: true, at: now)
    return ending.isFailure ? message.map { ($0, options) } : nil
  }
}
