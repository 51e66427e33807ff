extension PostScheduler {
  /// The contents of the posts by index; nil at an unused one.
  ///
  /// References in raw memory are retained and released by hand here, because the optimizer of
  /// Swift 6.3 miscounts them.
  struct Contents: Sendable {
    private var store = ChunkedStore<Unmanaged<Content>?>(
      blank: nil, keep: { _ = $0?.retain() }, drop: { $0?.release() })

    subscript(slot: Int) -> Content? {
      @inline(__always) get { store[slot]?.takeUnretainedValue() }
    }

    /// Reserves memory for an index.
    @inline(__always)
    mutating func reserve(_ slot: Int) {
      store.reserve(slot)
    }

    /// The content at an index, not retained: valid until it is removed.
    @inline(__always)
    func borrowed(_ slot: Int) -> Unmanaged<Content>? {
      store[slot]
    }

    /// Stores a content, already retained, and releases the old one.
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

    /// Removes and returns a content.
    @inline(__always)
    mutating func take(_ slot: Int) -> Content? {
      let content = store[slot]
      store[slot] = nil
      return content?.takeRetainedValue()
    }

    /// Copies storage shared with a copy of this.
    mutating func makeUnique() {
      store.makeUnique()
    }
  }
}
