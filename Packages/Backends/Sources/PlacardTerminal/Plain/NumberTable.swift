/// Values by the arrival numbers of posts.
///
/// Numbers come in order and mostly end in order, so they share pages; a page goes with its last. The
/// page that was asked for last is at hand, without a search.
struct NumberTable<Value: Sendable>: Sendable {
  private struct Page: Sendable {
    var values = [Value?](repeating: nil, count: NumberTable.length)
    var count = 0
  }

  private static var length: Int { 128 }

  private var pages: [Int: Page] = [:]
  /// The page at hand, which is not among the others.
  private var page = Page()
  private var key = 0

  /// The value of a number, or nil.
  subscript(number: Int) -> Value? {
    mutating get {
      guard turn(to: number) else { return nil }
      return page.values[number % Self.length]
    }
    set {
      guard turn(to: number, makes: newValue != nil) else { return }
      let place = number % Self.length
      page.count += (newValue == nil ? 0 : 1) - (page.values[place] == nil ? 0 : 1)
      page.values[place] = newValue
    }
  }

  /// Forgets the value of a number, and returns it.
  mutating func remove(_ number: Int) -> Value? {
    guard turn(to: number) else { return nil }
    let value = page.values[number % Self.length].take()
    if value != nil { page.count -= 1 }
    return value
  }

  /// Takes the page of a number to hand, in place of the other.
  ///
  /// - Returns: Whether there is one; when not, the page at hand stays.
  private mutating func turn(to number: Int, makes: Bool = false) -> Bool {
    let wanted = number / Self.length
    if wanted == key { return true }
    let other = pages.removeValue(forKey: wanted)
    guard makes || other != nil else { return false }
    if page.count > 0 { pages[key] = page }
    if let other { page = other } else if page.count > 0 { page = Page() }
    key = wanted
    return true
  }
}
