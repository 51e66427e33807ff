public import PlacardModels

extension PostManager {
  /// Ends the current post of the main lane.
  public func hide(animated: Bool = true) {
    handle(.hide(id: nil, animated: animated))
  }

  /// Ends every post of an id; those that wait are cancelled.
  public func hide(id: String, animated: Bool = true) {
    handle(.hide(id: id, animated: animated))
  }

  /// Ends every post.
  public func hideAll(animated: Bool = true) {
    handle(.hideAll(animated: animated))
  }

  /// Ends every post of a group.
  public func hideGroup(_ group: String) {
    handle(.hideGroup(group))
  }

  /// Ends every live post that passes a filter; those that wait are cancelled.
  ///
  /// - Parameters:
  ///   - animated: Whether their exit is animated.
  ///   - isIncluded: Asked outside the lock, of the posts as they were when this was called.
  /// - Complexity: O(n log n) in the number of live posts.
  public func hide(animated: Bool = true, where isIncluded: (Post) -> Bool) {
    let chosen = posts(in: Set(Post.State.allCases)).filter(isIncluded)
    let (seen, waiting) = (
      chosen.filter(\.state.isPresented), chosen.filter { !$0.state.isPresented }
    )
    transact { scheduler, now in
      for post in waiting + seen {
        scheduler.hide(post.number, animated: animated, at: now)
      }
    }
  }

  /// Counts the newest post of an id down; at the last count every post of the id ends.
  public func hideCounted(id: String) {
    handle(.hideCounted(id: id))
  }

  /// Sets the count of the newest post of an id, at least 1; an unknown id changes nothing.
  public func setCount(_ count: Int, id: String) {
    handle(.setCount(id: id, count))
  }

  /// Takes the posts of an id out of the queue; those that are seen stay.
  public func removeQueued(id: String) {
    handle(.removeQueued(id: id))
  }

  /// Lets nothing new enter, and stops the time of what is shown.
  public func suspend() {
    handle(.suspend)
  }

  /// Undoes ``suspend()``.
  public func resume() {
    handle(.resume)
  }

  /// Takes the post of an id away now, and posts it anew to be shown after a while.
  public func snooze(id: String, for delay: Duration) {
    handle(.snooze(id: id, for: delay))
  }

  /// Posts again what has ended: the newest post of an id, or at nil the newest of all.
  public func recall(id: String? = nil) {
    handle(.recall(id: id))
  }
}
