import Testing

@testable import PlacardPosting

@Suite("Lanes") struct LaneTableTests {
  private var lanes = LaneTable(automatic: .reading)

  private func at(_ seconds: Int) -> Moment { Moment(.seconds(seconds)) }

  private mutating func lane(_ name: String, at now: Moment = .zero) -> Int {
    lanes.index(of: name, at: now, reusesIdle: true).index
  }

  @Test("The index of a lane that was left empty is used again, once its gap is over")
  mutating func reuse() {
    let index = lane("a")
    lanes[index].enroll()
    lanes.release(index)
    let other = lane("b")
    #expect(other != index)
    lanes[index].setPolicy(.serial)
    lanes[index].withdraw()
    lanes[index].beginGap(at: .zero)
    lanes.release(index)
    #expect(lane("c") != index)
    let found = lanes.index(of: "d", at: at(1), reusesIdle: true)
    #expect(found.index == index)
    #expect(found.isReused)
    #expect(lanes.index(of: "a") == nil)
    #expect(lanes.names[index].name == "d")
  }

  @Test("A configured lane is never used for another name, nor are the two that there always are")
  mutating func configured() {
    let index = lane("a")
    lanes.configure(index, LaneConfiguration(policy: .serial))
    for lane in [0, 1, index] {
      lanes.release(lane)
    }
    #expect(lane("b") == index + 1)
    #expect(lanes[0].name == "main")
    #expect(lanes[1].policy == .replace)
  }

  @Test("Waiting posts leave the queue by priority and arrival, each at most once")
  mutating func waiting() {
    let index = lane("a")
    for (post, priority) in [(4, 0), (5, 2), (6, 2)] {
      lanes.enqueue(
        post, WaitingKey(priority: priority, number: post, skipsQueue: false), in: index)
    }
    lanes.dequeue(9, from: index)
    lanes.dequeue(5, from: index)
    lanes.dequeue(5, from: index)
    #expect(lanes.firstWaiting(in: index) == 6)
    #expect(lanes.dequeueFirst(from: index) == 6)
    #expect(lanes.dequeueFirst(from: index) == 4)
    #expect(lanes.dequeueFirst(from: index) == nil)
  }

  @Test("A lane owes at most one report, and one that replaces owes none")
  mutating func owing() {
    let (stack, serial, replacing) = (lane("stack"), lane("serial"), lane("replacing"))
    lanes[serial].setPolicy(.serial)
    lanes[replacing].setPolicy(.replace)
    for _ in 0..<2 {
      lanes.noteOverflow(stack)
      lanes.noteOverflow(serial)
      lanes.noteOverflow(replacing)
    }
    #expect(lanes.areOwing)
    #expect(lanes.takeOwing() == [serial, stack])
    #expect(!lanes.areOwing)
    lanes.noteOverflow(stack)
    #expect(lanes.takeOwing() == [stack])
  }

  @Test("A lane is idle, presents, or is in the gap after a post has left")
  mutating func phases() {
    let index = lane("a")
    lanes[index].setPolicy(.serial)
    #expect(lanes[index].phase(at: .zero) == .idle)
    #expect(lanes[index].appendPresented(4) == nil)
    #expect(lanes[index].phase(at: .zero) == .presenting)
    #expect(lanes[index].freeCapacity == 0)
    lanes[index].removePresented(between: nil, and: nil)
    lanes[index].beginGap(at: at(1))
    #expect(lanes[index].phase(at: at(1)) == .gap(until: Moment(.milliseconds(1500))))
    #expect(lanes[index].phase(at: at(2)) == .idle)
    #expect(lanes[index].freeCapacity == 1)
  }

  @Test("A lane without posters that present has neither limit nor gap, until one presents again")
  mutating func open() {
    let index = lane("a")
    lanes[index].setPolicy(.serial)
    lanes.setOpen(true)
    #expect(lanes[index].policy == .stack)
    #expect(lanes[index].capacity == .max)
    #expect(lanes.takeToFill().count == lanes.count)
    lanes.setOpen(false)
    #expect(lanes[index].policy == .serial)
  }

  @Test("The rules for automatic durations are shared by lanes")
  mutating func automatic() {
    let index = lane("a")
    #expect(lanes.automatic(lanes[index].automatic) == .reading)
    lanes.setAutomatic(.fixed(.seconds(2)), of: index)
    #expect(lanes.automatic(lanes[index].automatic) == .fixed(.seconds(2)))
    #expect(lanes.automatic(lanes[0].automatic) == .reading)
    lanes.setAutomatic(.fixed(.seconds(2)), of: 0)
    #expect(lanes[0].automatic == lanes[index].automatic)
  }
}
