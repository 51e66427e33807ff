import PlacardModels

extension PostScheduler {
  /// Replaces the other post with the same tag and app; if that one waits in the same lane, its
  /// rank is inherited.
  mutating func replaceTagged(by index: Int) {
    guard posts[index].traits.contains(.hasTag), let given = posts.content(at: index)?.given,
      let tag = given.tag
    else { return }
    let older = posts.newest(ofTag: tag, app: given.app)
    posts.tag(index, tag, app: given.app)
    guard let older, older != index else { return }
    let lane = posts[index].lane
    let isSameLane = posts[older].lane == lane
    let isReplacement =
      isSameLane && posts[index].stage.state == .queued && !isKeptOut(index)
    if !posts[older].stage.isPresented {
      if isSameLane { inherit(index, from: older, isReplacement: isReplacement) }
      leaveUnseen(older, reason: .replaced)
    } else if !posts[older].stage.isExiting {
      if isReplacement { posts[index].raise(to: .ahead) }
      end(older, reason: .replaced, ignoringMinimum: true)
      if isReplacement, posts.content(at: older) == nil, !isSomeoneAhead(in: lane) {
        posts[index].raise(to: .replacement)
      }
    }
  }

  /// Inherits the rank of a waiting post.
  private mutating func inherit(_ index: Int, from older: Int, isReplacement: Bool) {
    let precedence = posts[older].precedence
    posts[index].raise(to: isReplacement ? precedence : min(precedence, .ahead))
    let isWaiting = posts[older].stage.state == .queued
    if let key = isWaiting ? waitingKey(of: older) : posts.inheritedKey(of: older) {
      posts.setInheritedKey(key, of: index)
    }
  }

  private func isSomeoneAhead(in lane: Int) -> Bool {
    lanes.firstWaiting(in: lane).map { posts[$0].precedence >= .ahead } ?? false
  }

  /// The next post to enter a lane, if it replaces a post that just left.
  func replacement(in lane: Int, of gone: Content) -> Int? {
    guard let next = lanes.firstWaiting(in: lane), let tag = gone.given.tag,
      posts[next].precedence >= .ahead, let given = posts.content(at: next)?.given
    else { return nil }
    return given.tag == tag && given.app == gone.given.app ? next : nil
  }

  /// The post that an incoming post of the same tag and app replaces in its lane.
  func predecessor(of content: Content, in lane: Int) -> Int? {
    guard let tag = content.given.tag,
      let older = posts.newest(ofTag: tag, app: content.given.app),
      posts[older].lane == lane, !posts[older].stage.isExiting
    else { return nil }
    return older
  }
}
