import Foundation
import PlacardJSONStream
import PlacardModels
import PlacardOutput
import PlacardPosting
import Testing

@Suite("P18 A history on disk") struct HistoryFileTests {
  private let folder = HistoryFolder()

  private func entry(
    _ number: Int, _ title: String? = nil, severity: Severity = .info, group: String? = nil,
    reason: CloseReason = .expired
  ) -> HistoryEntry {
    var options = PostOptions(style: "card", duration: .fixed(.seconds(2)))
    options.group = group
    return HistoryEntry(
      id: "id\(number)", number: number, reason: reason, at: .seconds(number),
      time: .seconds(1_700_000_000 + number),
      message: Message(title ?? "T\(number)", severity: severity),
      options: options)
  }

  private func filled(_ count: Int, bound: HistoryFile.Bound? = nil) throws -> HistoryFile {
    let file = HistoryFile(path: folder.path, bound: bound)
    for number in 1...count {
      try file.append(entry(number))
    }
    return file
  }

  private func posts(_ file: HistoryFile, _ query: HistoryQuery = HistoryQuery()) throws -> [Int] {
    try file.entries(query).map(\.number)
  }

  @Test func anEntryIsOneLineThatReadsTheSame() throws {
    var whole = entry(1, "A\nB", severity: .error, group: "g", reason: .action)
    whole.message.actions = [Message.Action("undo", "Undo")]
    whole.action = "undo"
    whole.routes = ["terminal"]
    let line = String(decoding: whole.line, as: UTF8.self)
    #expect(
      line
        == #"{"id":"id1","post":1,"reason":"action","action":"undo","at":1,"time":1700000001,"message":{"title":"A\nB","severity":"error","actions":[{"id":"undo","label":"Undo"}],"style":"card","duration":2,"group":"g"},"routes":["terminal"]}"#
        + "\n")
    #expect(try HistoryEntry(line: whole.line.dropLast()) == whole)
  }

  @Test func whatIsAddedIsThereForTheNextOne() throws {
    _ = try filled(3)
    let again = HistoryFile(path: folder.path)
    try again.append(entry(4))
    #expect(try posts(again) == [4, 3, 2, 1])
    #expect(try posts(again, HistoryQuery(order: .oldestFirst)) == [1, 2, 3, 4])
    #expect(try again.entries() == [4, 3, 2, 1].map { entry($0) })
  }

  @Test func aFileThatIsMissingHasNoEntriesAndAFolderIsMadeWhenAsked() throws {
    #expect(try HistoryFile(path: folder.path).entries() == [])
    let path = folder.url.appending(path: "a/b/history.jsonl").path()
    #expect(throws: OutputError.self) { try HistoryFile(path: path).append(entry(1)) }
    let file = HistoryFile(path: path, createsFolders: true)
    try file.append(entry(1))
    #expect(try posts(file) == [1])
  }

  @Test func theFileIsForItsOwnerAlone() throws {
    _ = try filled(1)
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
  }

  @Test(arguments: HistoryFile.Durability.allCases)
  func everyDurabilityWrites(_ durability: HistoryFile.Durability) throws {
    let file = HistoryFile(path: folder.path, durability: durability)
    try file.append(entry(1))
    #expect(try posts(file) == [1])
  }

  @Test("A history file cut short loses at most its last line") func cutShort() throws {
    _ = try filled(3)
    let whole = try Data(contentsOf: folder.url.appending(path: "history.jsonl"))
    let ends = whole.indices.filter { whole[$0] == UInt8(ascii: "\n") }
    for length in 0...whole.count {
      try whole.prefix(length).write(to: folder.url.appending(path: "history.jsonl"))
      let complete = ends.count { $0 <= length }
      let file = HistoryFile(path: folder.path)
      var problems = 0
      #expect(
        try file.entries(reporting: { _ in problems += 1 }).map(\.number)
          == (1...3).prefix(complete).reversed(), "cut at \(length)")
      let isBetweenLines = length == 0 || ends.contains { $0 == length || $0 == length - 1 }
      #expect(problems == (isBetweenLines ? 0 : 1), "cut at \(length)")

      try file.append(entry(9))
      #expect(try posts(file) == [9] + (1...3).prefix(complete).reversed(), "cut at \(length)")
      #expect(
        try posts(file, HistoryQuery(order: .oldestFirst)) == (1...3).prefix(complete) + [9],
        "cut at \(length)")
    }
  }

  @Test func linesThatAreNoEntriesAreReportedWithTheirPositionAndSkipped() throws {
    _ = try filled(1)
    try folder.append("nonsense\n\n{\"id\":\"a\"}\n[]\n{\"id\":\"\",\"post\":1}\n")
    let file = HistoryFile(path: folder.path)
    try file.append(entry(2))
    var problems: [Problem] = []
    #expect(
      try file.entries(HistoryQuery(order: .oldestFirst), reporting: { problems.append($0) }).map(
        \.number) == [1, 2])
    #expect(problems.map(\.line) == [2, 4, 5, 6])
    problems = []
    #expect(try file.entries(reporting: { problems.append($0) }).map(\.number) == [2, 1])
    let prefixes = [2, 3, 4, 6].map { "Line \($0) from the end is no entry: " }
    #expect(problems.count == prefixes.count)
    #expect(zip(problems, prefixes).allSatisfy { $0.message.hasPrefix($1) })
  }

  @Test func queriesChooseAndStopEarly() throws {
    let file = HistoryFile(path: folder.path)
    try file.append(entry(1, severity: .debug, group: "g"))
    try file.append(entry(2, severity: .error, reason: .dismissed))
    try file.append(entry(3, severity: .warning, group: "g"))
    try file.append(entry(2, "again"))
    #expect(try posts(file, HistoryQuery(limit: 2)) == [2, 3])
    #expect(try posts(file, HistoryQuery(limit: 2, order: .oldestFirst)) == [1, 2])
    #expect(try posts(file, HistoryQuery(limit: 0)) == [])
    #expect(try posts(file, HistoryQuery(since: .seconds(1_700_000_003))) == [3])
    #expect(try posts(file, HistoryQuery(severity: .warning)) == [3, 2])
    #expect(try posts(file, HistoryQuery(group: "g")) == [3, 1])
    #expect(try posts(file, HistoryQuery(id: "id2")) == [2, 2])
    #expect(try posts(file, HistoryQuery(id: "id2", reason: .dismissed)) == [2])
    #expect(try posts(file, HistoryQuery(limit: 1, severity: .error)) == [2])
    var reported: [Int] = []
    try file.forEach { entry in
      reported.append(entry.number)
      return reported.count < 3
    }
    #expect(reported == [2, 3, 2])
  }

  @Test func longEntriesLieAcrossTheChunksThatAreRead() throws {
    let file = HistoryFile(path: folder.path)
    let lengths = [0, 65_500, 3, 200_000, 65_536, 1]
    for (number, length) in lengths.enumerated() {
      try file.append(entry(number, "t" + String(repeating: "é", count: length)))
    }
    #expect(try posts(file) == [5, 4, 3, 2, 1, 0])
    #expect(
      try file.entries(HistoryQuery(order: .oldestFirst)).map { ($0.message.title ?? "").count - 1 }
        == lengths)
  }

  @Test func aBoundKeepsTheNewestEntries() throws {
    let file = HistoryFile(path: folder.path, bound: .entries(3))
    for number in 1...20 {
      try file.append(entry(number))
      let kept = try posts(file)
      #expect(kept == Array((1...number).suffix(kept.count).reversed()))
      #expect(kept.count >= min(number, 3) && kept.count <= 6)
    }
    #expect(try posts(file).count == 4)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.url.path()) == ["history.jsonl"])
  }

  @Test func aBoundOfBytesKeepsWholeLinesAndTheNewestAlways() throws {
    let line = entry(1).line.count
    let file = HistoryFile(path: folder.path, bound: .bytes(3 * line))
    for number in 1...9 {
      try file.append(entry(number))
      #expect(try folder.size() <= 6 * line)
    }
    #expect(try posts(file) == [9, 8, 7, 6, 5])
    let tight = HistoryFile(path: folder.path, bound: .bytes(0))
    try tight.append(entry(10))
    #expect(try posts(tight) == [10])
  }

  @Test func twoWritersShareAFileThatOneOfThemShortens() throws {
    let one = HistoryFile(path: folder.path, bound: .entries(2))
    let other = HistoryFile(path: folder.path, bound: .entries(2))
    for number in 1...9 {
      try (number.isMultiple(of: 2) ? one : other).append(entry(number))
      #expect(try posts(one).first == number)
      #expect(try posts(one).count <= 4)
    }
  }

  @Test func manyWritersMixNothing() async throws {
    let files = (0..<4).map { _ in HistoryFile(path: folder.path, bound: .entries(1000)) }
    await withTaskGroup { group in
      for (index, file) in files.enumerated() {
        group.addTask {
          for number in 0..<50 {
            try? file.append(entry(index * 100 + number, String(repeating: "x", count: 300)))
          }
        }
      }
    }
    var problems = 0
    #expect(try Set(files[0].entries(reporting: { _ in problems += 1 }).map(\.number)).count == 200)
    #expect(problems == 0)
  }

  @Test func whatCannotBeOpenedSaysSo() {
    let file = HistoryFile(path: folder.url.path())
    #expect(throws: OutputError.self) { try file.open() }
    #expect(throws: OutputError.self) { try file.append(entry(1)) }
  }
}

/// A folder for a history file that is there while a test runs.
final class HistoryFolder: Sendable {
  let url: URL

  init() {
    url = FileManager.default.temporaryDirectory.appending(path: "placard-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  var path: String {
    url.appending(path: "history.jsonl").path()
  }

  func append(_ text: String) throws {
    try FileSink(path: path, mode: .append).write(Array(text.utf8))
  }

  func size() throws -> Int {
    try Data(contentsOf: url.appending(path: "history.jsonl")).count
  }
}
