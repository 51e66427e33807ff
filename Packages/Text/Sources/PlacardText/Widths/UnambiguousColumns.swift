/// The width of UTF-8 text that needs no sanitizing and has an unambiguous width.
///
/// - Parameter bytes: a line or a part of one, well-formed or not.
/// - Returns: the columns; nil if anything is ill-formed, combining, of ambiguous width, for
///   private use, or a control.
/// - Complexity: O(*n*), without allocation.
public func certainColumns(ofUTF8 bytes: UnsafeBufferPointer<UInt8>) -> Int? {
  var columns = 0
  var index = 0
  while index < bytes.count {
    if bytes[index] &- 0x20 < 0x5F {
      columns += 1
      index += 1
    } else {
      guard let (scalar, length) = bytes.wellFormedScalar(at: index), scalar.isPlain else {
        return nil
      }
      let layout = scalar.layout
      if layout.contains(.ambiguousWidth) { return nil }
      columns += layout.width
      index += length
    }
  }
  return columns
}

extension UnsafeBufferPointer<UInt8> {
  /// The non-ASCII scalar at an index and its length; nil if it is ill-formed.
  @inline(__always)
  fileprivate func wellFormedScalar(at index: Int) -> (Unicode.Scalar, length: Int)? {
    let lead = self[index]
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    guard lead >= 0xC2, lead < 0xF5, index + length <= count else { return nil }
    var value = UInt32(lead) & (0x7F >> UInt32(length))
    for offset in 1..<length {
      let byte = self[index + offset]
      guard byte & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    let least: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000
    guard value >= least, let scalar = Unicode.Scalar(value) else { return nil }
    return (scalar, length)
  }
}
