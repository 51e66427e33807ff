/// The lives of the posts that have not ended, by arrival number: eight bytes for each.
///
/// Numbers come in order and mostly end in order, so they share pages; a page goes with its last. The
/// page that was asked for last is at hand, without a search.
struct HandleTable: Sendable {
  private struct Page: Sendable {
    var handleStates = [HandleState?](repeating: nil, count: 1 << HandleTable.shift)
    var count = 0
  }

  private static let shift = 7

  private var pages: [Int: Page] = [:]
  /// The page at hand, which is not among the others.
  private var page = Page()
  private var key = 0

  /// Notes a life.
  mutating func insert(_ handleState: HandleState, _ number: Int) {
    turn(to: number)
    page.handleStates[Self.index(of: number)] = handleState
    page.count += 1
  }

  /// The life of a post, unless it has ended or has no handle.
  subscript(number: Int) -> HandleState? {
    mutating get {
      turn(to: number)
      return page.handleStates[Self.index(of: number)]
    }
  }

  /// Forgets a life, and returns it.
  mutating func remove(_ number: Int) -> HandleState? {
    guard self[number] != nil else { return nil }
    page.count -= 1
    return page.handleStates[Self.index(of: number)].take()
  }

  private static func index(of number: Int) -> Int {
    number & (1 << shift - 1)
  }

  /// Takes the page of a number to hand, in place of the other.
  private mutating func turn(to number: Int) {
    let wanted = number >> Self.shift
    guard wanted != key else { return }
    let other = pages.removeValue(forKey: wanted)
    if page.count > 0 { pages[key] = page }
    if let other { page = other } else if page.count > 0 { page = Page() }
    key = wanted
  }
}
