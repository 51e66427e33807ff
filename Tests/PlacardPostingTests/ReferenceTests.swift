import PlacardModels
import Testing

/// The queue against The timing decisions written down a second time.
@Suite("The reference scheduler") struct ReferenceTests {
  @Test("Short random scripts give the same events on both", arguments: 0..<4)
  func sameTranscript(part: UInt64) {
    let difference = Differential.compare(
      seeds: part * 40..<part * 40 + Extent.of(40, ordinarily: 10),
      without: [.waits, .lanes, .bursts])
    if let difference { Issue.record("\(difference)") }
  }

  @Test("With delays, and with lanes that change", arguments: 4..<6)
  func delays(part: UInt64) {
    let difference = Differential.compare(
      seeds: part * 40..<part * 40 + Extent.of(40, ordinarily: 10), without: .bursts)
    if let difference { Issue.record("\(difference)") }
  }

  @Test("A difference would be seen, and shrunk to what makes it")
  func aDifferenceIsSeen() {
    let lines = [
      ScriptLine("post", [ScriptLine.text("id", "A"), ScriptLine.text("title", "A")]),
      ScriptLine("tap", [ScriptLine.text("id", "A")], at: .seconds(1)),
    ]
    #expect(Differential.difference(in: lines) == nil)
    var scheduler = ReferenceScheduler()
    scheduler.run(lines[0].command, at: .zero)
    #expect(scheduler.events.map(\.kind) == [.posted, .willShow])
    scheduler.finish()
    #expect(
      scheduler.events.map(\.kind) == [
        .posted, .willShow, .announce, .didShow, .willHide, .didHide, .gone,
      ])
  }
}
