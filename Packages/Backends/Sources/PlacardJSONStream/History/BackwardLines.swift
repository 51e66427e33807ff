import PlacardOutput

/// The lines of a file from its end to its beginning, without holding more than one of them.
struct BackwardLines {
  struct Line {
    /// Where it begins.
    var offset: Int
    /// Its bytes without the newline, or nil for one that is too long to be held.
    var bytes: [UInt8]?
  }

  /// How much is read at once.
  static let chunkSize = 1 << 16
  /// The most bytes of a line that is held.
  static let lineLimit = 1 << 24

  let storage: HistoryStorage
  /// Where the file ends, whatever is added meanwhile.
  let size: Int

  init(_ storage: HistoryStorage, size: Int) {
    self.storage = storage
    self.size = size
  }

  /// Hands over line by line, the last first, until one is answered with false.
  func forEach(_ body: (Line) -> Bool) throws(OutputError) {
    guard size > 0 else { return }
    let newline = UInt8(ascii: "\n")
    var start = try storage.read(1, at: size - 1) == [newline] ? size - 1 : size
    /// What has been read of a line whose beginning has not, the last part first.
    var parts: [[UInt8]] = []
    var length = 0
    func line(_ beginning: ArraySlice<UInt8>, at offset: Int) -> Line {
      guard length + beginning.count <= Self.lineLimit else { return Line(offset: offset) }
      return Line(offset: offset, bytes: Array(beginning) + parts.reversed().joined())
    }
    while start > 0 {
      let count = min(Self.chunkSize, start)
      let chunk = try storage.read(count, at: start - count)
      start -= count
      var rest = chunk[...]
      while let end = rest.lastIndex(of: newline) {
        guard body(line(rest[(end + 1)...], at: start + end + 1)) else { return }
        rest = rest[..<end]
        (parts, length) = ([], 0)
      }
      length += rest.count
      if length <= Self.lineLimit { parts.append(Array(rest)) } else { parts = [] }
    }
    _ = body(line([], at: 0))
  }
}
