import Placard
import Testing

@testable import PlacardBench

struct SchedulerSubjectTests {
  @Test("Of the posts around a cycle one stays in its lane, and the others wait")
  func postsThatWait() {
    var scheduler = PostScheduler.holding(5)
    scheduler.handle(.queryState(tag: nil), at: .zero)
    let replies = scheduler.takeEffects().compactMap { effect -> PostReply? in
      if case .event(let event) = effect { event.reply } else { nil }
    }
    guard case .lanes(let lanes)? = replies.first?.content else { return #expect(Bool(false)) }
    #expect(lanes["waiting"]?.current == ["first"])
    #expect(lanes["waiting"]?.queued.count == 5)
    #expect(lanes["around"]?.current.count == 5)
  }
}
