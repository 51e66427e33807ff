package import PlacardModels

/// Checks the calls to a poster, and records every violation of a law.
///
/// A post is shown at most once, updated only while it is shown, and hidden exactly once if it was
/// shown at all.
///
/// - Complexity: O(1) for each call; it remembers the numbers of all posts that were hidden.
package struct DeliveryChecker: Sendable {
  /// A sentence for each violation, at most one hundred.
  package private(set) var violations: [String] = []
  private var shown: Set<Int> = []
  private var ended: Set<Int> = []
  private var isClosed = false

  /// Creates a checker for a poster without calls.
  package init() {}

  /// Takes note that a post is to be shown.
  package mutating func show(_ post: Post) {
    expectOpen("show", post)
    if shown.contains(post.number) { note("post \(post.number) is shown while it is shown") }
    if ended.contains(post.number) { note("post \(post.number) is shown again") }
    if post.reason != nil { note("post \(post.number) is shown, though its end is decided") }
    if post.count < 1 { note("post \(post.number) is shown with a count of \(post.count)") }
    shown.insert(post.number)
  }

  /// Takes note that a shown post has changed.
  package mutating func update(_ post: Post) {
    expectOpen("update", post)
    if !shown.contains(post.number) { note("post \(post.number) is updated while it is not shown") }
    if post.count < 1 { note("post \(post.number) is updated to a count of \(post.count)") }
  }

  /// Takes note that a post is to be hidden.
  package mutating func hide(_ post: Post) {
    expectOpen("hide", post)
    if shown.remove(post.number) == nil {
      note("post \(post.number) is hidden \(ended.contains(post.number) ? "twice" : "unseen")")
    }
    ended.insert(post.number)
    if post.reason == nil { note("post \(post.number) is hidden without a reason") }
    if post.count != 0 { note("post \(post.number) is hidden with a count of \(post.count)") }
  }

  /// Records that the poster receives no further calls.
  package mutating func close() {
    if isClosed { note("closed twice") }
    isClosed = true
  }

  /// Closes the book: nothing may still be shown.
  package mutating func end() {
    for number in shown.sorted() {
      note("post \(number) is never hidden")
    }
  }

  /// Whether a post is shown, as far as the poster knows.
  package func shows(_ number: Int) -> Bool {
    shown.contains(number)
  }

  private mutating func expectOpen(_ call: String, _ post: Post) {
    if isClosed { note("post \(post.number): \(call) after the closing") }
  }

  private mutating func note(_ violation: String) {
    if violations.count < 100 { violations.append(violation) }
  }
}
