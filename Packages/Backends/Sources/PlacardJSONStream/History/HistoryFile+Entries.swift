@_spi(Fields) public import PlacardModels
import PlacardOutput

extension HistoryFile {
  /// Passes on entries one by one, holding one at a time.
  ///
  /// A missing file has no entries. Entries that are appended meanwhile are not read.
  ///
  /// - Parameters:
  ///   - query: Filter, order and limit; newest first, nothing older than the last entry needed is read.
  ///   - report: Receives a problem for each line that is not an entry; such lines are skipped.
  ///   - body: Receives an entry; returns whether to continue.
  /// - Throws: `OutputError` with the path, if the file cannot be read.
  public func forEach(
    _ query: HistoryQuery = HistoryQuery(), reporting report: (Problem) -> Void = { _ in },
    _ body: (HistoryEntry) -> Bool
  ) throws {
    guard query.limit ?? 1 > 0, let storage = try HistoryStorage.forReading(path) else { return }
    var count = 0
    func visit(_ line: ArraySlice<UInt8>, _ locate: (inout Problem) -> Void) -> Bool {
      do throws(Problem) {
        let entry = try HistoryEntry(line: line)
        guard query.matches(entry) else { return true }
        count += 1
        return body(entry) && count < query.limit ?? .max
      } catch {
        var problem = error
        locate(&problem)
        report(problem)
        return true
      }
    }
    switch query.order {
    case .newestFirst:
      var number = 0
      try BackwardLines(storage, size: storage.size()).forEach { line in
        number += 1
        let location = "Line \(number) from the end is no entry"
        guard let bytes = line.bytes else {
          report(Problem("\(location): it is too long."))
          return true
        }
        return bytes.allSatisfy(\.isSpace)
          || visit(bytes[...]) { $0.message = "\(location): \($0.message)" }
      }
    case .oldestFirst:
      try forEachLine(of: storage) { line in
        switch line.content {
        case .failure(let problem):
          report(problem)
          return true
        case .success(let bytes): return visit(bytes) { $0.line = line.number }
        }
      }
    }
  }

  /// Returns the entries that match a query.
  ///
  /// - Parameters:
  ///   - query: Filter, order and limit; without a limit all entries are held in memory.
  ///   - report: Receives a problem for each line that is not an entry; such lines are skipped.
  /// - Returns: The entries in the requested order.
  /// - Throws: `OutputError` with the path, if the file cannot be read.
  public func entries(
    _ query: HistoryQuery = HistoryQuery(), reporting report: (Problem) -> Void = { _ in }
  ) throws -> [HistoryEntry] {
    var entries: [HistoryEntry] = []
    try forEach(query, reporting: report) { entry in
      entries.append(entry)
      return true
    }
    return entries
  }

  private func forEachLine(
    of storage: HistoryStorage, _ body: (InputLine) -> Bool
  ) throws(OutputError) {
    var splitter = LineSplitter(limit: BackwardLines.lineLimit)
    let size = try storage.size()
    var offset = 0
    var isWanted = true
    while offset < size, isWanted {
      let chunk = try storage.read(min(BackwardLines.chunkSize, size - offset), at: offset)
      guard !chunk.isEmpty else { break }
      offset += chunk.count
      splitter.read(chunk[...]) { if isWanted { isWanted = body($0) } }
    }
    splitter.finish { if isWanted { isWanted = body($0) } }
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool {
    self == 0x20 || self == 0x09 || self == 0x0D
  }
}
