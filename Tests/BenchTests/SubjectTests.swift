import Foundation
import Placard
import PlacardText
import Testing

@testable import PlacardBench

struct SubjectTests {
  @Test func namesAreUniqueAndBaselinesExist() {
    let names = Subject.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(Subject.all.compactMap(\.baseline).allSatisfy(names.contains))
    #expect(names.allSatisfy { $0.split(separator: "/").count == 2 })
  }

  @Test func aFilterBringsBaselinesAlong() {
    let names = Subject.all.matching("columns-ascii").map(\.name)
    #expect(names == ["text/count-ascii", "text/columns-ascii"])
    #expect(Subject.all.matching("no such subject").isEmpty)
  }

  @Test func familiesHoldABaselineAndItsSubjects() {
    let families = Subject.all.matching("flat-1000-a").families()
    #expect(
      families.map { $0.map(\.name) }
        == [["layout/flat-1000-anew", "layout/flat-1000-again", "layout/flat-1000-plain"]])
  }

  @Test(arguments: Subject.all.map(\.name))
  func workDependsOnNothingButItsIterations(name: String) async throws {
    guard name != "message/hash" else { return }
    let results = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(returning: Self.twice(name))
      }
    }
    #expect(results.count == 4)
    #expect(results.prefix(2) == results.suffix(2))
  }

  /// What two workloads of a name give; on a thread of its own, since some wait for tasks.
  private static func twice(_ name: String) -> [UInt64] {
    guard let subject = Subject.all.first(where: { $0.name == name }) else { return [] }
    var one = subject.makeWorkload()
    var other = subject.makeWorkload()
    return [one.run(3), one.run(2), other.run(3), other.run(2)]
  }

  @Test func everyCycleEndsItsPost() {
    var cycle = SchedulerCycle(around: 10)
    #expect(cycle.run(2500) == 2500)
    var duplicate = SchedulerDuplicate()
    #expect(duplicate.run(20) == 20)
    var hiding = SchedulerHide()
    #expect(hiding.run(2500) == 2500)
  }

  @Test func everyLineIsUnderstood() throws {
    var reading = LineReading()
    #expect(reading.run(5) == 5)
    var writing = LineWriting()
    #expect(writing.run(1) == UInt64(LineWriting.length))
    #expect(LineWriting.length > 200)
  }

  @Test func textsAreWhatTheirNamesSay() {
    #expect(BenchFixture.body.split { $0 == " " || $0 == "\n" }.count == 300)
    #expect(Sanitizer.block(BenchFixture.body) == BenchFixture.body)
    #expect(Sanitizer.block(BenchFixture.hostile) != BenchFixture.hostile)
  }
}
