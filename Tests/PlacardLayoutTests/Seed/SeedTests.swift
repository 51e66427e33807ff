import PlacardLayout
import Testing

/// StackViewLayout's own tests: all come out alike, but for those that the table of differences names.
@Suite struct SeedTests {
  @Test(.enabled(if: SeedCase.areThere, "The seed's cases do not stand beside the repository."))
  func `L1 to L6: the seed's cases differ where the table says, as it says, and nowhere else`()
    throws
  {
    let table = try SeedDifferences()
    let cases = try SeedCase.all()
    let found = cases.flatMap(differences)
    let listed = table.rows.map { row in
      var row = row
      row.reasons = ""
      return row
    }
    let new = Set(found).subtracting(listed)
    let gone = Set(listed).subtracting(found)
    #expect(new.isEmpty, "not in the table: \(new.map { "\($0)" }.sorted())")
    #expect(gone.isEmpty, "only in the table: \(gone.map { "\($0)" }.sorted())")
    let differing = Set(found.map(\.name)).count
    print("seed: \(cases.count - differing) of \(cases.count) agree, \(differing) are listed")
    #expect(cases.count == 457 && differing == 76)
  }

  @Test func `Every reason in the table of differences is explained, and every one is needed`()
    throws
  {
    let table = try SeedDifferences()
    let used = Set(table.rows.flatMap { $0.reasons.split(separator: ", ").map(String.init) })
    #expect(used == table.reasons)
  }

  /// What differs by more than half a point, which is what the seed's rounding explains.
  private func differences(_ test: SeedCase) -> [SeedDifferences.Row] {
    let frames = test.frames()
    var rows: [SeedDifferences.Row] = []
    func compare(_ item: String, _ seed: [Double]?, _ here: [Double]) {
      guard let seed, zip(seed, here).contains(where: { !(abs($0 - $1) <= 0.5) }) else { return }
      rows.append(
        SeedDifferences.Row(
          name: test.name, reasons: "", item: item, seed: text(seed), here: text(here)))
    }
    let container = frames.rect
    guard test.mode != .measureOnly else {
      compare("stack", test.expectedMeasured, [container.width, container.height])
      return rows
    }
    compare("stack", test.expectedContainer, [container.width, container.height])
    for (index, (frame, expected)) in zip(frames.children, test.expected).enumerated() {
      let rect = frame.rect
      compare("\(index)", expected, [rect.minX, rect.minY, rect.width, rect.height])
    }
    return rows
  }

  private func text(_ values: [Double]) -> String {
    values.map(number).joined(separator: " ")
  }
}
