import Testing

@testable import PlacardBench

struct ComparisonTests {
  private func compare(_ old: [Measurement], _ new: [Measurement]) -> Comparison {
    Comparison(old: BenchResult(measurements: old), new: BenchResult(measurements: new))
  }

  @Test func knownResultsGiveAKnownTable() {
    var leaner = Measurement.sample("d")
    leaner.allocations = 0
    let comparison = compare(
      [.sample("a"), .sample("b"), .sample("c"), .sample("d"), .sample("old")],
      [
        .sample("a", median: 40), .sample("b", median: 5), .sample("c", median: 21), leaner,
        .sample("new"),
      ])
    #expect(
      comparison.table == """
        subject      old      new  factor  old allocations  new allocations         verdict
        a        20.0 ns  40.0 ns   2.00×             1.50             1.50          slower
        b        20.0 ns  5.00 ns   0.25×             1.50             1.50          faster
        c        20.0 ns  21.0 ns   1.05×             1.50             1.50            same
        d        20.0 ns  20.0 ns   1.00×             1.50                0  allocates less
        new            –  20.0 ns       –                –             1.50             new
        old      20.0 ns        –       –             1.50                –            gone

        """)
    #expect(comparison.hasRegression)
  }

  @Test func aSlowerMachineIsNoRegressionWhereARatioIsKnown() {
    let comparison = compare(
      [.sample("a", median: 20, baseline: "b", ratio: 2)],
      [.sample("a", median: 60, baseline: "b", ratio: 2.1)])
    #expect(comparison.changes.map(\.verdict) == [.same])
    #expect(!comparison.hasRegression)
  }

  @Test func subjectsWithoutABaselineAreComparedByTheReferenceWorkload() {
    let comparison = compare(
      [.sample("a", median: 20, ratio: 4)], [.sample("a", median: 20, ratio: 8)])
    #expect(comparison.changes.map(\.factor) == [2])
    #expect(comparison.changes.map(\.verdict) == [.slower])
  }

  @Test func whatOverlapsIsNoise() {
    var old = Measurement.sample("a", ratio: 1)
    var new = old
    old.quotients = Samples([1, 2, 3, 4, 5, 6, 7])
    new.quotients = Samples([3, 4, 5, 6, 7, 8, 9])
    #expect(compare([old], [new]).changes.map(\.factor) == [1.5])
    #expect(compare([old], [new]).changes.map(\.verdict) == [.same])
    #expect(compare([new], [old]).changes.map(\.verdict) == [.same])
  }

  @Test func ratiosToDifferentBaselinesAreNotCompared() {
    let comparison = compare(
      [.sample("a", baseline: "b", ratio: 2)], [.sample("a", baseline: "c", ratio: 9)])
    #expect(comparison.changes.first?.factor == 1)
  }

  @Test func moreAllocationsAreARegressionHoweverQuick() {
    var greedy = Measurement.sample("a", median: 1)
    greedy.allocations = 2.5
    let comparison = compare([.sample("a")], [greedy])
    #expect(comparison.changes.map(\.verdict) == [.allocatesMore])
    #expect(comparison.hasRegression)
  }
}
