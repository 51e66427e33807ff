package import PlacardModels

extension EventChecker {
  /// Compares the state derived from the events with the scheduler's own.
  ///
  /// - Parameter posts: All live posts, at the moment of the last event.
  /// - Returns: A sentence about the first difference, or nil.
  /// - Complexity: O(n) for n live posts.
  package func contradiction(to posts: [Post]) -> String? {
    if posts.count != lives.count {
      return "\(posts.count) posts live, while the events tell of \(lives.count)"
    }
    for post in posts {
      guard let life = lives[post.number] else { return "post \(post.number) lives unheard of" }
      if let stage = Stage(post.state), life.stage != stage {
        return
          "post \(post.number) is \(post.state), while the events tell that it is \(life.stage)"
      }
      if let lane = life.lane, lane != post.lane { return "post \(post.number) changed its lane" }
      let isEnding = post.state == .leaving || post.state == .hiding
      if post.count != (isEnding ? 0 : life.count) {
        return "post \(post.number) counts \(post.count) while it is \(post.state)"
      }
      if isEnding != (post.reason != nil) {
        return
          "post \(post.number) is \(post.state) and its reason is \(post.reason?.rawValue ?? "open")"
      }
    }
    return nil
  }
}

extension EventChecker.Stage {
  /// The stage that belongs to a state; a post that is leaving may have been shown or not, which is
  /// the same to the events.
  fileprivate init?(_ state: Post.State) {
    switch state {
    case .delayed, .queued: self = .waiting
    case .showing: self = .entering
    case .shown: self = .shown
    case .hiding: self = .hiding
    case .leaving, .gone: return nil
    }
  }
}
