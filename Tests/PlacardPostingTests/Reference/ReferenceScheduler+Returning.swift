import PlacardModels
import PlacardPosting

/// Posts that come again, as new ones of their ids.
extension ReferenceScheduler {
  /// Takes a post away at once, as a person does, and posts it anew for later.
  mutating func snooze(_ number: Int, _ delay: Duration) {
    guard let item = item(number) else { return }
    vanish(number, .cancelled, from: [.delayed, .queued])
    end(number, .hidden, atOnce: true)
    comeAgain(item.post.id, item.post.message, item.given, after: delay, beside: true)
    change(arrivals) { $0.owner = item.owner }
  }

  /// Posts anew what was seen and has ended last, of all or of an id; of an id that nobody ever saw the
  /// last.
  mutating func recall(_ id: String?) {
    let isOfID = { (post: PostReply.Ended) in
      id.map { Array($0.utf8) == Array(post.id.utf8) } ?? true
    }
    let seen = ended.lastIndex { isOfID($0) && endedSeen.contains($0.number) }
    guard let index = seen ?? (id == nil ? nil : ended.lastIndex(where: isOfID)) else { return }
    if id == nil { noteTies(at: ended[index].at) }
    comeAgain(ended[index].id, ended[index].message, endedOptions[index], after: .zero)
  }

  /// Notes when nobody promises which of several that ended at an instant is the newest.
  mutating func noteTies(at time: Duration) {
    let lanes = ended.filter { $0.at == time }.map { lanesOfPosts[$0.number] }
    if Set(lanes).count > 1 { isAmbiguous = true }
  }

  private mutating func comeAgain(
    _ id: String, _ message: Message, _ options: PostOptions, after delay: Duration,
    beside isBeside: Bool = false
  ) {
    var (message, options) = (message, options)
    message.explicitID = id
    if case .indefinite(_, let minimum)? = options.duration {
      options.duration = .indefinite(delay: delay, minimum: minimum)
    }
    post(message, options, after: delay, isExempt: true, beside: isBeside)
  }
}
