public import PlacardModels

extension PostScheduler {
  /// Says what became of the newest post of an id, and why.
  public func explanation(of id: String) -> Explanation {
    if let slot = newest(ofID: id), let content = contents[slot] {
      return Explanation(
        id: id, post: entries[slot].number, state: entries[slot].state,
        reason: entries[slot].reason,
        steps: (content.policyDecision?.trace ?? []) + steps(of: slot, content))
    }
    guard let record = history.newest(of: id) else {
      return Explanation(
        id: id,
        steps: [.init("unknown", "Nothing of the id \"\(id)\" is on the board or remembered.")])
    }
    return Explanation(
      id: id, post: record.number, state: .gone, reason: record.reason,
      steps: (record.content.policyDecision?.trace ?? []) + [
        .init("reason", "It ended at \(record.at.seconds) s: \(record.why).")
      ])
  }

  private func steps(of slot: Int, _ content: Content) -> [Explanation.Step] {
    let lane = Int(entries[slot].lane)
    switch entries[slot].state {
    case .delayed: return [timeLeft(of: slot, "delay", "Its delay")]
    case .queued: return waitingSteps(of: slot, in: lane)
    case .showing: return [.init("entrance", "Its entrance runs in lane \"\(lanes[lane].name)\".")]
    case .shown: return shownSteps(of: slot, content)
    case .leaving:
      return [
        .init(
          "minimum",
          "It leaves (\(entries[slot].reason?.sentence ?? "")) once its minimum is over, at "
            + "\(entries[slot].minimumEnd.seconds) s.")
      ]
    case .hiding: return [.init("exit", "Its exit runs: \(entries[slot].reason?.sentence ?? "").")]
    case .gone: return []
    }
  }

  private func waitingSteps(of slot: Int, in number: Int) -> [Explanation.Step] {
    let lane = lanes[number]
    var steps: [Explanation.Step] = []
    if entries[slot].flags.contains(.isMaking) {
      return [.init("content", "Its turn has come, and its content is being made.")]
    }
    if entries[slot].flags.contains(.isHeld) {
      let modes = modes.isEmpty ? "" : ", with modes \(modes.joined(separator: ", "))"
      steps.append(.init("quiet", "The quiet level \(quiet) holds it back\(modes)."))
    }
    if isSuspended { steps.append(.init("suspend", "The manager is suspended.")) }
    if !isHosted { steps.append(.init("host", "There is no host to show it.")) }
    if lane.gapEnd > now {
      steps.append(.init("pause", "Lane \"\(lane.name)\" pauses until \(lane.gapEnd.seconds) s."))
    }
    if lane.room == 0 {
      let current = presented(in: number).compactMap { contents[$0]?.id }
      steps.append(
        .init(
          "lane",
          "Lane \"\(lane.name)\" (\(lane.policy.rawValue)) is full: "
            + current.map { "\"\($0)\"" }.joined(separator: ", ") + "."))
    }
    if let place = lane.waiting.sorted.firstIndex(of: slot), place > 0 {
      steps.append(.init("line", "\(place) other posts go before it."))
    }
    return steps
  }

  private func shownSteps(of slot: Int, _ content: Content) -> [Explanation.Step] {
    let holds = [Holds.pan, .hover, .focus, .suspend, .idle].filter(entries[slot].holds.contains)
    if !holds.isEmpty {
      let names = holds.map(\.name).joined(separator: ", ")
      return [.init("hold", "Its time stands still: \(names).")]
    }
    if !entries[slot].flags.contains(.isBeingRead),
      timers.key(of: 2 * slot + 1, timerPlaces) != nil
    {
      return [timeLeft(of: slot, "dwell", "Its time")]
    }
    return [.init("forever", "It does not end by itself.")]
  }

  private func timeLeft(of slot: Int, _ code: String, _ what: String) -> Explanation.Step {
    guard let due = timers.key(of: 2 * slot + 1, timerPlaces)?.due else {
      return .init(code, "\(what) stands still.")
    }
    return .init(code, "\(what) ends at \(due.seconds) s.")
  }
}

extension Moment {
  /// The seconds as people write them.
  fileprivate var seconds: String {
    let seconds = duration.inSeconds
    return seconds == seconds.rounded() && abs(seconds) < 1e15 ? "\(Int(seconds))" : "\(seconds)"
  }
}

extension PostScheduler.History.Record {
  /// Why it ended.
  fileprivate var why: String {
    switch course {
    case .refused: "it was refused before it was taken in"
    case .unmade: "its content could not be made"
    case .seen, .unseen: reason.sentence
    }
  }
}

extension CloseReason {
  fileprivate var sentence: String {
    switch self {
    case .expired: "its time was up"
    case .dismissed: "a person dismissed it"
    case .swiped: "a person dragged it away"
    case .tapped: "a person tapped it"
    case .tappedOutside: "a person tapped outside"
    case .action: "a person chose an action"
    case .hidden: "the program hid it"
    case .replaced: "a newer post took its place"
    case .kept: "it was left in the permanent output"
    case .evicted: "there was no room for it"
    case .folded: "it was told together with others"
    case .muted: "a rule silenced it"
    case .ownerGone: "its owner is gone"
    case .duplicate: "a post of the same id was there"
    case .cancelled: "it was taken out before it was seen"
    case .orphaned: "its host is gone"
    case .failed: "no poster could show it"
    case .closed: "the manager was closed"
    }
  }
}
