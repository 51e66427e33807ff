import PlacardOutput

/// Reads the lines of a file from last to first, holding one at a time.
struct BackwardLines {
  struct Line {
    /// The offset of the line.
    var offset: Int
    /// The bytes without the newline; nil if the line is too long.
    var bytes: [UInt8]?
  }

  /// Bytes per read.
  static let chunkSize = 1 << 16
  /// Maximum bytes of a line.
  static let lineLimit = 1 << 24

  let storage: HistoryStorage
  /// The end of the file when reading began; later appends are ignored.
  let size: Int

  init(_ storage: HistoryStorage, size: Int) {
    self.storage = storage
    self.size = size
  }

  /// Passes on the lines, last first, until the closure returns false.
  func forEach(_ body: (Line) -> Bool) throws(OutputError) {
    guard size > 0 else { return }
    let newline = UInt8(ascii: "\n")
    var start = try storage.read(1, at: size - 1) == [newline] ? size - 1 : size
    /// The parts read of a line whose beginning has not been read, the last part first.
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
