/// Appends bytes to memory that is reserved for them; more than it holds is a programmer's mistake.
struct ByteCursor: ByteOutput {
  /// Where the next byte is written.
  private(set) var next: UnsafeMutablePointer<UInt8>
  private let end: UnsafeMutablePointer<UInt8>

  init(_ start: UnsafeMutablePointer<UInt8>, capacity: Int) {
    next = start
    end = start + capacity
  }

  private func check(_ count: Int) {
    precondition(end - next >= count, "a line is longer than the memory reserved for it")
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    check(1)
    next.initialize(to: byte)
    next += 1
  }

  @inline(__always)
  mutating func append(contentsOf bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    check(bytes.count)
    next.initialize(from: start, count: bytes.count)
    next += bytes.count
  }

  /// Appends a literal.
  @inline(__always)
  mutating func append(literal text: StaticString) {
    append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends an integer in decimal digits, two at a time.
  mutating func append(decimal value: Int) {
    if value < 0 { append(UInt8(ascii: "-")) }
    var (rest, length, limit) = (UInt64(value.magnitude), 1, UInt64(10))
    while length < 19, rest >= limit {
      length += 1
      limit &*= 10
    }
    check(length)
    var digit = next + length
    while rest >= 10 {
      let (quotient, pair) = rest.quotientAndRemainder(dividingBy: 100)
      rest = quotient
      digit -= 2
      digit.initialize(to: UInt8(ascii: "0") + UInt8(truncatingIfNeeded: pair / 10))
      (digit + 1).initialize(to: UInt8(ascii: "0") + UInt8(truncatingIfNeeded: pair % 10))
    }
    if digit > next { next.initialize(to: UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest)) }
    next += length
  }
}
