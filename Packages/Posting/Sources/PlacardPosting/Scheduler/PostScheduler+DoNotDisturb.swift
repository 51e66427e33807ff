@_spi(Ordering) import PlacardModels

extension PostScheduler {
  /// Whether do-not-disturb holds back a post.
  @inline(__always)
  func isKeptOut(_ content: Content) -> Bool {
    doNotDisturb.keepsOut(content.quietThreshold)
  }

  /// Whether do-not-disturb holds back a live post.
  @inline(__always)
  func isKeptOut(_ index: Int) -> Bool {
    doNotDisturb.keepsOut(posts[index].quietThreshold)
  }

  /// The context in which the second rule pass sees an incoming post.
  ///
  /// - Complexity: Linear in the number of live posts when it has a group.
  func ruleContext(of message: Message, _ options: PostOptions) -> RuleContext {
    var context = RuleContext()
    let fallback = self.options.fallbacks.options(for: options)
    if let lane = lanes.index(of: options.lane ?? fallback.lane ?? "main") {
      context.hidden = lanes[lane].hidden
    }
    if let group = options.group ?? fallback.group {
      context.groupIndex = posts.count { content in
        (content.given.group ?? self.fallback(of: content).group) == group
      }
      context.grouped = context.groupIndex + 1
    }
    if let other = posts.newest(ofID: message.id, where: { $0.stage.claimsID }) {
      context.count = posts[other].count + 1
    }
    return context
  }

  /// Sets the program's own quiet level; a mode may raise it.
  mutating func setQuiet(_ level: Int) {
    doNotDisturb.setLevel(level, rules).map { follow($0) }
  }

  mutating func setMode(_ name: String, isOn: Bool) {
    guard rules.modes[name] != nil || doNotDisturb.modes.contains(name) else {
      return reportUnknown(mode: name)
    }
    doNotDisturb.setMode(name, isOn: isOn, rules).map { follow($0) }
  }

  private mutating func reportUnknown(mode name: String) {
    let known = Array(rules.modes.keys).sorted().map { "\"\($0)\"" }.joined(separator: ", ")
    report(
      Problem(
        "No rule knows the mode \"\(name)\"; there "
          + (known.isEmpty ? "are no modes." : "are \(known).")))
  }

  mutating func setRules(_ book: RuleBook) {
    let before = rules
    rules = book
    doNotDisturb.setRules(book, insteadOf: before).map { follow($0) }
  }

  /// Applies a change of the quiet level: holds waiting posts below it, and releases held posts
  /// that may enter.
  mutating func follow(_ change: DoNotDisturb.Change) {
    for index in posts.indices(where: { $0.stage == .queued }) where isKeptOut(index) {
      removeFromLane(index)
      keepOut(index)
    }
    let held = posts.indices { $0.stage == .held && !doNotDisturb.keepsOut($0.quietThreshold) }
    release(held, digests: change.digests)
  }

  /// Releases held posts, or one digest in their place.
  private mutating func release(_ held: [Int], digests: Bool) {
    guard !held.isEmpty else { return }
    let digested = digests ? digestible(held) : []
    let isDigested = Set(digested)
    let (entering, overtaken) = withoutOvertaken(held.filter { !isDigested.contains($0) })
    for index in held {
      removeFromLane(index)
    }
    for index in overtaken {
      leaveUnseen(index, reason: .replaced)
    }
    for index in entering.ordered(by: { waitingKey(of: $0).comesBefore(waitingKey(of: $1)) }) {
      release(index)
    }
    postDigest(of: digested)
  }

  /// Separates the held posts that a newer one in the same replace lane makes obsolete, whatever
  /// their priorities.
  private func withoutOvertaken(_ held: [Int]) -> (entering: [Int], overtaken: [Int]) {
    var newest: [Int: Int] = [:]
    for index in held where lanes[posts[index].lane].policy == .replace {
      newest[posts[index].lane] = max(newest[posts[index].lane] ?? 0, posts[index].number)
    }
    var result: (entering: [Int], overtaken: [Int]) = ([], [])
    for index in held {
      if posts[index].number < newest[posts[index].lane] ?? 0 {
        result.overtaken.append(index)
      } else {
        result.entering.append(index)
      }
    }
    return result
  }

  private mutating func release(_ index: Int) {
    let lane = posts[index].lane
    let entersNow = canEnter(lane) && lanes[lane].waiting.isEmpty
    if !entersNow, isFull(lane, isHeld: false) {
      leaveUnseen(index, reason: .evicted)
    } else {
      if !posts[index].needsContent { requestRecord(index) }
      join(index)
    }
  }

  /// The held posts to be summarised in one digest: two or more posts without actions.
  private func digestible(_ held: [Int]) -> [Int] {
    let quiet = held.filter { index in
      posts.content(at: index)?.message.actions.isEmpty ?? false && !posts[index].needsContent
    }
    return quiet.count > 1 ? quiet : []
  }

  /// Ends posts unseen and posts a digest of them, with their counts and ages.
  private mutating func postDigest(of digested: [Int]) {
    guard !digested.isEmpty else { return }
    var digest = Digest(settings.words)
    for index in digested {
      guard let content = posts.content(at: index) else { continue }
      digest.add(
        content, count: posts[index].count, age: now.since(posts[index].arrivedAt).duration)
    }
    for index in digested {
      leaveUnseen(index, reason: .folded)
    }
    let content = receive(digest.message, PostOptions(duplicates: .allow), appliesRules: false)
    admitWhenAllowed(content, incomingPost(content))
  }
}

extension PostScheduler.Content {
  /// Its line in a summary.
  var text: String { message.title ?? message.body ?? id }
}
