/// The presented posts by index, and their order of entrance in each lane.
///
/// A table of its own, so that a post that waits takes no memory here: its chunks are allocated as
/// posts enter.
struct PresentationTable: Sendable {
  private struct Row: Sendable {
    var presentation: PostPresentation
    /// The neighbours among the presented posts of its lane, by entrance.
    var previous = PostLink.none
    var next = PostLink.none
  }

  private var rows = ChunkedStore(blank: Row(presentation: PostPresentation(enteredAt: .zero)))

  /// The presentation of a post whose entrance has begun.
  subscript(index: Int) -> PostPresentation {
    @inline(__always) _read { yield rows.pointer(to: index).pointee.presentation }
    @inline(__always) _modify { yield &rows.pointer(to: index).pointee.presentation }
  }

  /// Begins the presentation of a post, after the one that entered its lane before it.
  mutating func begin(_ index: Int, at now: Moment, after previous: Int?) {
    rows.reserve(index)
    rows[index] = Row(presentation: PostPresentation(enteredAt: now), previous: PostLink(previous))
    if let previous { rows[previous].next = PostLink(index) }
  }

  /// Unlinks a post from its lane's presented posts.
  ///
  /// - Returns: Its former neighbours, which are now linked to each other.
  mutating func unlink(_ index: Int) -> (previous: Int?, next: Int?) {
    let (previous, next) = (rows[index].previous, rows[index].next)
    if let before = previous.index { rows[before].next = next }
    if let after = next.index { rows[after].previous = previous }
    return (previous.index, next.index)
  }

  /// The presented posts of a lane from one on, in order of entrance.
  func linked(from first: Int?) -> [Int] {
    var indices: [Int] = []
    var next = first
    while let index = next {
      indices.append(index)
      next = rows[index].next.index
    }
    return indices
  }

  /// Copies storage shared with a copy of this table.
  mutating func makeUnique() {
    rows.makeUnique()
  }
}
