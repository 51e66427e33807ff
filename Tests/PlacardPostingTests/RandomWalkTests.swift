import PlacardModels
import PlacardPosting
import PlacardTesting
import Testing

@Suite("Random walks") struct RandomWalkTests {
  private static let steady: [String: Duration] = [
    "main": .milliseconds(500), "serial": .milliseconds(500),
  ]

  @Test("All commands, steady lanes: every promise holds after every step", arguments: 1...8)
  func steadyLanes(seed: UInt64) {
    walk(seed: seed, changesLanes: false, pauses: Self.steady)
  }

  @Test("All commands, lanes that change: every promise holds after every step", arguments: 1...8)
  func changingLanes(seed: UInt64) {
    walk(seed: seed &+ 1000, changesLanes: true, pauses: [:])
  }

  @Test("The same script tells the same story")
  func deterministic() {
    #expect(story(seed: 7) == story(seed: 7))
  }

  @Test("The walks come by everything that can happen")
  func coverage() {
    let events = (1...8).flatMap { story(seed: $0) }
    #expect(Set(events.map(\.kind)) == Set(PostEvent.Kind.allCases))
    #expect(Set(events.compactMap(\.admission)) == Set(Admission.allCases))
    let others: Set<CloseReason> = [
      .swiped, .tapped, .tappedOutside, .folded, .muted, .ownerGone, .orphaned,
    ]
    #expect(
      Set(events.compactMap(\.reason)).isSuperset(of: Set(CloseReason.allCases).subtracting(others))
    )
  }

  @Test("A failing script is shrunk to the lines that matter")
  func shrinking() {
    let lines = RandomScript(seed: 3, steps: 200, changesLanes: false).lines
    let impossible: [String: Duration] = ["main": .seconds(60)]
    #expect(RandomWalk.failure(of: lines, pauses: impossible) != nil)
    #expect(RandomWalk.shrunk(lines, pauses: impossible).count <= 4)
  }

  private func story(seed: UInt64) -> [PostEvent] {
    var simulation = PostSimulation(PostQueue())
    let changesLanes = seed.isMultiple(of: 2)
    let lines = RandomScript(seed: seed, steps: 250, changesLanes: changesLanes).lines
    return lines.flatMap { simulation.run($0.command, at: $0.at) } + simulation.finish()
  }

  private func walk(seed: UInt64, changesLanes: Bool, pauses: [String: Duration]) {
    let lines = RandomScript(seed: seed, steps: 250, changesLanes: changesLanes).lines
    guard let failure = RandomWalk.failure(of: lines, pauses: pauses) else { return }
    let script = RandomWalk.shrunk(lines, pauses: pauses)
    let rest = RandomWalk.failure(of: script, pauses: pauses)
    Issue.record(
      """
      seed \(seed): \(failure); shrunk: \(rest.map(\.description) ?? "gone")
      \(script.map(\.description).joined(separator: "\n"))
      """)
  }
}
