@_spi(Fields) public import PlacardModels
import PlacardOutput

extension HistoryFile {
  /// Tells of entries one by one, as many as are wanted, without holding more than one of them.
  ///
  /// A file that is missing has none. What others add meanwhile is not told.
  ///
  /// - Parameters:
  ///   - query: Which entries, and in what order; from the newest, nothing older than what is told is
  ///     read.
  ///   - report: Told of each line that is no entry, which is skipped.
  ///   - body: Told of an entry; returns whether it wants more.
  /// - Throws: `OutputError` that names the path, when the file cannot be read.
  public func forEach(
    _ query: HistoryQuery = HistoryQuery(), reporting report: (Problem) -> Void = { _ in },
    _ body: (HistoryEntry) -> Bool
  ) throws {
    guard query.limit ?? 1 > 0, let storage = try HistoryStorage.forReading(path) else { return }
    var told = 0
    func tell(_ line: ArraySlice<UInt8>, _ place: (inout Problem) -> Void) -> Bool {
      do throws(Problem) {
        let entry = try HistoryEntry(line: line)
        guard query.matches(entry) else { return true }
        told += 1
        return body(entry) && told < query.limit ?? .max
      } catch {
        var problem = error
        place(&problem)
        report(problem)
        return true
      }
    }
    switch query.order {
    case .newestFirst:
      var number = 0
      try BackwardLines(storage, size: storage.size()).forEach { line in
        number += 1
        let place = "Line \(number) from the end is no entry"
        guard let bytes = line.bytes else {
          report(Problem("\(place): it is too long."))
          return true
        }
        return bytes.allSatisfy(\.isSpace)
          || tell(bytes[...]) { $0.message = "\(place): \($0.message)" }
      }
    case .oldestFirst:
      try forEachLine(of: storage) { line in
        switch line.content {
        case .failure(let problem):
          report(problem)
          return true
        case .success(let bytes): return tell(bytes) { $0.line = line.number }
        }
      }
    }
  }

  /// The entries that are wanted.
  ///
  /// - Parameters:
  ///   - query: Which, and in what order; without a limit all of them are held.
  ///   - report: Told of each line that is no entry, which is skipped.
  /// - Returns: The entries in the requested order.
  /// - Throws: `OutputError` that names the path, when the file cannot be read.
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
