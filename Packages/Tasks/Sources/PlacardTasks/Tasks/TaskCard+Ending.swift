import PlacardModels
import PlacardPosting

extension TaskCard {
  /// Shows how the work ended.
  ///
  /// A post that is there becomes the ending. One whose delay still runs goes unseen. Where the
  /// program states no ending, the post leaves after its minimum.
  ///
  /// - Parameters:
  ///   - ending: How.
  ///   - last: The message as it was at the end.
  /// - Returns: An ending that must be posted anew, because the post is not there to show it.
  func end(
    _ ending: TaskEnding, after last: Message?
  ) -> (message: Message, options: PostOptions)? {
    guard let post else { return nil }
    let message = ending.message(withID: post.id)
    let options = ending.isFailure ? setup.afterFailure : setup.afterSuccess
    let state = post.state
    switch state {
    case .delayed: post.hide()
    case .queued, .showing, .shown:
      guard let message, state != .queued || ending.isSaidUnseen else {
        if let last { post.replace { $0 == last ? nil : (last, $1) } }
        post.hide()
        return nil
      }
      if post.replace(keepingMinimum: true, { _, _ in (message, options) }) { return nil }
      fallthrough
    case .leaving, .hiding, .gone:
      if !ending.isFailure, post.closeReason?.wasWanted ?? false { return nil }
    }
    return ending.isSaidUnseen ? message.map { ($0, options) } : nil
  }
}

extension CloseReason {
  /// Whether a person or the program took the post away, so that only a failure is posted again.
  ///
  /// False where it left for lack of space, time or a poster.
  fileprivate var wasWanted: Bool {
    switch self {
    case .dismissed, .swiped, .tapped, .tappedOutside, .action, .hidden, .cancelled, .replaced,
      .ownerGone, .duplicate, .closed:
      true
    default: false
    }
  }
}
