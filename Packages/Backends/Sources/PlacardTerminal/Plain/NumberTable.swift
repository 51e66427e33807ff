/// A dictionary from the arrival numbers of posts to values.
///
/// Numbers are added in order and mostly removed in order, so entries share pages; an empty page is
/// freed. The last accessed page is cached, so that repeated access needs no lookup.
struct NumberTable<Value: Sendable>: Sendable {
  private struct Page: Sendable {
    var values = [Value?](repeating: nil, count: NumberTable.length)
    var count = 0
  }

  private static var length: Int { 128 }

  private var pages: [Int: Page] = [:]
  /// The cached page, which is not in `pages`.
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
      let index = number % Self.length
      page.count += (newValue == nil ? 0 : 1) - (page.values[index] == nil ? 0 : 1)
      page.values[index] = newValue
    }
  }

  /// Removes and returns the value of a number.
  mutating func remove(_ number: Int) -> Value? {
    guard turn(to: number) else { return nil }
    let value = page.values[number % Self.length].take()
    if value != nil { page.count -= 1 }
    return value
  }

  /// Makes the page of a number the cached one.
  ///
  /// - Returns: Whether there is such a page; if not, the cached page stays.
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
