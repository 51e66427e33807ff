import PlacardModels
package import PlacardPosting
import Synchronization
package import Testing

extension PosterLaws {
  /// Runs a manager through a script once for each fault of a poster.
  ///
  /// Each time the manager's promises are read from its events and from what its posters were asked
  /// to do; what only this poster does wrong must not be noticed by anybody else. No real time passes.
  ///
  /// - Parameters:
  ///   - faults: The faults to inject.
  ///   - sourceLocation: Where a violation is reported.
  ///   - makePoster: Makes a poster that was not used before; its timing must not depend on what it
  ///     was asked to show.
  package static func exerciseFaults(
    _ faults: [PosterFault] = PosterFault.allCases,
    sourceLocation: SourceLocation = #_sourceLocation,
    with makePoster: () -> some Poster
  ) async {
    let calm = await exerciseFaults(.calm, makePoster())
    for violation in calm.violations {
      Issue.record("calm: \(violation)", sourceLocation: sourceLocation)
    }
    for fault in faults where fault != .calm {
      let transcript = await exerciseFaults(fault, makePoster())
      for violation in transcript.violations {
        Issue.record("\(fault): \(violation)", sourceLocation: sourceLocation)
      }
      if fault.isHarmless, transcript.events != calm.events {
        Issue.record(
          "\(fault): its neighbours receive other events", sourceLocation: sourceLocation)
      }
    }
  }

  private struct Transcript {
    var events: [PostEvent] = []
    var violations: [String] = []
  }

  private static func exerciseFaults(_ fault: PosterFault, _ base: some Poster) async -> Transcript
  {
    let clock = ManualClock()
    let way = Way()
    let poster = FaultInjectingPoster(base, fault) { way.meddle($0) }
    let witness = RecordingPoster([.records, .interactive])
    let manager = PostManager(
      posters: [poster, witness],
      lanes: [
        .main(.serial()), .named("stack", .stack(limit: 2)), .named("replace", .replace),
      ], clock: clock)
    way.lead(to: manager)
    var handles: [PostHandle<Message>] = []
    for step in 0..<24 {
      handles.append(manager.post(message(step), options(step)))
      handles[step / 2].update { $0.body = "step \(step)" }
      if step.isMultiple(of: 5) { handles[step / 3].hide(animated: step.isMultiple(of: 2)) }
      if step == 12 { manager.hideAll() }
      clock.advance(by: .milliseconds(700))
      manager.handle(.resume)
    }
    poster.gate.open()
    let isComplete = await manager.close(timeout: nil)
    way.lead(to: nil)
    var transcript = Transcript(events: witness.events)
    transcript.violations = violations(in: transcript.events, gaps: ["main": .milliseconds(500)])
    transcript.violations += violations(in: witness.calls).map { "its neighbour: \($0)" }
    transcript.violations += violations(in: poster.calls)
    if !isComplete { transcript.violations.append("the closing did not wait for it") }
    for handle in handles {
      let reason = await handle.outcome.reason
      let reported = transcript.events.first { $0.number == handle.number && $0.kind == .gone }?
        .reason
      if reported != reason {
        transcript.violations.append("post \(handle.number): told another end")
      }
    }
    return transcript
  }

  private static func message(_ step: Int) -> Message {
    var message = Message("\(step)", id: "\(step % 9)")
    if step.isMultiple(of: 4) { message = message.action("yes", "Yes") }
    message.urgency = step.isMultiple(of: 7) ? .critical : .normal
    return message
  }

  private static func options(_ step: Int) -> PostOptions {
    var options = PostOptions(
      duration: [.seconds(1), .forever, .seconds(0.1), .automatic][step % 4],
      duplicates: [.count, .allow, .update][step % 3],
      lane: ["main", "stack", "replace"][step % 3])
    options.tap = step.isMultiple(of: 2) ? .dismiss : .action
    return options
  }
}

/// The way from a poster back into the manager that calls it.
private final class Way: Sendable {
  private let manager = Mutex<PostManager?>(nil)

  /// Leads to a manager, or nowhere any more.
  func lead(to manager: PostManager?) {
    self.manager.withLock { $0 = manager }
  }

  /// Posts, changes and hides from inside a call; only the first posts bring more of them.
  func meddle(_ post: Post) {
    guard let manager = manager.withLock({ $0 }) else { return }
    manager.update(id: post.id) { $0.title = "meddled" }
    manager.handle(.setCount(id: post.id, 3))
    if post.number < 40, !post.number.isMultiple(of: 3) {
      manager.post(Message("more", id: "more"), PostOptions(duration: .seconds(1), lane: "stack"))
    }
    if post.number.isMultiple(of: 5) { manager.hide(id: post.id, animated: false) }
    manager.handle(.queryState(tag: nil))
  }
}
