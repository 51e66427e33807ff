public import PlacardModels

extension PostScheduler {
  /// Explains what happened to the newest post with an id, and why.
  public func explanation(of id: String) -> Explanation {
    if let index = posts.newest(ofID: id), let content = posts.content(at: index) {
      return Explanation(
        id: id, number: posts[index].number, state: posts[index].stage.state,
        reason: posts[index].reason,
        steps: (content.policyDecision?.trace ?? []) + steps(of: index))
    }
    guard let record = history.newest(of: id) else {
      return Explanation(
        id: id,
        steps: [.init("unknown", "No post with the id \"\(id)\" is live or remembered.")])
    }
    return Explanation(
      id: id, number: record.number, state: .gone, reason: record.reason,
      steps: (record.content.policyDecision?.trace ?? []) + [
        .init("reason", "It ended at \(record.at.seconds) s: \(record.why).")
      ])
  }

  private func steps(of index: Int) -> [Explanation.Step] {
    let lane = lanes[posts[index].lane].name
    switch posts[index].stage {
    case .delayed(let countdown): return [timeLeft(countdown, "delay", "Its delay")]
    case .making:
      return [.init("content", "Its turn has come, and its content is being made.")]
    case .queued: return waitingSteps(of: index)
    case .held: return [quietStep] + waitingSteps(of: index)
    case .entering: return [.init("entrance", "Its entrance runs in lane \"\(lane)\".")]
    case .shown(let timer): return [shownStep(of: index, timer)]
    case .leaving(let end, let exit):
      return [
        .init(
          "minimum",
          "It leaves (\(exit.reason.sentence)) once its minimum is over, at \(end.seconds) s.")
      ]
    case .exiting(_, let exit): return [.init("exit", "Its exit runs: \(exit.reason.sentence).")]
    }
  }

  private var quietStep: Explanation.Step {
    let names = doNotDisturb.modes.joined(separator: ", ")
    let modes = names.isEmpty ? "" : ", with modes \(names)"
    return .init("quiet", "The quiet level \(doNotDisturb.level) holds it back\(modes).")
  }

  private func waitingSteps(of index: Int) -> [Explanation.Step] {
    var steps: [Explanation.Step] = []
    let number = posts[index].lane
    let lane = lanes[number]
    if isSuspended { steps.append(.init("suspend", "The manager is suspended.")) }
    if !conditions.isHosted { steps.append(.init("host", "There is no host to show it.")) }
    if case .gap(let end) = lane.phase(at: now) {
      steps.append(.init("pause", "Lane \"\(lane.name)\" pauses until \(end.seconds) s."))
    }
    if lane.freeCapacity == 0 {
      let current = presented(in: number).compactMap { posts.content(at: $0)?.id }
      steps.append(
        .init(
          "lane",
          "Lane \"\(lane.name)\" (\(lane.policy.rawValue)) is full: "
            + current.map { "\"\($0)\"" }.joined(separator: ", ") + "."))
    }
    if let position = lane.waiting.sorted.firstIndex(of: index), position > 0 {
      steps.append(.init("line", "\(position) other posts go before it."))
    }
    return steps
  }

  private func shownStep(
    of index: Int, _ timer: PostRecord.DisplayTimer
  ) -> Explanation.Step {
    let holds = [Holds.pan, .hover, .focus, .suspend, .idle].filter(posts[index].holds.contains)
    if !holds.isEmpty {
      let names = holds.map(\.cause.rawValue).joined(separator: ", ")
      return .init("hold", "Its time stands still: \(names).")
    }
    if case .expiring(let countdown) = timer { return timeLeft(countdown, "dwell", "Its time") }
    return .init("forever", "It does not end by itself.")
  }

  private func timeLeft(
    _ countdown: PostRecord.Countdown, _ code: String, _ what: String
  ) -> Explanation.Step {
    guard let end = countdown.end else { return .init(code, "\(what) stands still.") }
    return .init(code, "\(what) ends at \(end.seconds) s.")
  }
}

extension Moment {
  /// The number of seconds as text, without a fraction when whole.
  fileprivate var seconds: String {
    let seconds = duration.inSeconds
    return seconds == seconds.rounded() && abs(seconds) < 1e15 ? "\(Int(seconds))" : "\(seconds)"
  }
}

extension History.Record {
  /// The reason of its end as a sentence.
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
    case .folded: "it was summarised together with others"
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
