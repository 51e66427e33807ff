/// A partially received UTF-8 scalar.
///
/// - Note: Source: table 3-7 of the Unicode Standard; an ill-formed sequence ends with its maximal
///   subpart.
struct PartialScalar: Sendable {
  /// The result of adding a byte.
  enum Outcome {
    case incomplete
    case complete(Unicode.Scalar)
    /// Ill-formed; the byte begins the next scalar.
    case broken
  }

  private var value: UInt32
  private var missing: Int
  /// The valid range of the next byte.
  private var bounds: ClosedRange<UInt8>

  /// Begins with a non-ASCII byte; nil if it is not a valid first byte.
  init?(first byte: UInt8) {
    bounds = 0x80...0xBF
    switch byte {
    case 0xC2...0xDF: (missing, value) = (1, UInt32(byte & 0x1F))
    case 0xE0...0xEF:
      (missing, value) = (2, UInt32(byte & 0x0F))
      if byte == 0xE0 { bounds = 0xA0...0xBF }
      if byte == 0xED { bounds = 0x80...0x9F }
    case 0xF0...0xF4:
      (missing, value) = (3, UInt32(byte & 0x07))
      if byte == 0xF0 { bounds = 0x90...0xBF }
      if byte == 0xF4 { bounds = 0x80...0x8F }
    default: return nil
    }
  }

  mutating func take(_ byte: UInt8) -> Outcome {
    guard bounds.contains(byte) else { return .broken }
    bounds = 0x80...0xBF
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    guard missing == 0 else { return .incomplete }
    return Unicode.Scalar(value).map { .complete($0) } ?? .broken
  }
}
