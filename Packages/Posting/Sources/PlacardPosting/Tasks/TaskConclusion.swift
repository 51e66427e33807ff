import PlacardModels

/// What is left to do about a post whose work has ended.
struct TaskConclusion: Sendable {
  var card: TaskCard
  /// The last word while it ran, if it was not told.
  var news: Message?
  var ending: TaskEnding

  /// Shows how the work ended.
  ///
  /// A post that is there becomes the ending. One whose delay still runs goes unseen. Where the
  /// program states no ending, the post leaves after its minimum.
  ///
  /// - Returns: An ending that must be posted anew, because the post is not there to tell it.
  func conclude(
    in scheduler: inout PostScheduler, at now: Duration
  ) -> (message: Message, options: PostOptions)? {
    guard let handle = card.post else { return nil }
    let number = handle.number
    let post = scheduler.post(numbered: number)
    let message = ending.message(withID: handle.id)
    let options = ending.isFailure ? card.setup.afterFailure : card.setup.afterSuccess
    switch post?.state {
    case .delayed:
      scheduler.hide(number, animated: true, at: now)
      return ending.isSaidUnseen ? message.map { ($0, options) } : nil
    case .showing, .shown, .queued:
      guard let message, post?.state != .queued || ending.isSaidUnseen else {
        if let news {
          scheduler.update(number, PostChange { content, _ in content = news }, at: now)
        }
        scheduler.hide(number, animated: true, at: now)
        return nil
      }
      let change = PostChange { content, choices in
        content = message
        choices = options
      }
      scheduler.update(number, keepingMinimum: change, at: now)
      return nil
    case .leaving, .hiding, .gone, nil:
      let reason = post?.reason ?? handle.handleState.outcome?.reason
      guard ending.isFailure || !(reason?.wasWanted ?? false) else { return nil }
      return ending.isSaidUnseen ? message.map { ($0, options) } : nil
    }
  }
}

extension CloseReason {
  /// Whether a person or the program took the post away, so that only a failure is posted again.
  ///
  /// False where it left for lack of room, time or a poster.
  fileprivate var wasWanted: Bool {
    switch self {
    case .dismissed, .swiped, .tapped, .tappedOutside, .action, .hidden, .cancelled, .replaced,
      .ownerGone, .duplicate, .closed:
      true
    default: false
    }
  }
}
