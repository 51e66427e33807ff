import PlacardOutput
import Synchronization

/// An append-only history file in JSON Lines: one line for each post that ended.
///
/// An entry is appended with one system call under the file's lock, so that several managers and processes
/// can share a file without interleaving. A line truncated by a crash or a full disk stays on a line of its
/// own: the next entry starts a new line, and reading skips invalid lines. A truncated file therefore loses
/// at most its last line.
///
/// ```swift
/// let file = HistoryFile(path: "history.jsonl", bound: .entries(1000))
/// let messages = PostManager(posters: [.terminal(), .history(file)])
/// ```
public final class HistoryFile: Sendable {
  /// The size bound of a file: it grows to twice the bound, then all but the newest entries are removed.
  ///
  /// The newest entries are copied to a second file that is renamed over the first, so that a complete
  /// history exists at any moment.
  public enum Bound: Sendable, Equatable {
    /// Keeps this many entries, at least 1.
    case entries(Int)
    /// Keeps entries up to a number of bytes, and the newest of any length.
    case bytes(Int)
  }

  /// When an entry must be on disk.
  public enum Durability: String, Sendable, Hashable, CaseIterable {
    /// When the system writes it back: a program crash loses nothing, a machine crash may.
    case system
    /// Before the call returns.
    case disk
  }

  struct State: Sendable {
    var storage: HistoryStorage?
    /// The file size up to which entries were counted.
    var size = 0
    var lines = 0
    var isTorn = false
  }

  /// The path, as it was given.
  public let path: String
  /// The size bound; nil for unlimited.
  public let bound: Bound?
  /// When an entry must be on disk.
  public let durability: Durability
  private let createsFolders: Bool
  private let state = Mutex(State())

  /// Creates a reference to a file; nothing is opened before the first entry.
  ///
  /// - Parameters:
  ///   - path: The path; created if missing, accessible to its owner only.
  ///   - bound: The size bound.
  ///   - durability: When an entry must be on disk.
  ///   - createsFolders: Whether missing directories of the path are created.
  public init(
    path: String, bound: Bound? = nil, durability: Durability = .system,
    createsFolders: Bool = false
  ) {
    self.path = path
    self.bound = bound
    self.durability = durability
    self.createsFolders = createsFolders
  }

  /// Opens the file, creating it if missing, so that a wrong path fails early.
  ///
  /// - Throws: `OutputError` with the path.
  public func open() throws {
    try state.withLock { state in
      try locked(&state).unlock()
    }
  }

  /// Appends an entry.
  ///
  /// - Throws: `OutputError` with the path; the entry may have been written in part.
  /// - Complexity: Linear in the length of the entry; once in as many entries as the bound keeps, linear in
  ///   what it keeps.
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

  /// The file, locked against other processes.
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

  /// Whether the bound keeps one more line, given its total bytes.
  fileprivate func keeps(_ bytes: Int, after kept: Int) -> Bool {
    switch self {
    case .entries(let limit): kept < max(limit, 1)
    case .bytes(let limit): kept == 0 || bytes <= limit
    }
  }
}

extension HistoryFile.State {
  /// Counts entries appended since the last call, by any process.
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
