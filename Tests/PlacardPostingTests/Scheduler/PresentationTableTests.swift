import PlacardModels
import Testing

@testable import PlacardPosting

@Suite("Presentation table") struct PresentationTableTests {
  private var table = PresentationTable()

  private func at(_ seconds: Int) -> Moment { Moment(.seconds(seconds)) }

  @Test("Presented posts stay in the order of entrance, whichever of them is unlinked")
  mutating func links() {
    let (a, b, c) = (4, 1_000_000, 0)
    table.begin(a, at: .zero, after: nil)
    table.begin(b, at: .zero, after: a)
    table.begin(c, at: .zero, after: b)
    #expect(table.linked(from: a) == [a, b, c])
    #expect(table.unlink(b) == (a, c))
    #expect(table.linked(from: a) == [a, c])
    #expect(table.unlink(a) == (nil, c))
    #expect(table.linked(from: c) == [c])
  }

  @Test("An entrance and an exit have their lengths, and a minimum its end")
  mutating func times() {
    table.begin(7, at: at(2), after: nil)
    #expect(table[7].enteredAt == at(2))
    #expect(table[7].entranceEnd == at(2))
    table[7].setLengths(entrance: .seconds(3), exit: .milliseconds(250))
    table[7].minimumEnd = at(9)
    #expect(table[7].entranceEnd == at(5))
    #expect(table[7].exitLength == Moment(.milliseconds(250)))
    #expect(table[7].minimumEnd == at(9))
  }

  @Test("The next post at an index has nothing of the one before it")
  mutating func reuse() {
    table.begin(7, at: at(2), after: nil)
    table.begin(8, at: at(2), after: 7)
    table[7].setLengths(entrance: .seconds(3), exit: .seconds(4))
    table[7].minimumEnd = at(9)
    _ = table.unlink(7)
    table.begin(7, at: at(6), after: 8)
    #expect(table[7].minimumEnd == .zero)
    #expect(table[7].entranceEnd == at(6))
    #expect(table[7].exitLength == .zero)
    #expect(table.linked(from: 8) == [8, 7])
  }

  @Test("A copy keeps its presentations once it is separated")
  mutating func copies() {
    table.begin(1, at: at(1), after: nil)
    var copy = table
    copy.makeUnique()
    table.begin(1, at: at(2), after: nil)
    #expect(copy[1].enteredAt == at(1))
    #expect(table[1].enteredAt == at(2))
  }
}
