extension PostScheduler {
  /// The contents of the posts by index; nil at an unused one.
  ///
  /// References in raw memory are retained and released by hand here, because the optimizer of
  /// Swift 6.3 miscounts them.
  struct Contents: Sendable {
    private var store = ChunkedStore<Unmanaged<Content>?>(
      blank: nil, keep: { _ = $0?.retain() }, drop: { $0?.release() })

    subscript(index: Int) -> Content? {
      @inline(__always) get { store[index]?.takeUnretainedValue() }
    }

    /// Reserves memory for an index.
    @inline(__always)
    mutating func reserve(_ index: Int) {
      store.reserve(index)
    }

    /// The content at an index, not retained: valid until it is removed.
    @inline(__always)
    func borrowed(_ index: Int) -> Unmanaged<Content>? {
      store[index]
    }

    /// Stores a content, already retained, and releases the old one.
    @inline(__always)
    mutating func put(_ retained: Unmanaged<Content>, at index: Int) {
      let before = store[index]
      store[index] = retained
      before?.release()
    }

    /// Removes a content.
    @inline(__always)
    mutating func drop(_ index: Int) {
      store[index]?.release()
      store[index] = nil
    }

    /// Removes and returns a content.
    @inline(__always)
    mutating func take(_ index: Int) -> Content? {
      let content = store[index]
      store[index] = nil
      return content?.takeRetainedValue()
    }

    /// Copies storage shared with a copy of this.
    mutating func makeUnique() {
      store.makeUnique()
    }
  }
}
