/// The columns of UTF-8 that a sanitizer leaves as it is, and about which terminals agree.
///
/// - Parameter bytes: a line or a part of one, well-formed or not.
/// - Returns: the columns; nil where anything is ill-formed, combines, has an ambiguous width, is for private use, or is a control.
/// - Complexity: O(*n*), without asking for memory.
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
  /// The scalar beyond ASCII that begins there, and its bytes; nil where there is none that is well-formed.
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
