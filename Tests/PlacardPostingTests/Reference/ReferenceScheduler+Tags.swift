import PlacardModels
import PlacardPosting

/// Same tag and app: the older is replaced at once, and the incoming post takes its position in the queue where
/// it waited, and follows without a gap, ahead of the queue, where it was seen.
extension ReferenceScheduler {
  private func isSame(_ left: PostOptions, _ right: PostOptions) -> Bool {
    left.tag != nil && left.tag == right.tag && left.app == right.app
  }

  /// The post that an incoming one replaces: one of its tag and app whose exit has not begun.
  func older(than incomingPost: Item) -> Item? {
    items.last {
      $0.post.number != incomingPost.post.number && $0.post.state != .hiding
        && isSame($0.given, incomingPost.given)
    }
  }

  /// One that is seen gives its position to an incoming post of its lane that may be heard; one that waits
  /// gives its rank in the queue, and one whose delay runs one that it was given.
  mutating func replaceOlder(than number: Int) {
    guard let incomingPost = item(number), let older = older(than: incomingPost) else { return }
    let isSameLane = older.post.lane == incomingPost.post.lane
    let isSeen = Self.presented.contains(older.post.state)
    let follows = incomingPost.post.state == .queued && !isQuiet(incomingPost.post)
    let rank = older.post.state == .queued ? rank(of: older) : older.rank
    change(number) {
      if isSameLane, isSeen ? follows : older.skipsQueue { $0.skipsQueue = true }
      if isSameLane, !isSeen, older.isReplacement, follows { $0.isReplacement = true }
      if isSameLane, !isSeen, let rank { $0.rank = rank }
    }
    vanish(older.post.number, .replaced, from: [.delayed, .queued])
    end(older.post.number, .replaced, atOnce: true)
  }

  /// The next to enter, if it replaces a post that has left.
  func replacement(of gone: Item) -> Int? {
    guard let next = waiting(in: gone.post.lane).first.flatMap({ item($0) }) else { return nil }
    return next.skipsQueue && isSame(next.given, gone.given) ? next.post.number : nil
  }
}
