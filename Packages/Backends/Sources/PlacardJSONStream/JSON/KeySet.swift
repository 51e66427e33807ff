@_spi(Fields) import PlacardModels

/// The keys of an object, compared byte for byte; `String` would compare canonical equivalents.
///
/// Up to sixteen keys are searched linearly; more are hashed, so that a hostile object costs linear
/// time.
struct KeySet {
  private struct Key: Hashable {
    let text: String

    static func == (lhs: Key, rhs: Key) -> Bool {
      lhs.text == rhs.text && lhs.text.utf8.elementsEqual(rhs.text.utf8)
    }
  }

  private var hashed: Set<Key> = []

  /// Adds a key after the members, and returns whether it is new.
  mutating func insert(_ text: String, after members: [JSONMember]) -> Bool {
    let key = Key(text: text)
    guard members.count > 16 else { return !members.contains { Key(text: $0.key) == key } }
    if hashed.isEmpty { hashed = Set(members.map { Key(text: $0.key) }) }
    return hashed.insert(key).inserted
  }
}
