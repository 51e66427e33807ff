/// A short, stable hash of content: equal on every machine and in every run for equal content.
///
/// It is the default id of a message. Custom content becomes part of that id through the message's
/// metadata:
///
/// ```swift
/// var points = ContentDigest()
/// for point in chart { points.combine(point) }
/// message.metadata["chart"] = points.text
/// ```
///
/// Strings are combined byte for byte with their length, so that moving a character from one to the
/// next changes the digest; the order matters. It is not a cryptographic hash: collisions can be
/// constructed.
///
/// Two 64-bit words at a time are folded in: both are multiplied to 128 bits, and the halves and
/// the factors are added without carry (the mixing of Wang Yi's wyhash). The constants are the
/// digits of π.
public struct ContentDigest: Sendable, Hashable {
  private static let textKey: UInt64 = 0x1319_8a2e_0370_7344
  private static let numberKey: UInt64 = 0xa409_3822_299f_31d0
  private static let finalKey: UInt64 = 0x082e_fa98_ec4e_6c89
  private var state: UInt64 = 0x243f_6a88_85a3_08d3

  /// Creates an empty digest.
  public init() {}

  /// The digest as a number.
  ///
  /// - Complexity: O(1).
  public var value: UInt64 {
    Self.fold(state ^ Self.finalKey, Self.textKey)
  }

  /// The digest as 13 characters: the number in Crockford's base 32, in lower case.
  ///
  /// - Complexity: O(1), without allocating.
  public var text: String {
    let digits: StaticString = "0123456789abcdefghjkmnpqrstvwxyz"
    return String(unsafeUninitializedCapacity: 13) { characters in
      var rest = value
      for index in (0..<13).reversed() {
        characters[index] = digits.utf8Start[Int(rest & 31)]
        rest >>= 5
      }
      return 13
    }
  }

  /// Adds a string or nil, which differs from an empty string.
  ///
  /// - Complexity: Linear in the length of the string.
  public mutating func combine(_ text: String?) {
    guard var text else { return mix(.max, 0, key: Self.textKey) }
    text.withUTF8 { combine(UnsafeRawBufferPointer($0)) }
  }

  /// Adds an integer.
  public mutating func combine(_ number: Int) {
    combine(number, 0)
  }

  /// Adds a number; 0 and −0 are equal, as are all NaNs.
  public mutating func combine(_ number: Double) {
    let bits = number == 0 ? 0 : number.isNaN ? Double.nan.bitPattern : number.bitPattern
    mix(bits, 1, key: Self.numberKey)
  }

  mutating func combine(_ first: Int, _ second: Int) {
    mix(
      UInt64(bitPattern: Int64(first)), UInt64(bitPattern: Int64(second)), key: Self.numberKey)
  }

  private mutating func combine(_ bytes: UnsafeRawBufferPointer) {
    mix(UInt64(bytes.count), bytes.word(at: 0), key: Self.textKey)
    var offset = 8
    while offset < bytes.count {
      mix(bytes.word(at: offset), bytes.word(at: offset + 8), key: Self.textKey)
      offset += 16
    }
  }

  @inline(__always)
  private mutating func mix(_ first: UInt64, _ second: UInt64, key: UInt64) {
    state = Self.fold(first ^ key, second ^ state)
  }

  private static func fold(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = left.multipliedFullWidth(by: right)
    return left ^ right ^ product.high ^ product.low
  }
}

extension UnsafeRawBufferPointer {
  /// The eight bytes at an offset in little-endian order, padded with zeros beyond the end.
  fileprivate func word(at offset: Int) -> UInt64 {
    let rest = count - offset
    if rest >= 8 { return number(at: offset) }
    guard rest > 0 else { return 0 }
    if count >= 8 { return number(at: count - 8) >> (8 * (8 - rest)) }
    var word: UInt64 = 0
    for index in (offset..<count).reversed() {
      word = word << 8 | UInt64(self[index])
    }
    return word
  }

  private func number(at offset: Int) -> UInt64 {
    UInt64(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }
}
