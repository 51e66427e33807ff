/// Puts bytes that come in pieces together to whole lines.
struct LineAssembler {
  private var partial: [UInt8] = []

  /// Whether no line has begun.
  var isEmpty: Bool { partial.isEmpty }

  /// Adds bytes, and hands on what are whole lines with them; or what is there, if a line is longer
  /// than anybody reads.
  mutating func add(_ bytes: UnsafeRawBufferPointer, _ take: (UnsafeBufferPointer<UInt8>) -> Void) {
    let end = bytes.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    if end > 0 {
      partial.append(contentsOf: bytes[..<end])
      finish(take)
    }
    partial.append(contentsOf: bytes[end...])
    if partial.count > Self.longestLine { finish(take) }
  }

  /// Hands on what is there.
  mutating func finish(_ take: (UnsafeBufferPointer<UInt8>) -> Void) {
    guard !partial.isEmpty else { return }
    partial.withUnsafeBufferPointer(take)
    partial.removeAll(keepingCapacity: true)
  }

  private static var longestLine: Int { 1 << 16 }
}
