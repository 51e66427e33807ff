import Foundation

/// What the sources of the tests say about rows of the seeds.
struct ScenarioSources {
  /// A test with a name of its own.
  struct NamedTest {
    let name: String
    /// Whether it is disabled, or holds a known issue.
    let isOpen: Bool
    /// The rows that it names.
    let rows: [String]

    init(_ name: String, isOpen: Bool) {
      self.name = name
      self.isOpen = isOpen
      rows = name.split { !$0.isLetter && !$0.isNumber && $0 != "-" }.map(String.init)
        .filter(ScenarioSources.isRow)
    }
  }

  /// The letters of each seed, and how many rows each has.
  static let series: [(prefix: String, count: Int)] = [
    ("SM-Q", 28), ("SM-D", 16), ("SM-C", 10), ("SM-H", 15), ("SM-I", 13), ("SM-P", 15),
    ("SM-A", 10), ("SM-L", 7), ("SM-K", 4), ("SM-V", 3), ("SM-U", 5), ("MSV-M", 31), ("VS-V", 25),
  ]

  /// Every row that there is.
  static let rows = series.flatMap { series in (1...series.count).map { "\(series.prefix)\($0)" } }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Whether a word has the shape of a row's name, be there such a row or not.
  static func isRow(_ word: String) -> Bool {
    series.contains { series in
      let number = word.dropFirst(series.prefix.count)
      return word.hasPrefix(series.prefix) && !number.isEmpty && number.allSatisfy(\.isNumber)
    }
  }

  static func page() throws -> String {
    try String(
      contentsOf: root.appending(path: "Packages/Posting/Scenarios.md"), encoding: .utf8)
  }

  /// The tests of all modules that have a name, read once.
  static let tests = Result {
    try sources(in: "Tests").flatMap { source in
      source.components(separatedBy: "@Test(").dropFirst().compactMap(named)
    }
  }

  /// The rows that stand as scripts.
  static func scripts() throws -> Set<String> {
    let pieces = try sources(in: "Tests/AppTests").flatMap { source in
      source.components(separatedBy: "ScenarioScript(\n").dropFirst()
    }
    return Set(pieces.compactMap(quoted).filter(isRow))
  }

  private static func sources(in folder: String) throws -> [String] {
    let path = root.appending(path: folder).resolvingSymlinksInPath().path()
    return try FileManager.default.subpathsOfDirectory(atPath: path)
      .filter { $0.hasSuffix(".swift") }
      .map { try String(contentsOfFile: "\(path)/\($0)", encoding: .utf8) }
  }

  private static func named(_ piece: String) -> NamedTest? {
    guard let name = quoted(piece) else { return nil }
    let isOpen = piece.contains(".disabled(") || piece.contains("withKnownIssue(")
    return NamedTest(name, isOpen: isOpen)
  }

  /// The text between quotation marks with which a piece begins.
  private static func quoted(_ piece: String) -> String? {
    let trimmed = piece.drop(while: \.isWhitespace)
    guard trimmed.first == "\"" else { return nil }
    return trimmed.dropFirst().split(separator: "\"", maxSplits: 1).first.map(String.init)
  }
}
