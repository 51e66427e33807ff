import Placard
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
  func workDependsOnNothingButItsIterations(name: String) throws {
    let subject = try #require(Subject.all.first { $0.name == name })
    guard name != "message/hash" else { return }
    var one = subject.makeWorkload()
    var other = subject.makeWorkload()
    #expect(one.run(3) == other.run(3))
    #expect(one.run(2) == other.run(2))
  }

  @Test func everyCycleEndsItsPost() {
    var cycle = QueueCycle(around: 10)
    #expect(cycle.run(2500) == 2500)
    var duplicate = QueueDuplicate()
    #expect(duplicate.run(20) == 20)
    var hiding = QueueHide()
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
    #expect(Specimen.body.split { $0 == " " || $0 == "\n" }.count == 300)
    #expect(Sanitizer.block(Specimen.body) == Specimen.body)
    #expect(Sanitizer.block(Specimen.hostile) != Specimen.hostile)
  }
}
