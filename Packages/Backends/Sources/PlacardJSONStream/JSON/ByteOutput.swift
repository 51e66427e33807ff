/// A destination of bytes in order: an array, or memory reserved for a line.
protocol ByteOutput {
  /// Appends a byte.
  mutating func append(_ byte: UInt8)
  /// Appends bytes.
  mutating func append(contentsOf bytes: UnsafeBufferPointer<UInt8>)
}

extension [UInt8]: ByteOutput {}
