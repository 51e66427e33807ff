import Testing

@testable import PlacardBench

struct SamplesTests {
  @Test func medianIsTheMiddleWhateverTheOrder() {
    #expect(Samples([9, 1, 5]).median == 5)
    #expect(Samples([4, 1, 3, 100]).median == 3.5)
    #expect(Samples([2]).median == 2)
  }

  @Test func extremesAndOrderAreKept() {
    let samples = Samples([3, 1, 2])
    #expect(samples.least == 1)
    #expect(samples.greatest == 3)
    #expect(samples.values == [3, 1, 2])
  }

  @Test func ratioIsTakenRunByRunSoThatDriftCancels() {
    let baseline = Samples([10, 20, 40, 80, 160])
    let subject = Samples([30, 60, 120, 240, 480])
    #expect(subject.ratio(to: baseline) == 3)
  }

  @Test func ratioToNothingIsNone() {
    #expect(Samples([1, 2]).ratio(to: Samples([0, 0])) == nil)
    #expect(Samples([8, 2]).ratio(to: Samples([4, 0])) == 2)
  }
}
