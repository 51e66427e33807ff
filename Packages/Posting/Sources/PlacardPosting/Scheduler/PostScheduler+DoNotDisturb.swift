import PlacardModels

extension PostScheduler {
  /// Whether the quiet level keeps a post from entering: thresholds 0, 30 and 60 by urgency.
  mutating func isQuiet(_ content: Content) -> Bool {
    quiet > 0 && content.quietThreshold < quiet
  }

  /// Whether the quiet level keeps a live post from entering.
  @inline(__always)
  mutating func isQuiet(_ slot: Int) -> Bool {
    quiet > 0 && entries[slot].quietThreshold < quiet
  }

  /// What the rules of the second pass ask about a newcomer.
  ///
  /// - Complexity: Linear in the number of live posts when it has a group.
  func ruleContext(of message: Message, _ options: PostOptions) -> RuleContext {
    var ruleContext = RuleContext()
    let fallback = fallbacks.options(for: options)
    if let lane = laneNumbers[options.lane ?? fallback.lane ?? "main"] {
      ruleContext.hidden = lanes[lane].hidden
    }
    if let group = options.group ?? fallback.group {
      ruleContext.groupIndex = (0..<placeCount).count { slot in
        guard let content = contents[slot] else { return false }
        return (content.given.group ?? self.fallback(of: content).group) == group
      }
      ruleContext.grouped = ruleContext.groupIndex + 1
    }
    if let other = newest(ofID: message.id, where: { $0.state.claimsID }) {
      ruleContext.count = entries[other].count + 1
    }
    return ruleContext
  }

  /// Sets the program's own level; a mode may ask for a higher one.
  mutating func setQuiet(_ level: Int) {
    ownQuiet = min(max(level, 0), 100)
    followModes()
  }

  mutating func setDigest(_ isOn: Bool) {
    ownDigest = isOn
  }

  mutating func setMode(_ name: String, isOn: Bool) {
    guard rules.modes[name] != nil || modes.contains(name) else { return tellUnknown(mode: name) }
    let digests = rules.digests(in: modes)
    modes.removeAll { $0 == name }
    if isOn { modes.append(name) }
    followModes(digesting: digests)
  }

  private mutating func tellUnknown(mode name: String) {
    let known = rules.modes.keys.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
    tell(
      Problem(
        "No rule knows the mode \"\(name)\"; there "
          + (known.isEmpty ? "are no modes." : "are \(known).")))
  }

  mutating func setRules(_ book: RuleBook) {
    let digests = rules.digests(in: modes)
    rules = book
    followModes(digesting: digests)
  }

  /// Takes over the quiet level of the modes: what waits below it is held, and what was held above
  /// it enters.
  ///
  /// - Parameter digests: Whether a mode that held before asks for a digest.
  mutating func followModes(digesting digests: Bool = false) {
    let level = max(ownQuiet, rules.quiet(in: modes) ?? 0)
    guard level != quiet else { return }
    quiet = level
    for slot in places(where: { $0.state == .queued && !$0.flags.contains(.isMaking) }) {
      guard !entries[slot].flags.contains(.isHeld), isQuiet(slot) else { continue }
      stepOut(slot)
      hold(back: slot)
    }
    let held = places { $0.flags.contains(.isHeld) }
    release(
      held.filter { slot in !isQuiet(slot) },
      digesting: digests || ownDigest || rules.digests(in: modes))
  }

  /// Lets posts enter that were held, or one post that tells of them all.
  private mutating func release(_ held: [Int], digesting digests: Bool) {
    guard !held.isEmpty else { return }
    let folded = digests ? digest(of: held) : []
    let isFolded = Set(folded)
    let (entering, overtaken) = withoutOvertaken(held.filter { !isFolded.contains($0) })
    for slot in held {
      stepOut(slot)
    }
    for slot in overtaken {
      leaveUnseen(slot, reason: .replaced)
    }
    for slot in entering.sorted(by: entersFirst) {
      release(slot)
    }
    tell(ofAll: folded)
  }

  /// Sets apart those with whom a newer one of their replace lane comes, whatever their priorities.
  private func withoutOvertaken(_ slots: [Int]) -> (entering: [Int], overtaken: [Int]) {
    var newest: [Int32: Int] = [:]
    for slot in slots where lanes[Int(entries[slot].lane)].policy == .replace {
      newest[entries[slot].lane] = max(newest[entries[slot].lane] ?? 0, entries[slot].number)
    }
    var result: (entering: [Int], overtaken: [Int]) = ([], [])
    for slot in slots {
      if entries[slot].number < newest[entries[slot].lane] ?? 0 {
        result.overtaken.append(slot)
      } else {
        result.entering.append(slot)
      }
    }
    return result
  }

  private mutating func release(_ slot: Int) {
    let lane = Int(entries[slot].lane)
    let entersNow = canEnter(lane) && lanes[lane].waiting.isEmpty
    if !entersNow, refuses(isHeld: false, in: lane) {
      leaveUnseen(slot, reason: .evicted)
    } else {
      if !entries[slot].flags.contains(.isDeferred) { requestRecord(slot) }
      join(slot)
    }
  }

  private func entersFirst(_ left: Int, _ right: Int) -> Bool {
    key(of: left).comesBefore(key(of: right))
  }

  func priority(of slot: Int) -> Int {
    contents[slot].map { priority(of: $0) } ?? 0
  }

  func priority(of content: Content) -> Int {
    content.given.priority ?? fallback(of: content).priority ?? 0
  }

  /// Those of the held posts that are told of together: two or more of those that ask for nothing.
  private func digest(of held: [Int]) -> [Int] {
    let quietly = held.filter { slot in
      contents[slot]?.message.actions.isEmpty ?? false
        && !entries[slot].flags.contains(.isDeferred)
    }
    return quietly.count > 1 ? quietly : []
  }

  /// Ends posts unseen, and posts one that lists them, with how often and how long ago they came.
  private mutating func tell(ofAll folded: [Int]) {
    guard !folded.isEmpty else { return }
    let told = folded.compactMap { contents[$0]?.message }
    let counts = folded.map { entries[$0].count }
    var lines = zip(folded, counts).prefix(20).map { slot, count in
      words.item(
        contents[slot]?.text ?? "", count: count, age: now.since(entries[slot].enteredAt).duration)
    }
    if folded.count > 20 { lines.append(words.more(sum(counts.dropFirst(20)))) }
    for slot in folded {
      leaveUnseen(slot, reason: .folded)
    }
    var message = Message(words.digest(sum(counts)))
    message.body = lines.joined(separator: "\n")
    message.severity = told.map(\.severity).max() ?? .info
    message.urgency = told.map(\.urgency).max() ?? .normal
    let digest = receive(message, PostOptions(duplicates: .allow), isJudged: false)
    _ = admit(digest, incomingPost(digest))
  }

  /// How many all together, at most what a number holds.
  private func sum(_ counts: some Sequence<Int>) -> Int {
    counts.reduce(0) { $0 + min($1, .max - $0) }
  }
}

extension PostScheduler.Content {
  /// What a line says that stands for it.
  var text: String { message.title ?? message.body ?? id }
}
