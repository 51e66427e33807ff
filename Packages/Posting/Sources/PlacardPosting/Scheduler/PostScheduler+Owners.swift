import PlacardModels

extension PostScheduler {
  /// The posts of one owner, some of which may have ended.
  struct OwnedPosts: Sendable {
    var numbers: [Int] = []
    /// From how many on the ended ones are forgotten.
    var bound = 64
  }

  /// Notes whom a post ends with.
  mutating func note(_ receipt: Receipt, owner: Int) {
    guard receipt.admission != .rejected, receipt.admission != .duplicate else { return }
    var owned = owners[owner] ?? OwnedPosts()
    owned.numbers.append(receipt.number)
    if owned.numbers.count >= owned.bound {
      owned.numbers.removeAll { place(of: $0) == nil }
      owned.bound = max(64, 2 * owned.numbers.count)
    }
    owners[owner] = owned
  }

  /// Ends every post of an owner that is gone.
  mutating func endPosts(of owner: Int) {
    let numbers = owners.removeValue(forKey: owner)?.numbers ?? []
    hide(numbers.compactMap { place(of: $0) }, reason: .ownerGone, animated: true)
  }

  /// Takes a post away now, and posts it anew to be shown after a while, for the same owner.
  ///
  /// - Complexity: Linear in the number of posts that have an owner.
  mutating func snooze(_ slot: Int, for delay: Duration) {
    guard let content = contents[slot] else { return }
    let number = entries[slot].number
    let owner = owners.first { $0.value.numbers.contains(number) }?.key
    if entries[slot].state.isPresented {
      guard end(slot, reason: .hidden, ignoringMinimum: true) else { return }
    } else {
      leaveUnseen(slot, reason: .cancelled)
    }
    let receipt = comeAgain(content, after: delay, beside: true)
    if let owner { note(receipt, owner: owner) }
  }

  /// Posts again the newest that was seen; where none of an id was, the newest of the id.
  mutating func recall(id: String?) {
    let unseen = id.flatMap { history.newest(of: $0) }
    guard let record = history.newest(of: id, isSeen: true) ?? unseen else { return }
    _ = comeAgain(record.content, after: .zero)
  }

  /// Posts a content anew, which may stand `beside` others of its id whatever its options say.
  private mutating func comeAgain(
    _ content: Content, after delay: Duration, beside isBeside: Bool = false
  ) -> Receipt {
    var message = content.message
    message.explicitID = content.id
    var options = content.given
    if case .indefinite(_, let minimum)? = options.duration {
      options.duration = .indefinite(delay: delay, minimum: minimum)
    }
    let again = receive(message, for: content.custom, options, isJudged: false)
    var incomingPost = incomingPost(again)
    incomingPost.delay = max(delay, .zero)
    incomingPost.isExempt = true
    if isBeside { incomingPost.policy = .allow }
    return admit(again, incomingPost)
  }

  /// Lets the other post of the same tag and app make way, and notes the newcomer in its place: in
  /// that which it had in the line of their lane, if it waited.
  mutating func succeed(_ slot: Int) {
    guard entries[slot].traits.contains(.hasTag), let given = contents[slot]?.given,
      let tag = given.tag
    else { return }
    let older = newest(ofTag: tag, app: given.app)
    self.tag(slot, tag, app: given.app)
    guard let older, older != slot else { return }
    let isSameLane = entries[older].lane == entries[slot].lane
    let isReplacement = isSameLane && entries[slot].state == .queued && !isQuiet(slot)
    if !entries[older].state.isPresented {
      let handedDown: Flags = isReplacement ? [.skipsQueue, .isReplacement] : .skipsQueue
      if isSameLane {
        entries[slot].flags.formUnion(entries[older].flags.intersection(handedDown))
        if let key = waitingKey(of: older) { inherited[entries[slot].number] = key }
      }
      leaveUnseen(older, reason: .replaced)
    } else if entries[older].state != .hiding {
      if isReplacement { entries[slot].flags.insert(.skipsQueue) }
      end(older, reason: .replaced, ignoringMinimum: true)
      let lane = Int(entries[slot].lane)
      if isReplacement, contents[older] == nil, !hasQueueSkipper(in: lane) {
        entries[slot].flags.insert(.isReplacement)
      }
    }
  }

  private mutating func hasQueueSkipper(in lane: Int) -> Bool {
    !lanes[lane].waiting.isEmpty
      && entries[lanes[lane].waiting.firstSlot].flags.contains(.skipsQueue)
  }

  /// The next to enter, if it takes the place of a post that has just left.
  mutating func replacement(in lane: Int, of gone: Content) -> Int? {
    guard !lanes[lane].waiting.isEmpty, let tag = gone.given.tag else { return nil }
    let next = lanes[lane].waiting.firstSlot
    guard entries[next].flags.contains(.skipsQueue), let given = contents[next]?.given else {
      return nil
    }
    return given.tag == tag && given.app == gone.given.app ? next : nil
  }

  /// The post whose tag and app a newcomer has, and which makes way for it in its lane.
  func predecessor(of content: Content, in lane: Int) -> Int? {
    guard let tag = content.given.tag,
      let older = newest(ofTag: tag, app: content.given.app),
      Int(entries[older].lane) == lane, entries[older].state != .hiding
    else { return nil }
    return older
  }
}
