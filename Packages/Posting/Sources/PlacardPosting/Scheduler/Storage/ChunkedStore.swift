/// Elements by index, in chunks: appending never copies existing elements, and an unused chunk
/// takes no memory.
///
/// Copies share their chunks. A caller that writes must hold the only reference, or call
/// ``makeUnique()`` first: the scheduler does so once for all of its stores, before it changes
/// anything.
///
/// - Complexity: O(1) to read and to write; growing allocates one chunk, and at times copies the
///   list of chunks, 8 bytes for each 128 elements.
struct ChunkedStore<Element: Sendable>: @unchecked Sendable {
  private typealias Chunk = UnsafeMutablePointer<Element>

  private final class Owner {
    /// Slot −1 is the blank chunk, shared by all unallocated slots and never written to.
    var chunks: UnsafeMutablePointer<Chunk>
    var capacity: Int
    var count = 0
    let keep: (@Sendable (Element) -> Void)?
    let drop: (@Sendable (Element) -> Void)?

    init(
      capacity: Int, blank: Element, keep: (@Sendable (Element) -> Void)?,
      drop: (@Sendable (Element) -> Void)?
    ) {
      self.keep = keep
      self.drop = drop
      chunks = .allocate(capacity: capacity + 1) + 1
      (chunks - 1).initialize(to: ChunkedStore.chunk(of: blank))
      self.capacity = capacity
    }

    deinit {
      for index in 0..<count where chunks[index] != chunks[-1] {
        if let drop { ChunkedStore.visit(chunks[index], drop) }
        ChunkedStore.free(chunks[index])
      }
      ChunkedStore.free(chunks[-1])
      (chunks - 1).deallocate()
    }
  }

  private static var shift: Int { 7 }
  private static var mask: Int { 1 << shift - 1 }

  private static func chunk(of blank: Element) -> Chunk {
    let chunk = Chunk.allocate(capacity: 1 << shift)
    chunk.initialize(repeating: blank, count: 1 << shift)
    return chunk
  }

  private static func free(_ chunk: Chunk) {
    chunk.deinitialize(count: 1 << shift)
    chunk.deallocate()
  }

  private static func visit(_ chunk: Chunk, _ body: (Element) -> Void) {
    for index in 0...mask {
      body(chunk[index])
    }
  }

  private var owner: Owner
  private var chunks: UnsafeMutablePointer<Chunk>

  /// The number of readable elements.
  private(set) var capacity = 0

  /// Creates an empty store.
  ///
  /// - Parameters:
  ///   - blank: The initial value of elements.
  ///   - keep: Called for each element that a copy now holds, too.
  ///   - drop: Called for each element that is deallocated with its store.
  init(
    blank: Element, keep: (@Sendable (Element) -> Void)? = nil,
    drop: (@Sendable (Element) -> Void)? = nil
  ) {
    owner = Owner(capacity: 4, blank: blank, keep: keep, drop: drop)
    chunks = owner.chunks
  }

  private var blank: Element { chunks[-1][0] }

  /// Reads or changes an element; the index must be below ``capacity``, and to change it must be
  /// reserved.
  subscript(index: Int) -> Element {
    @inline(__always) unsafeAddress {
      UnsafePointer(chunks[index >> Self.shift] + index & Self.mask)
    }
    @inline(__always) nonmutating unsafeMutableAddress {
      assert(chunks[index >> Self.shift] != chunks[-1], "there is no capacity for \(index)")
      return chunks[index >> Self.shift] + index & Self.mask
    }
  }

  /// The address of an element, to read single fields without a copy; valid until the store is
  /// changed.
  @inline(__always)
  func pointer(to index: Int) -> UnsafeMutablePointer<Element> {
    chunks[index >> Self.shift] + index & Self.mask
  }

  /// Reserves memory for an index.
  @inline(__always)
  mutating func reserve(_ index: Int) {
    if index >= capacity || chunks[index >> Self.shift] == chunks[-1] { grow(to: index) }
  }

  /// Reserves memory for a range of indices.
  mutating func reserve(_ indices: Range<Int>) {
    for index in stride(from: indices.lowerBound, to: indices.upperBound, by: 1 << Self.shift) {
      reserve(index)
    }
    if let last = indices.last { reserve(last) }
  }

  @inline(never)
  private mutating func grow(to index: Int) {
    let chunk = index >> Self.shift
    if chunk >= owner.capacity { widen(to: max(chunk + 1, 2 * owner.capacity)) }
    while owner.count <= chunk {
      (chunks + owner.count).initialize(to: chunks[-1])
      owner.count += 1
    }
    capacity = owner.count << Self.shift
    chunks[chunk] = Self.chunk(of: blank)
  }

  private mutating func widen(to capacity: Int) {
    let wider = UnsafeMutablePointer<Chunk>.allocate(capacity: capacity + 1) + 1
    (wider - 1).moveInitialize(from: owner.chunks - 1, count: owner.count + 1)
    (owner.chunks - 1).deallocate()
    owner.chunks = wider
    owner.capacity = capacity
    chunks = wider
  }

  /// Copies the chunks, so that changes do not affect other copies.
  mutating func makeUnique() {
    let copy = Owner(
      capacity: max(owner.count, 4), blank: blank, keep: owner.keep, drop: owner.drop)
    for index in 0..<owner.count {
      guard chunks[index] != chunks[-1] else {
        (copy.chunks + index).initialize(to: copy.chunks[-1])
        continue
      }
      let chunk = Chunk.allocate(capacity: 1 << Self.shift)
      chunk.initialize(from: chunks[index], count: 1 << Self.shift)
      if let keep = owner.keep { Self.visit(chunk, keep) }
      (copy.chunks + index).initialize(to: chunk)
    }
    copy.count = owner.count
    owner = copy
    chunks = copy.chunks
  }
}
