/// The keys of one object, told apart byte by byte where `String` would compare characters.
///
/// Few keys are compared one by one; from the seventeenth on they are hashed, so that a hostile
/// object costs linear time.
struct KeySet {
  private struct Key: Hashable {
    let text: String

    static func == (lhs: Key, rhs: Key) -> Bool {
      lhs.text == rhs.text && lhs.text.utf8.elementsEqual(rhs.text.utf8)
    }
  }

  private var few: [Key] = []
  private var many: Set<Key> = []

  /// Adds a key and says whether it was new.
  mutating func insert(_ text: String) -> Bool {
    let key = Key(text: text)
    guard many.isEmpty else { return many.insert(key).inserted }
    guard !few.contains(key) else { return false }
    few.append(key)
    if few.count > 16 { many = Set(few) }
    return true
  }
}
