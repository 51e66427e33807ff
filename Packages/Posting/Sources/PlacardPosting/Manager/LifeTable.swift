/// The lives of the posts that have not ended, by arrival number: eight bytes for each.
///
/// Numbers come in order and mostly end in order, so they share pages; a page goes with its last.
struct LifeTable: Sendable {
  private struct Page: Sendable {
    var lives = [PostLife?](repeating: nil, count: 1 << LifeTable.shift)
    var count = 0
  }

  private static let shift = 7

  private var pages: [Int: Page] = [:]

  /// Notes a life.
  mutating func insert(_ life: PostLife, _ number: Int) {
    withPage(of: number) { page, place in
      page.lives[place] = life
      page.count += 1
    }
  }

  /// The life of a post, unless it has ended or has no handle.
  subscript(number: Int) -> PostLife? {
    pages[number >> Self.shift]?.lives[number & (1 << Self.shift - 1)]
  }

  /// Forgets a life, and returns it.
  mutating func remove(_ number: Int) -> PostLife? {
    guard self[number] != nil else { return nil }
    let (life, isEmpty) = withPage(of: number) { page, place in
      page.count -= 1
      return (page.lives[place].take(), page.count == 0)
    }
    if isEmpty { pages[number >> Self.shift] = nil }
    return life
  }

  private mutating func withPage<Result>(
    of number: Int, _ body: (inout Page, _ place: Int) -> Result
  ) -> Result {
    body(&pages[number >> Self.shift, default: Page()], number & (1 << Self.shift - 1))
  }
}
