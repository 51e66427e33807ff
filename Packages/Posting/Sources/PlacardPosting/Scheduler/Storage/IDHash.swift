/// A fast hash of an id: its words folded by 128-bit multiplication, with a random seed per process
/// against chosen collisions.
enum IDHash {
  private static let seed = UInt64.random(in: .min ... .max)

  @inline(__always)
  static func value(of text: String) -> UInt32 {
    var text = text
    let hash = text.withUTF8 { bytes in
      var hash = fold(seed ^ UInt64(bytes.count), 0x9e37_79b9_7f4a_7c15)
      var rest = UnsafeRawBufferPointer(bytes)[...]
      while rest.count >= 8 {
        hash = fold(
          hash ^ UnsafeRawBufferPointer(rebasing: rest).loadUnaligned(as: UInt64.self),
          0xbf58_476d_1ce4_e5b9)
        rest = rest.dropFirst(8)
      }
      var last: UInt64 = 0
      for byte in rest {
        last = last << 8 | UInt64(byte)
      }
      return fold(hash ^ last, 0x94d0_49bb_1331_11eb)
    }
    return UInt32(truncatingIfNeeded: hash ^ hash >> 32)
  }

  @inline(__always)
  private static func fold(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = left.multipliedFullWidth(by: right)
    return product.high ^ product.low
  }
}
