import Testing

@Suite("The table of scenarios") struct ScenarioTableTests {
  private let rows: [ScenarioTable.Row]
  private let tests: [ScenarioSources.NamedTest]

  init() throws {
    rows = try ScenarioTable(ScenarioSources.page()).rows
    tests = try ScenarioSources.tests.get()
  }

  @Test("Every row of the seeds is there once, in order, and no other")
  func complete() {
    #expect(rows.map(\.name) == ScenarioSources.rows)
  }

  @Test("Every row has a tag, says what happens, and has a proof or something to wait for")
  func reported() {
    for row in rows {
      #expect(Set(row.tags).isSubset(of: ["KEEP", "BUG", "QUIRK", "LIMIT"]), "\(row.name)")
      #expect(row.behaviour.hasSuffix("."), "\(row.name)")
      #expect(!row.tests.isEmpty || row.waitsFor?.isEmpty == false, "\(row.name)")
    }
  }

  @Test("Every quirk is decided, with a reason")
  func decided() {
    for row in rows where row.tags.contains("QUIRK") {
      #expect(row.decision.split(separator: " ").count > 5, "\(row.name)")
    }
  }

  @Test("The tests of a row exist and name it, and a row that tests name has some of them")
  func proved() {
    var namesByRow: [String: [String]] = [:]
    for test in tests {
      for row in test.rows { namesByRow[row, default: []].append(test.name) }
    }
    for row in rows {
      let own = namesByRow.removeValue(forKey: row.name) ?? []
      #expect(Set(row.tests).isSubset(of: own), "\(row.name)")
      #expect(own.isEmpty || !row.tests.isEmpty, "\(row.name)")
    }
    #expect(namesByRow.isEmpty, "there are no such rows")
  }

  @Test("Nothing is open in silence: a row of a disabled test or a known issue says what it awaits")
  func awaited() {
    let open = Set(tests.filter(\.isOpen).flatMap(\.rows))
    for row in rows where open.contains(row.name) {
      #expect(row.waitsFor != nil, "\(row.name)")
    }
  }

  @Test("The rows that stand as scripts are those that say so")
  func scripted() throws {
    #expect(try ScenarioSources.scripts() == Set(rows.filter(\.hasScript).map(\.name)))
  }

  @Test(
    "A table with a torn line is refused",
    arguments: ["| SM-Q1 | KEEP |", "| a | b | c | d | e | f |"])
  func torn(line: String) {
    #expect(throws: ScenarioTable.Malformed.self) { try ScenarioTable("x\n\(line)\n") }
  }
}
