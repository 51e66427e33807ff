import Testing

@testable import PlacardBench

struct CalibrationTests {
  private let calibration = Calibration(target: .milliseconds(50))

  @Test(arguments: [
    (nanosecondsEach: 100, iterations: 500_000), (nanosecondsEach: 7_000, iterations: 7_143),
    (nanosecondsEach: 20_000_000, iterations: 3), (nanosecondsEach: 400_000_000, iterations: 1),
  ])
  func fillsTheRun(cost: (nanosecondsEach: Int, iterations: Int)) {
    let found = calibration.iterations { .nanoseconds($0 * cost.nanosecondsEach) }
    #expect(found == cost.iterations)
  }

  @Test func triesMoreAndMoreAndStopsOnceItCanTell() {
    var tried: [Int] = []
    _ = calibration.iterations {
      tried.append($0)
      return .microseconds(100 * $0)
    }
    #expect(tried == [1, 4, 16, 64])
  }

  @Test func workThatTakesNoTimeEnds() {
    let found = calibration.iterations { _ in .zero }
    #expect(found >= Calibration.limit)
  }
}
