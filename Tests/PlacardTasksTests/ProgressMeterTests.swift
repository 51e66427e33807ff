import PlacardModels
@testable import PlacardTasks
import Testing

@Suite("P13: the maths of progress") struct ProgressMeterTests {
  @Test("P13: rate and time left are unknown at the start, and exact after a second")
  func start() {
    var meter = ProgressMeter(total: 100)
    #expect(meter.rate(at: .zero) == nil)
    #expect(meter.timeLeft(at: .zero) == nil)
    meter.record(5, at: .milliseconds(500))
    #expect(meter.rate(at: .milliseconds(999)) == nil)
    #expect(meter.fraction == 0.05)
    meter.record(10, at: .seconds(1))
    #expect(meter.rate(at: .seconds(1)) == 10)
    #expect(meter.timeLeft(at: .seconds(1)) == .seconds(9))
    #expect(meter.elapsed(at: .seconds(3)) == .seconds(3))
  }

  @Test("P13: the rate is that of the window, however often progress is reported")
  func window() {
    for step in [10, 125, 1000, 3000] {
      var meter = ProgressMeter(total: 10_000)
      for time in stride(from: step, through: 60_000, by: step) {
        let slow = Double(min(time, 30_000)) / 1000
        let fast = Double(max(time - 30_000, 0)) / 1000 * 50
        meter.record(slow + fast, at: .milliseconds(time))
      }
      #expect(meter.rate(at: .seconds(60)) == 50)
      #expect(meter.timeLeft(at: .seconds(60)) == .milliseconds(169_400))
    }
  }

  @Test("P13: in the middle of the window old and new count by their time")
  func middle() throws {
    var meter = ProgressMeter()
    for second in 1...45 {
      meter.record(Double(second <= 30 ? second : 30 + (second - 30) * 11), at: .seconds(second))
    }
    // The last 30 s: 15 s at 1 a second, 15 s at 11.
    #expect(meter.rate(at: .seconds(45)) == 6)
  }

  @Test("P13: a stall lets the rate fall to nothing, and the time left with it")
  func stall() {
    var meter = ProgressMeter(total: 100)
    meter.record(30, at: .seconds(10))
    #expect(meter.rate(at: .seconds(10)) == 3)
    #expect(meter.rate(at: .seconds(30)) == 1)
    #expect(meter.timeLeft(at: .seconds(30)) == .seconds(70))
    #expect(meter.rate(at: .seconds(40)) == 0)
    #expect(meter.timeLeft(at: .seconds(40)) == nil)
  }

  @Test("P13: what is done only ever grows, and times never go back")
  func monotonic() {
    var meter = ProgressMeter(total: 10)
    meter.record(5, at: .seconds(2))
    meter.record(3, at: .seconds(3))
    meter.record(.nan, at: .seconds(3))
    meter.record(-.infinity, at: .seconds(3))
    meter.record(.infinity, at: .seconds(3))
    meter.record(-1, at: .seconds(3))
    #expect(meter.done == 5)
    meter.record(6, at: .seconds(1))
    #expect(meter.done == 6)
    #expect(meter.rate(at: .zero) == 3)
    #expect(meter.elapsed(at: .zero) == .seconds(2))
    meter.record(99, at: .seconds(4))
    #expect(meter.fraction == 1)
    #expect(meter.timeLeft(at: .seconds(4)) == .zero)
  }

  @Test("P13: another total changes fraction and time left, not the rate")
  func totals() {
    var meter = ProgressMeter(total: 10)
    meter.record(5, at: .seconds(5))
    meter.setTotal(50)
    #expect(meter.fraction == 0.1)
    #expect(meter.rate(at: .seconds(5)) == 1)
    #expect(meter.timeLeft(at: .seconds(5)) == .seconds(45))
    for unknown in [nil, 0, -1, .nan, .infinity] as [Double?] {
      meter.setTotal(unknown)
      #expect(meter.total == nil)
      #expect(meter.fraction == nil)
      #expect(meter.timeLeft(at: .seconds(5)) == nil)
    }
  }

  @Test("P13: what was done before counts for no rate")
  func resumed() {
    var meter = ProgressMeter(done: 500, total: 1000, at: .seconds(7))
    #expect(meter.rate(at: .seconds(9)) == nil)
    meter.record(510, at: .seconds(8))
    #expect(meter.rate(at: .seconds(8)) == 10)
    #expect(meter.timeLeft(at: .seconds(8)) == .seconds(49))
    var reported = ProgressMeter(at: .seconds(7))
    reported.record(500, at: .seconds(7))
    reported.record(510, at: .seconds(8))
    #expect(reported.rate(at: .seconds(8)) == 10)
  }

  @Test("P13: enormous and odd numbers have defined results")
  func enormous() {
    var meter = ProgressMeter(
      done: .nan, total: .greatestFiniteMagnitude, window: .seconds(-5))
    #expect(meter.done == 0)
    #expect(meter.window == .seconds(1))
    meter.record(1, at: .seconds(2))
    #expect(meter.timeLeft(at: .seconds(2)) == nil)
    meter.record(.greatestFiniteMagnitude, at: .seconds(3))
    #expect(meter.fraction == 1)
    #expect(meter.rate(at: .seconds(3)).map { $0 > 1e300 } == true)
  }

  @Test(
    "P13: random walks: exact against the plain definition, whatever the spacing", arguments: 1...8)
  func random(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var meter = ProgressMeter()
    var walk: [(time: Int, done: Double)] = [(0, 0)]
    for _ in 0..<300 {
      let last = walk[walk.count - 1]
      let time = last.time + Int.random(in: 1000...4000, using: &generator)
      walk.append((time, last.done + Double(Int.random(in: 0...99, using: &generator))))
      meter.record(walk[walk.count - 1].done, at: .milliseconds(time))
      let rate = meter.rate(at: .milliseconds(time)) ?? 0
      let expected = plainRate(of: walk, at: time)
      #expect(abs(rate - expected) < 1e-9, "seed \(seed) at \(time)")
    }
  }

  /// The rate over 30 s with every sample kept.
  private func plainRate(of walk: [(time: Int, done: Double)], at time: Int) -> Double {
    let from = max(time - 30_000, 0)
    guard let next = walk.firstIndex(where: { $0.time > from }), next > 0 else { return 0 }
    let (before, after) = (walk[next - 1], walk[next])
    let part = Double(from - before.time) / Double(after.time - before.time)
    let then = before.done + (after.done - before.done) * part
    return ((walk.last?.done ?? 0) - then) / (Double(time - from) / 1000)
  }
}
