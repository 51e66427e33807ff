import PlacardModels

extension PostQueue {
  /// Forgets what happened, once everybody has been told.
  mutating func forgetEdges() {
    own()
    edges.removeAll()
  }

  /// The posts on the board whose exit has not begun, in the order of entrance within each lane.
  var numbersOnBoard: [Int] {
    lanes.indices.flatMap { presented(in: $0) }
      .filter { entries[$0].state != .hiding }
      .map { entries[$0].number }
  }

  /// A post on the board whose exit has not begun.
  func postOnBoard(_ number: Int) -> Post? {
    guard let post = post(numbered: number), post.state.isPresented, post.state != .hiding else {
      return nil
    }
    return post
  }
}
