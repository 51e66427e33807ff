import PlacardModels
import Testing

@testable import PlacardPosting

@Suite("Post record") struct PostRecordTests {
  private var record = PostRecord(
    number: 1, at: .zero, idHash: 0, lane: 3, automatic: 0, policy: .serial, traits: [],
    quietThreshold: 30, needsContent: false, isRecorded: false)

  private func at(_ seconds: Int) -> Moment { Moment(.seconds(seconds)) }

  @Test("Each stage is one state to the outside")
  mutating func states() {
    let exit = PostRecord.Exit(reason: .hidden, isAnimated: false)
    let steps: [(PostRecord.Stage, Post.State)] = [
      (.delayed(.running(until: at(1))), .delayed), (.queued, .queued), (.held, .queued),
      (.making, .queued), (.entering(until: at(1)), .showing), (.shown(.none), .shown),
      (.leaving(until: at(1), exit), .leaving), (.exiting(until: at(1), exit), .hiding),
    ]
    for (stage, state) in steps {
      #expect(stage.state == state)
      #expect(stage.isPresented == state.isPresented)
    }
    #expect(record.lane == 3)
    #expect(record.reason == nil)
    #expect(record.isAnimated)
  }

  @Test("A display time that is stopped keeps what is left, and runs on from there")
  mutating func stopping() {
    record.show(.expiring(.running(until: at(5))))
    #expect(record.addHold(.hover) == true)
    #expect(record.addHold(.hover) == false)
    #expect(record.stopCountdown(at: at(2)) == true)
    #expect(record.stage == .shown(.expiring(.stopped(remaining: at(3)))))
    #expect(record.stopCountdown(at: at(4)) == false)
    #expect(record.removeHold(.hover) == true)
    #expect(record.removeHold(.hover) == false)
    record.resumeCountdown(until: at(9))
    #expect(record.stage.countdown?.end == at(9))
    #expect(record.stage.countdown?.remaining == nil)
  }

  @Test("What does not end by itself has no time to stop")
  mutating func timeless() {
    for timer in [PostRecord.DisplayTimer.none, .read] {
      record.show(timer)
      #expect(record.stopCountdown(at: at(1)) == false)
      record.resumeCountdown(until: at(2))
      #expect(record.stage == .shown(timer))
    }
  }

  @Test("A post that leaves counts for nothing, and says why and how it ends")
  mutating func leaving() {
    record.countUp()
    #expect(record.count == 2)
    record.enter(until: at(1))
    record.leave(PostRecord.Exit(reason: .tapped, isAnimated: false), until: at(4))
    #expect(
      record.stage
        == .leaving(until: at(4), PostRecord.Exit(reason: .tapped, isAnimated: false)))
    #expect(record.stage.exit == PostRecord.Exit(reason: .tapped, isAnimated: false))
    #expect(record.reason == .tapped)
    #expect(!record.isAnimated)
    #expect(record.count == 0)
    #expect(!record.stage.claimsID)
  }

  @Test("A precedence is never lowered but by do-not-disturb, which makes it pay the gap")
  mutating func precedence() {
    record.raise(to: .ahead)
    record.raise(to: .none)
    #expect(record.precedence == .ahead)
    record.raise(to: .replacement)
    record.keepOut()
    #expect(record.stage == .held)
    #expect(record.precedence == .ahead)
  }
}
