/// Positions of keys in a list: a hash table over the length, the first and the last byte.
struct KeyIndex: Sendable {
  private let keys: [String]
  /// Positions plus one, 0 for none; linear probing.
  private let slots: [UInt8]
  private let mask: Int

  /// Creates an index of at most 100 non-empty keys.
  init(_ keys: [String]) {
    self.keys = keys
    var size = 16
    while size < keys.count * 3 { size *= 2 }
    mask = size - 1
    var slots = [UInt8](repeating: 0, count: size)
    for (position, key) in keys.enumerated() {
      var slot = Self.hash(key) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt8(position + 1)
    }
    self.slots = slots
  }

  /// The position of a key, or nil when it is unknown.
  @inline(__always)
  func position(of key: String) -> Int? {
    var slot = Self.hash(key) & mask
    while slots[slot] != 0 {
      let position = Int(slots[slot]) - 1
      if keys[position] == key { return position }
      slot = (slot + 1) & mask
    }
    return nil
  }

  @inline(__always)
  private static func hash(_ key: String) -> Int {
    let bytes = key.utf8
    guard let first = bytes.first, let last = bytes.last else { return 0 }
    return bytes.count &* 37 &+ Int(first) &* 7 &+ Int(last) &* 19
  }
}
