import Placard
import PlacardTesting
import Testing

@Suite("The clock, the manager and the scheduler agree") struct TimelineTests {
  private let timing = PostTiming(entrance: .milliseconds(400), exit: .milliseconds(200))

  @Test func aManagerReportsWhatTheDryRunDid() async {
    let clock = ManualClock()
    let poster = RecordingPoster(timing: timing)
    let manager = PostManager(
      posters: [poster], lanes: [.main(.serial(gap: .milliseconds(500)))], clock: clock)
    let options = PostOptions(duration: .seconds(2))
    manager.post(Message("A", id: "A"), options)
    manager.post(Message("B", id: "B"), options)
    for _ in 0..<7 {
      await clock.sleepers(atLeast: 1)
      clock.advance(by: .milliseconds(100))
    }
    await manager.close()

    let dryRun = Timeline(timing: timing, lanes: [.main(.serial())]) { script in
      script.post("A", duration: 2)
      script.post("B", duration: 2)
      script.at(0.7)
      script.run(.close)
    }
    #expect(poster.events.map(\.kind) == dryRun.events.map(\.kind))
    #expect(poster.events.map(\.at) == dryRun.events.map(\.at))
    #expect(poster.events.map(\.id) == dryRun.events.map(\.id))
    PosterLaws.check(poster.events)
  }

  @Test func theIssuesExampleHappensOnAManualClock() async {
    let clock = ManualClock()
    let poster = RecordingPoster(timing: timing)
    let manager = PostManager(
      posters: [poster], lanes: [.main(.serial(gap: .milliseconds(500)))], clock: clock)
    let options = PostOptions(duration: .seconds(2))
    manager.post(Message("A", id: "A"), options)
    manager.post(Message("B", id: "B"), options)
    await clock.sleepers(atLeast: 1)
    clock.advance(by: .seconds(60))
    await manager.finish()
    let kinds: Set<PostEvent.Kind> = [.willShow, .didShow, .willHide, .didHide]
    let reported = poster.events.filter { kinds.contains($0.kind) }.map {
      "\($0.kind) \($0.id ?? "") \($0.at.inSeconds)"
    }
    #expect(
      reported == [
        "willShow A 0.0", "didShow A 0.4", "willHide A 2.4", "didHide A 2.6",
        "willShow B 3.1", "didShow B 3.5", "willHide B 5.5", "didHide B 5.7",
      ])
  }

  @Test func aDryRunTakesTheAnimatorsOwnDurations() {
    var simulation = PostSimulation(.dryRun())
    var events: [PostEvent] = []
    for (number, transition) in ["slide", "none", "fade", "physics"].enumerated() {
      events += simulation.run(
        .post(
          Message(transition, id: transition),
          PostOptions(duration: .fixed(.zero), transition: transition, lane: "\(number)")),
        at: .zero)
    }
    events += simulation.finish()
    func time(_ kind: PostEvent.Kind, _ id: String) -> Double? {
      events.first { $0.kind == kind && $0.id == id }?.at.inSeconds
    }
    #expect(time(.didShow, "slide") == 0.4 && time(.didHide, "slide") == 0.6)
    #expect(time(.didShow, "none") == 0 && time(.didHide, "none") == 0)
    #expect(time(.didShow, "fade") == 0.25 && time(.didHide, "fade") == 0.5)
    #expect(time(.didShow, "physics") == 0.5 && time(.didHide, "physics") == 0.65)
  }
}
