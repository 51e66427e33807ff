import PlacardModels
@testable import PlacardPosting
import Testing

@Suite("Pan results") struct PanResultTests {
  @Test(
    "A1, A3: who draws a post may decide what its drag comes to; who does not, leaves it to the thresholds",
    arguments: [
      (0.1, true, true), (0.9, false, false), (0.9, nil, true), (0.1, nil, false),
    ] as [(Double, Bool?, Bool)])
  func outcome(travel: Double, dismisses: Bool?, goes: Bool) {
    var scheduler = PostScheduler(lanes: [.main(.serial())])
    _ = scheduler.post(Message("A", id: "a"), PostOptions(duration: .forever), at: .zero)
    let post =
      scheduler.takeEffects().lazy.compactMap { effect in
        if case .show(let post) = effect { post.number } else { nil }
      }.first ?? 0
    scheduler.handle(.panBegan(number: post), at: .seconds(1))
    scheduler.handle(
      .panEnded(number: post, travel: travel, velocity: 0, dismisses: dismisses), at: .seconds(2))
    let reasons = scheduler.takeEffects().compactMap { effect in
      if case .event(let event) = effect, event.kind == .willHide { event.reason } else { nil }
    }
    #expect(reasons == (goes ? [.swiped] : []))
  }
}
