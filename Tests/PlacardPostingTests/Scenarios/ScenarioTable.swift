import Foundation

/// The table of `Packages/Posting/Scenarios.md`, row by row.
struct ScenarioTable {
  struct Row {
    /// The row's name, as `SM-Q1`.
    let name: String
    /// `KEEP`, `BUG`, `QUIRK`, `LIMIT`, or two of them.
    let tags: [String]
    let behaviour: String
    /// The names of the tests that prove it.
    let tests: [String]
    /// What it waits for, or nil.
    let waitsFor: String?
    let hasScript: Bool
    let decision: String
  }

  /// A line of the table that is no row.
  struct Malformed: Error {
    let line: String
  }

  static let heading = "| row | tag | what Placard does | test | script | decision |"
  static let rule = "|---|---|---|---|---|---|"

  let rows: [Row]

  /// Reads a page.
  ///
  /// - Throws: ``Malformed`` for a line of a table that is neither its head nor a row.
  init(_ page: String) throws {
    let lines = page.split(separator: "\n").map(String.init)
    rows = try lines.filter { $0.hasPrefix("|") && $0 != Self.heading && $0 != Self.rule }
      .map(Self.row)
  }

  private static func row(_ line: String) throws -> Row {
    let cells = line.split(separator: "|", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    guard cells.count == 8, cells[0] == "", cells[7] == "", ["", "yes"].contains(cells[5]) else {
      throw Malformed(line: line)
    }
    var tests: [String] = []
    var waitsFor: String?
    for proof in cells[4].components(separatedBy: "<br>") {
      if proof.count > 2, proof.hasPrefix("`"), proof.hasSuffix("`") {
        tests.append(String(proof.dropFirst().dropLast()))
      } else if proof.hasPrefix("waits for: "), waitsFor == nil {
        waitsFor = String(proof.dropFirst("waits for: ".count))
      } else {
        throw Malformed(line: line)
      }
    }
    return Row(
      name: cells[1], tags: cells[2].components(separatedBy: " / "), behaviour: cells[3],
      tests: tests, waitsFor: waitsFor, hasScript: cells[5] == "yes", decision: cells[6])
  }
}
