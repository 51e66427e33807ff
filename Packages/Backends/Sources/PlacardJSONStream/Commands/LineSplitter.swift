@_spi(Fields) import PlacardModels

/// Splits a stream of byte chunks into lines.
///
/// A leading byte order mark and a carriage return before the newline are removed; blank lines are skipped
/// but counted. A line longer than ``limit`` is reported as a problem and discarded, so that memory stays
/// bounded.
public struct LineSplitter: Sendable {
  /// Maximum bytes of a line without its ending.
  public let limit: Int

  private var pending: [UInt8] = []
  private var isPastLimit = false
  private var number = 1

  /// Creates a splitter; its lines may have 1 MiB, or another limit above 0.
  public init(limit: Int = 1 << 20) {
    precondition(limit > 0, "The limit of a line is \(limit) bytes; it must be at least 1.")
    self.limit = limit
  }

  /// Reads a chunk and passes on every line that ends in it.
  ///
  /// - Complexity: Linear in the length of the chunk; a line that lies entirely in it is not copied.
  public mutating func read(_ chunk: ArraySlice<UInt8>, _ body: (InputLine) -> Void) {
    var rest = chunk
    while let end = rest.firstNewline {
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

  /// Passes on the last line if it has no newline, and resets the splitter.
  public mutating func finish(_ body: (InputLine) -> Void) {
    finishLine(ArraySlice(pending), body)
    self = LineSplitter(limit: limit)
  }

  /// Buffers an incomplete line, unless it is already too long.
  ///
  /// Four extra bytes, since a byte order mark and a carriage return may still be removed.
  /// The bytes of the last line, whose end has not come yet, and its number.
  @_spi(Unfinished) public var unfinished: (bytes: ArraySlice<UInt8>, number: Int) {
    (ArraySlice(pending), number)
  }

  /// Drops what precedes the last carriage return of the unfinished line, except one at its end.
  @_spi(Unfinished) public mutating func forgetOverwritten() {
    guard let last = pending.dropLast().lastIndex(of: UInt8(ascii: "\r")) else { return }
    pending.removeSubrange(..<last)
  }

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

extension ArraySlice<UInt8> {
  /// The index of the first newline; compares eight bytes at a time.
  fileprivate var firstNewline: Int? {
    let offset = withUnsafeBytes { bytes in
      var offset = 0
      while offset + 8 <= bytes.count {
        let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        if word.hasByte(UInt8(ascii: "\n")) { break }
        offset += 8
      }
      while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
      return offset
    }
    return offset < count ? startIndex + offset : nil
  }
}

extension UInt64 {
  /// Whether one of its eight bytes has a value.
  fileprivate func hasByte(_ byte: UInt8) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let zeros = self ^ (ones &* UInt64(byte))
    return (zeros &- ones) & ~zeros & (ones &* 0x80) != 0
  }
}
