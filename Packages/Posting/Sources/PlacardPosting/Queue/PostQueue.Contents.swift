extension PostQueue {
  /// The contents of the posts by their places; nil in a free one.
  ///
  /// In arrays of their own: what is counted by reference has no place in raw memory, where the
  /// optimizer of Swift 6.3 loses count of it. Growing never moves more than a list of arrays.
  struct Contents: Sendable {
    private static let shift = 7
    private static let mask = 1 << shift - 1

    private var chunks: [ContiguousArray<Content?>] = []

    subscript(slot: Int) -> Content? {
      get { chunks[slot >> Self.shift][slot & Self.mask] }
      set { chunks[slot >> Self.shift][slot & Self.mask] = newValue }
    }

    /// Makes room for a place.
    mutating func reserve(_ slot: Int) {
      while slot >> Self.shift >= chunks.count {
        chunks.append(ContiguousArray(repeating: nil, count: 1 << Self.shift))
      }
    }

    /// Takes out what is in a place.
    mutating func take(_ slot: Int) -> Content? {
      chunks[slot >> Self.shift][slot & Self.mask].take()
    }
  }
}
