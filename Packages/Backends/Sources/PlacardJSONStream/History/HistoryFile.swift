import PlacardOutput
import Synchronization

/// A history on disk: a file of JSON Lines that is only added to, one line for each post that ended.
///
/// An entry is written with one call to the system, under the file's lock, so that several managers
/// and several processes may share a file and nothing mixes. A line that a crash or a full disk has
/// cut short stays alone on its line: the next entry begins on a fresh one, and reading skips what is
/// no entry. So a file that is cut short anywhere loses at most its last line.
///
/// ```swift
/// let file = HistoryFile(path: "history.jsonl", bound: .entries(1000))
/// let messages = PostManager(posters: [.terminal(), .history(file)])
/// ```
public final class HistoryFile: Sendable {
  /// How large a file grows: to twice the bound, when all but the newest are let go of.
  ///
  /// The newest are copied to a second file, which then takes the name of the first, so that at any
  /// moment a whole history is there.
  public enum Bound: Sendable, Equatable {
    /// So many entries stay, at least 1.
    case entries(Int)
    /// Entries up to a number of bytes stay, and the newest of any length.
    case bytes(Int)
  }

  /// When an entry has to be on the disk.
  public enum Durability: String, Sendable, Hashable, CaseIterable {
    /// When the system sees fit: a crash of the program loses nothing, one of the machine may.
    case system
    /// Before the call returns.
    case disk
  }

  struct State: Sendable {
    var storage: HistoryStorage?
    /// How much of the file has been counted.
    var size = 0
    var lines = 0
    var isTorn = false
  }

  /// The path, as it was given.
  public let path: String
  /// How large it grows; nil for without end.
  public let bound: Bound?
  /// When an entry has to be on the disk.
  public let durability: Durability
  private let createsFolders: Bool
  private let state = Mutex(State())

  /// Names a file; nothing is opened before the first entry.
  ///
  /// - Parameters:
  ///   - path: Where it is; created when it is missing, for its owner alone.
  ///   - bound: How large it grows.
  ///   - durability: When an entry has to be on the disk.
  ///   - createsFolders: Whether the folders of the path are created too.
  public init(
    path: String, bound: Bound? = nil, durability: Durability = .system,
    createsFolders: Bool = false
  ) {
    self.path = path
    self.bound = bound
    self.durability = durability
    self.createsFolders = createsFolders
  }

  /// Opens the file, creating it when it is missing, so that a wrong path shows before anything ends.
  ///
  /// - Throws: `OutputError` that names the path.
  public func open() throws {
    try state.withLock { state in
      try locked(&state).unlock()
    }
  }

  /// Adds an entry.
  ///
  /// - Throws: `OutputError` that names the path; the entry may be there in part then.
  /// - Complexity: Linear in the length of the entry; once in as many entries as the bound keeps,
  ///   in what it keeps.
  public func append(_ entry: HistoryEntry) throws {
    let line = entry.line
    try state.withLock { state in
      let storage = try locked(&state)
      defer { storage.unlock() }
      try state.count(storage, lines: bound?.countsEntries ?? false)
      let bytes = state.isTorn ? [UInt8(ascii: "\n")] + line : line
      try storage.append(bytes)
      state.lines += state.isTorn ? 2 : 1
      state.size += bytes.count
      state.isTorn = false
      if durability == .disk { try storage.synchronize() }
      if let bound, bound.isExceeded(by: state) {
        try shorten(storage, to: bound)
        state = State()
      }
    }
  }

  /// The file, which no other process writes to until it is unlocked.
  private func locked(_ state: inout State) throws(OutputError) -> HistoryStorage {
    while true {
      let storage = try opened(state)
      try storage.lock()
      if storage.isAtItsPath {
        state.storage = storage
        return storage
      }
      storage.unlock()
      state = State()
    }
  }

  private func opened(_ state: State) throws(OutputError) -> HistoryStorage {
    if let storage = state.storage { return storage }
    if createsFolders { HistoryStorage.makeFolders(of: path) }
    return try HistoryStorage.forAppending(path)
  }

  private func shorten(_ storage: HistoryStorage, to bound: Bound) throws(OutputError) {
    let size = try storage.size()
    var start = size
    var kept = 0
    try BackwardLines(storage, size: size).forEach { line in
      guard bound.keeps(size - line.offset, after: kept) else { return false }
      kept += 1
      start = line.offset
      return true
    }
    let copy = try HistoryStorage.emptied(path + ".new")
    while start < size {
      let chunk = try storage.read(min(BackwardLines.chunkSize, size - start), at: start)
      try copy.append(chunk)
      start += chunk.count
    }
    try copy.synchronize()
    try HistoryStorage.rename(path + ".new", to: path)
  }
}

extension HistoryFile.Bound {
  fileprivate var countsEntries: Bool {
    if case .entries = self { true } else { false }
  }

  fileprivate func isExceeded(by state: HistoryFile.State) -> Bool {
    switch self {
    case .entries(let limit): state.lines / 2 >= max(limit, 1) && state.lines > 2 * max(limit, 1)
    case .bytes(let limit): state.size / 2 > max(limit, 0)
    }
  }

  /// Whether the file keeps one more line, given its total bytes.
  fileprivate func keeps(_ bytes: Int, after kept: Int) -> Bool {
    switch self {
    case .entries(let limit): kept < max(limit, 1)
    case .bytes(let limit): kept == 0 || bytes <= limit
    }
  }
}

extension HistoryFile.State {
  /// Looks at what has been added since the last time, by whomever.
  fileprivate mutating func count(_ storage: HistoryStorage, lines counts: Bool) throws(OutputError)
  {
    let newSize = try storage.size()
    if newSize < size { (size, lines) = (0, 0) }
    if !counts { size = newSize }
    while size < newSize {
      let chunk = try storage.read(min(BackwardLines.chunkSize, newSize - size), at: size)
      guard !chunk.isEmpty else { break }
      lines += chunk.count { $0 == UInt8(ascii: "\n") }
      size += chunk.count
    }
    let last = newSize > 0 ? try storage.read(1, at: newSize - 1).first : nil
    isTorn = last.map { $0 != UInt8(ascii: "\n") } ?? false
  }
}
