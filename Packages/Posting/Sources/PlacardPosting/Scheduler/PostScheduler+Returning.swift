import PlacardModels

extension PostScheduler {
  /// Registers a post with an owner, unless it was rejected or a duplicate.
  mutating func add(_ receipt: Receipt, to owner: Int) {
    guard receipt.admission != .rejected, receipt.admission != .duplicate else { return }
    owners.add(receipt.number, to: owner) { posts.index(ofNumber: $0) != nil }
  }

  /// Hides every post of an owner that no longer exists, including those with a pending admission.
  mutating func endPosts(of owner: Int) {
    decisions.undecidedPosts.leave(owner)
    let indices = owners.remove(owner).compactMap { posts.index(ofNumber: $0) }
    hide(indices, reason: .ownerGone, animated: true)
  }

  /// Hides a post now and posts it again after a delay, with the same owner.
  ///
  /// - Complexity: Linear in the number of posts that have an owner.
  mutating func snooze(_ index: Int, for delay: Duration, isAllowed: Bool = false) {
    guard let content = posts.content(at: index) else { return }
    let owner = owners.owner(of: posts[index].number)
    if posts[index].stage.isPresented {
      let hasEnded = end(
        index, reason: .hidden, ignoringMinimum: true, for: .snooze(delay), isAllowed: isAllowed)
      guard hasEnded else { return }
    } else {
      leaveUnseen(index, reason: .cancelled)
    }
    postAgain(content, after: delay, owner: owner, beside: true)
  }

  /// Posts again the newest ended post that was seen, or, with an id of which none was, the newest
  /// with the id.
  mutating func recall(id: String?) {
    let unseen = id.flatMap { history.newest(of: $0) }
    guard let record = history.newest(of: id, isSeen: true) ?? unseen else { return }
    postAgain(record.content, after: .zero)
  }

  /// Posts a content again; with `beside` duplicates of its id are allowed whatever its options
  /// say.
  private mutating func postAgain(
    _ content: Content, after delay: Duration, owner: Int? = nil, beside isBeside: Bool = false
  ) {
    var message = content.message
    message.explicitID = content.id
    var options = content.given
    if case .indefinite(_, let minimum)? = options.duration {
      options.duration = .indefinite(delay: delay, minimum: minimum)
    }
    let again = receive(message, for: content.custom, options, appliesRules: false)
    var incomingPost = incomingPost(again)
    incomingPost.delay = max(delay, .zero)
    incomingPost.isExempt = true
    if isBeside { incomingPost.duplicates = .allow }
    admitWhenAllowed(again, incomingPost, owner: owner)
  }
}
