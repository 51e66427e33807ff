/// Lines of a stream in one block of memory, which is used again for those that follow.
struct LineBuffer: Sendable {
  /// The first ``count`` bytes are lines; the rest is spare.
  private var storage: [UInt8] = []
  /// The number of bytes.
  private(set) var count = 0

  /// Appends the bytes that `body` writes, at most so many.
  @inline(__always)
  mutating func append(atMost capacity: Int, _ body: (inout ByteCursor) -> Void) {
    if storage.count - count < capacity { grow(by: capacity) }
    count += storage.withUnsafeMutableBufferPointer { [count] buffer in
      let start = buffer.baseAddress.unsafelyUnwrapped + count
      var cursor = ByteCursor(start, capacity: capacity)
      body(&cursor)
      return cursor.next - start
    }
  }

  /// Appends bytes.
  mutating func append(_ bytes: [UInt8]) {
    append(atMost: bytes.count + 1) { cursor in
      bytes.withUnsafeBufferPointer { cursor.append(contentsOf: $0) }
    }
  }

  /// Removes and returns the lines; the memory is kept.
  mutating func take() -> [UInt8] {
    defer { count = 0 }
    return Array(storage[..<count])
  }

  @inline(never)
  private mutating func grow(by capacity: Int) {
    let size = max(2 * storage.count, count + capacity)
    storage += repeatElement(0, count: size - storage.count)
  }
}
