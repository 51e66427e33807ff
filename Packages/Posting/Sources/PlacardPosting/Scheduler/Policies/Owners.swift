/// The owners of posts; a post ends with its owner.
struct Owners: Sendable {
  /// The posts of one owner, some of which may have ended.
  private struct Posts: Sendable {
    var numbers: [Int] = []
    /// The number of posts from which ended ones are removed.
    var bound = 64
  }

  private var posts: [Int: Posts] = [:]

  /// Registers a post with an owner.
  ///
  /// - Complexity: O(1) amortized: ended posts are removed from time to time.
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

  /// Removes an owner and returns the numbers of its posts.
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
