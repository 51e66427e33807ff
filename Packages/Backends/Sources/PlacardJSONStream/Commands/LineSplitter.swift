@_spi(Fields) import PlacardModels

/// Cuts bytes that come in chunks into lines.
///
/// A byte order mark at the beginning is skipped, a carriage return before the newline too; blank
/// lines are skipped but counted. A line longer than ``limit`` is handed over as a problem and read
/// past, so that no more than about that much is ever held.
public struct LineSplitter: Sendable {
  /// The most bytes that a line may have without its end.
  public let limit: Int

  private var pending: [UInt8] = []
  private var isPastLimit = false
  private var number = 1

  /// Creates a splitter that has read nothing; its lines may have 1 MiB, or another limit above 0.
  public init(limit: Int = 1 << 20) {
    precondition(limit > 0, "The limit of a line is \(limit) bytes; it must be at least 1.")
    self.limit = limit
  }

  /// Reads a chunk and hands over every line that ends in it.
  ///
  /// - Complexity: Linear in the length of the chunk; a line that lies in it whole is not copied.
  public mutating func read(_ chunk: ArraySlice<UInt8>, _ body: (InputLine) -> Void) {
    var rest = chunk
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let part = rest[rest.startIndex..<end]
      if pending.isEmpty, !isPastLimit {
        finishLine(part, body)
      } else {
        hold(part)
        finishLine(ArraySlice(pending), body)
      }
      pending.removeAll(keepingCapacity: pending.capacity <= 1 << 16)
      isPastLimit = false
      number += 1
      rest = rest[(end + 1)...]
    }
    hold(rest)
  }

  /// Hands over the last line when it has no newline, and starts afresh.
  public mutating func finish(_ body: (InputLine) -> Void) {
    finishLine(ArraySlice(pending), body)
    self = LineSplitter(limit: limit)
  }

  /// Keeps a part of a line whose end has not come, unless the line is too long already.
  ///
  /// A byte order mark and a carriage return may still fall away, hence the four bytes more.
  private mutating func hold(_ part: ArraySlice<UInt8>) {
    guard !isPastLimit else { return }
    if pending.count + part.count > limit + 4 {
      isPastLimit = true
      pending.removeAll()
    } else {
      pending.append(contentsOf: part)
    }
  }

  private func finishLine(_ bytes: ArraySlice<UInt8>, _ body: (InputLine) -> Void) {
    var bytes = bytes
    if number == 1, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    if bytes.last == UInt8(ascii: "\r") { bytes = bytes.dropLast() }
    guard !isPastLimit, bytes.count <= limit else {
      let problem = Problem("The line is longer than \(limit) bytes.", line: number)
      return body(InputLine(number, .failure(problem)))
    }
    guard bytes.contains(where: { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }) else { return }
    body(InputLine(number, .success(bytes)))
  }
}
