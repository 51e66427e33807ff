import Testing

@testable import PlacardBench

struct SelfCheckTests {
  private let check = SelfCheck(name: "nothing", expected: 0) {}

  @Test(
    arguments: [
      (0, "as expected: nothing, 0 allocations, 0 expected"),
      (2, "wrong: nothing, 2 allocations, 0 expected"),
      (nil, "not counted: nothing; this build cannot count allocations"),
    ] as [(Int?, String)])
  func outcomeIsSaidInOneLine(found: Int?, line: String) {
    #expect(check.line(found: found) == line)
  }

  @Test func allocationsAreCountedExactlyWhereTheyAreCounted() {
    #if DEBUG
    #expect(SelfCheck.all.allSatisfy { $0.found() == nil })
    #else
    #expect(SelfCheck.all.allSatisfy { $0.found() == (Allocations.areCounted ? $0.expected : nil) })
    #endif
  }
}
