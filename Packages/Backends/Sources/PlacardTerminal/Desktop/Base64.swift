/// Base64 encoding.
///
/// - Note: Source: RFC 4648, section 4.
enum Base64 {
  static func encode(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    let alphabet: StaticString = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    let digits = alphabet.utf8Start
    var encoded: [UInt8] = []
    encoded.reserveCapacity((bytes.count + 2) / 3 * 4)
    var group: UInt32 = 0
    var count = 0
    for byte in bytes {
      group = group << 8 | UInt32(byte)
      count += 1
      if count == 3 {
        for shift: UInt32 in [18, 12, 6, 0] {
          encoded.append(digits[Int(group >> shift & 63)])
        }
        (group, count) = (0, 0)
      }
    }
    switch count {
    case 1:
      encoded += [digits[Int(group >> 2)], digits[Int(group << 4 & 63)], 0x3D, 0x3D]
    case 2:
      encoded += [
        digits[Int(group >> 10)], digits[Int(group >> 4 & 63)], digits[Int(group << 2 & 63)], 0x3D,
      ]
    default: break
    }
    return encoded
  }
}
