import Foundation

/// The table of `Fixtures/SeedDifferences.md`: what comes out differently, and why.
struct SeedDifferences {
  /// One frame that differs.
  struct Row: Hashable {
    var name: String
    var reasons: String
    var item: String
    var seed: String
    var here: String
  }

  let rows: [Row]
  /// The reasons that the document explains.
  let reasons: Set<String>

  init() throws {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/SeedDifferences.md")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    reasons = Set(lines.filter { $0.hasPrefix("### ") }.map { String($0.dropFirst(4)) })
    rows = lines.filter { $0.hasPrefix("| ") && $0.contains(":") }.map { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      return Row(
        name: cells[0], reasons: cells[1], item: cells[2], seed: cells[3], here: cells[4])
    }
  }
}
