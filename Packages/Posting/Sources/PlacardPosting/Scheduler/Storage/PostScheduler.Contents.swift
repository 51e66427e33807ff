extension PostScheduler {
  /// The contents of the posts by index; nil at one that is not in use.
  ///
  /// What is counted by reference and kept in raw memory is counted by hand here, since the optimizer
  /// of Swift 6.3 loses count of it.
  struct Contents: Sendable {
    private var store = ChunkedStore<Unmanaged<Content>?>(
      blank: nil, keep: { _ = $0?.retain() }, drop: { $0?.release() })

    subscript(slot: Int) -> Content? {
      @inline(__always) get { store[slot]?.takeUnretainedValue() }
    }

    /// Makes room for an index.
    @inline(__always)
    mutating func reserve(_ slot: Int) {
      store.reserve(slot)
    }

    /// The content at an index, not counted: valid until it is removed.
    @inline(__always)
    func borrowed(_ slot: Int) -> Unmanaged<Content>? {
      store[slot]
    }

    /// Stores a content that was counted for it, instead of what is there.
    @inline(__always)
    mutating func put(_ retained: Unmanaged<Content>, at slot: Int) {
      let before = store[slot]
      store[slot] = retained
      before?.release()
    }

    /// Removes a content.
    @inline(__always)
    mutating func drop(_ slot: Int) {
      store[slot]?.release()
      store[slot] = nil
    }

    /// Removes a content and returns it.
    @inline(__always)
    mutating func take(_ slot: Int) -> Content? {
      let content = store[slot]
      store[slot] = nil
      return content?.takeRetainedValue()
    }

    /// Copies what is shared with a copy of this.
    mutating func makeUnique() {
      store.makeUnique()
    }
  }
}
