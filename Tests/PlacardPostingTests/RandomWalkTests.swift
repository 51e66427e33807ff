import PlacardModels
import PlacardPosting
import PlacardTesting
import Testing

@Suite("Random walks") struct RandomWalkTests {
  @Test("All commands: every promise holds after every step", arguments: 1...4)
  func walk(seed: UInt64) {
    let walk = RandomWalk.walk(seed: seed, steps: 800)
    if let failure = walk.failure { Issue.record("\(failure)") }
    #expect(walk.events > 800)
  }

  @Test("The same script gives the same events, and so does its text")
  func deterministic() {
    #expect(transcript(seed: 7) == transcript(seed: 7))
    for line in RandomScript(seed: 7).prefix(300) {
      if case .report(let problem) = line.command { Issue.record("\(line): \(problem)") }
    }
  }

  @Test("The walks come by everything that can happen")
  func coverage() {
    let events = (1...16).flatMap { transcript(seed: $0) }
    #expect(Set(events.map(\.kind)) == Set(PostEvent.Kind.allCases))
    #expect(Set(events.compactMap(\.admission)) == Set(Admission.allCases))
    let others: Set<CloseReason> = [.folded, .muted, .ownerGone, .orphaned]
    let missing = Set(CloseReason.allCases).subtracting(events.compactMap(\.reason))
    #expect(missing.isSubset(of: others))
  }

  @Test("A failing script is shrunk to the lines, members and times that matter")
  func shrinking() {
    let script = Array(RandomScript(seed: 5).prefix(400))
    let shrunk = Shrinker.shrunk(script) { lines in
      var walk = PostSimulation(WalkSetup.scheduler())
      let events = lines.flatMap { walk.run($0.command, at: $0.at) }
      return events.contains { $0.reason == .hidden && $0.kind == .willHide }
    }
    #expect(shrunk.count == 2)
    #expect(shrunk.allSatisfy { $0.fields.count <= 2 && $0.at == .zero })
  }

  private func transcript(seed: UInt64) -> [PostEvent] {
    var simulation = PostSimulation(WalkSetup.scheduler())
    let script = RandomScript(seed: seed).prefix(500)
    return script.flatMap { simulation.run($0.command, at: $0.at) } + simulation.finish()
  }
}
