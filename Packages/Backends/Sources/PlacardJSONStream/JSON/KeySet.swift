@_spi(Fields) import PlacardModels

/// Tells whether an object has a key already, byte by byte where `String` would compare characters.
///
/// Few keys are compared one by one; once there are seventeen they are hashed, so that a hostile
/// object costs linear time.
struct KeySet {
  private struct Key: Hashable {
    let text: String

    static func == (lhs: Key, rhs: Key) -> Bool {
      lhs.text == rhs.text && lhs.text.utf8.elementsEqual(rhs.text.utf8)
    }
  }

  private var hashed: Set<Key> = []

  /// Records a key that follows the members, and says whether it is new among them.
  mutating func insert(_ text: String, after members: [JSONMember]) -> Bool {
    let key = Key(text: text)
    guard members.count > 16 else { return !members.contains { Key(text: $0.key) == key } }
    if hashed.isEmpty { hashed = Set(members.map { Key(text: $0.key) }) }
    return hashed.insert(key).inserted
  }
}
