extension UnsafeBufferPointer<UInt8> {
  /// The scalar at an index and its length in bytes; the bytes must be valid UTF-8.
  @inline(__always)
  func scalar(at index: Int) -> (value: Unicode.Scalar, bytes: Int) {
    let first = UInt32(self[index])
    if first < 0x80 { return (Unicode.Scalar(UInt8(first)), 1) }
    let bytes = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var value = first & (0x7F >> UInt32(bytes))
    for offset in 1..<bytes { value = value << 6 | UInt32(self[index + offset] & 0x3F) }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", bytes)
  }
}
