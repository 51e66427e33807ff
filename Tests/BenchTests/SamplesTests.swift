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

  @Test func quartilesCutOffAQuarterAtEachEnd() {
    let samples = Samples([7, 6, 5, 4, 3, 2, 1])
    #expect(samples.lowerQuartile == 2)
    #expect(samples.upperQuartile == 6)
    #expect(Samples([3]).lowerQuartile == 3)
    #expect(Samples([3]).upperQuartile == 3)
  }

  @Test func quotientsAreTakenRunByRunSoThatDriftCancels() {
    let baseline = Samples([10, 20, 40, 80, 160])
    let subject = Samples([30, 60, 120, 240, 480])
    #expect(subject.divided(by: baseline)?.values == [3, 3, 3, 3, 3])
  }

  @Test func runsThatTookNoTimeGiveNoQuotient() {
    #expect(Samples([1, 2]).divided(by: Samples([0, 0])) == nil)
    #expect(Samples([8, 2]).divided(by: Samples([4, 0])) == Samples([2]))
  }
}
