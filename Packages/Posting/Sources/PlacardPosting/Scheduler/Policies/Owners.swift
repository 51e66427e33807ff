/// Which posts end with which owner.
struct Owners: Sendable {
  /// The posts of one owner, some of which may have ended.
  private struct Posts: Sendable {
    var numbers: [Int] = []
    /// From how many on the ended ones are forgotten.
    var bound = 64
  }

  private var posts: [Int: Posts] = [:]

  /// Notes that a post ends with an owner.
  ///
  /// - Complexity: O(1) amortized: now and then those are forgotten that are no longer live.
  mutating func add(_ number: Int, to owner: Int, isLive: (Int) -> Bool) {
    var owned = posts[owner] ?? Posts()
    posts[owner] = nil
    owned.numbers.append(number)
    if owned.numbers.count >= owned.bound {
      owned.numbers.removeAll { !isLive($0) }
      owned.bound = max(64, 2 * owned.numbers.count)
    }
    posts[owner] = owned
  }

  /// Forgets an owner, and returns the numbers of its posts.
  mutating func remove(_ owner: Int) -> [Int] {
    posts.removeValue(forKey: owner)?.numbers ?? []
  }

  /// The owner of a post.
  ///
  /// - Complexity: Linear in the number of posts that have an owner.
  func owner(of number: Int) -> Int? {
    posts.first { $0.value.numbers.contains(number) }?.key
  }
}
