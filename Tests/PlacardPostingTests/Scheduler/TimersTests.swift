import Testing

@testable import PlacardPosting

@Suite("Timers") struct TimersTests {
  private func at(_ seconds: Int) -> Moment { Moment(.seconds(seconds)) }

  @Test("Timers fire in the order of their times, those due together in the order of setting")
  func order() {
    var timers = Timers()
    timers.set(.stage(7), due: at(2))
    timers.set(.lane(.gap, 1), due: at(1))
    timers.set(.entrance(7), due: at(2))
    timers.set(.lane(.eviction, 0), due: at(1))
    #expect(timers.nextDue == at(1))
    var fired: [Timers.ID] = []
    while timers.nextDue != .never {
      fired.append(timers.removeFirst())
    }
    #expect(fired == [.lane(.gap, 1), .lane(.eviction, 0), .stage(7), .entrance(7)])
  }

  @Test("A timer that is set again fires once, after those that were set before")
  func again() {
    var timers = Timers()
    timers.set(.stage(1), due: at(3))
    timers.set(.stage(2), due: at(3))
    timers.set(.stage(1), due: at(3))
    #expect(timers.removeFirst() == .stage(2))
    #expect(timers.removeFirst() == .stage(1))
    #expect(timers.nextDue == .never)
  }

  @Test("A cancelled timer never fires, and to cancel it twice does nothing")
  func cancelling() {
    var timers = Timers()
    timers.set(.entrance(1), due: at(1))
    timers.set(.stage(1), due: at(2))
    timers.set(.lane(.rate, 3), due: at(1))
    timers.cancel(.entrance(1))
    timers.cancel(.entrance(1))
    timers.cancelLanes(0..<4)
    #expect(timers.due(of: .entrance(1)) == nil)
    #expect(timers.due(of: .stage(1)) == at(2))
    #expect(timers.removeFirst() == .stage(1))
    #expect(timers.nextDue == .never)
  }

  @Test("A copy keeps its timers")
  func copies() {
    var timers = Timers()
    timers.set(.stage(1), due: at(1))
    var copy = timers
    copy.makeUnique()
    copy.cancel(.stage(1))
    #expect(timers.nextDue == at(1))
    #expect(copy.nextDue == .never)
  }
}
