import Placard

/// The bytes of a feed, of which the first may have been read already.
struct FeedInput: AsyncSequence {
  typealias Element = ArraySlice<UInt8>

  private var first: [UInt8] = []
  private var rest: InputBytes.Iterator

  init(_ input: InputFile) {
    rest = input.chunks.makeAsyncIterator()
  }

  /// Reads until there is a line that is not blank, or much of one, and guesses from it.
  ///
  /// - Throws: `InputError` on failure.
  mutating func guess() async throws -> FeedGuess {
    while first.count < InputFile.chunkSize {
      if let line = firstLine(isComplete: true) { return FeedGuess(line) }
      guard let more = try await rest.next() else { break }
      first += more
    }
    return FeedGuess(firstLine(isComplete: false) ?? [])
  }

  private func firstLine(isComplete: Bool) -> ArraySlice<UInt8>? {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = (first.starts(with: mark) ? first.dropFirst(3) : first[...]).drop {
      $0 == 0x0A || $0 == 0x0D || $0 == 0x20 || $0 == 0x09
    }
    let end = text.firstIndex(of: 0x0A)
    guard !text.isEmpty, end != nil || !isComplete else { return nil }
    let line = text[..<(end ?? text.endIndex)]
    return line.last == 0x0D ? line.dropLast() : line
  }

  func makeAsyncIterator() -> Iterator {
    Iterator(first: first[...], rest: rest)
  }

  struct Iterator: AsyncIteratorProtocol {
    fileprivate var first: ArraySlice<UInt8>
    fileprivate var rest: InputBytes.Iterator

    mutating func next() async throws -> ArraySlice<UInt8>? {
      guard first.isEmpty else {
        defer { first = [] }
        return first
      }
      return try await rest.next()
    }
  }
}
