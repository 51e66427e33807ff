/// Elements by index, in chunks: growing by one never copies what is there.
///
/// Copies share their chunks. Who changes one must be the only one that holds it, or call
/// ``makeUnique()`` first: the queue does so once for all of its stores, before it changes anything.
///
/// - Complexity: O(1) to read and to write; growing allocates one chunk, and now and then copies the
///   list of chunks, 8 bytes for each 128 elements.
struct ChunkedStore<Element: Sendable>: @unchecked Sendable {
  private typealias Chunk = UnsafeMutablePointer<Element>

  private final class Owner {
    var chunks: UnsafeMutablePointer<Chunk>
    var room: Int
    var count = 0

    init(room: Int) {
      chunks = .allocate(capacity: room)
      self.room = room
    }

    deinit {
      for index in 0..<count {
        chunks[index].deinitialize(count: 1 << ChunkedStore.shift)
        chunks[index].deallocate()
      }
      chunks.deallocate()
    }
  }

  private static var shift: Int { 7 }
  private static var mask: Int { 1 << shift - 1 }

  private var owner: Owner
  private var chunks: UnsafeMutablePointer<Chunk>
  private let blank: Element

  /// How many elements there is room for; all of them are initialized.
  private(set) var capacity = 0

  /// Creates a store without room.
  ///
  /// - Parameter blank: What new places hold.
  init(blank: Element) {
    owner = Owner(room: 4)
    chunks = owner.chunks
    self.blank = blank
  }

  /// Reads or changes an element; the index must be below ``capacity``.
  subscript(index: Int) -> Element {
    @inline(__always) unsafeAddress {
      UnsafePointer(chunks[index >> Self.shift] + index & Self.mask)
    }
    @inline(__always) nonmutating unsafeMutableAddress {
      chunks[index >> Self.shift] + index & Self.mask
    }
  }

  /// Where an element is, to read single fields without a copy; good until the store is changed.
  @inline(__always)
  func pointer(to index: Int) -> UnsafeMutablePointer<Element> {
    chunks[index >> Self.shift] + index & Self.mask
  }

  /// Makes room for an index.
  @inline(__always)
  mutating func reserve(_ index: Int) {
    while index >= capacity {
      grow()
    }
  }

  private mutating func grow() {
    if owner.count == owner.room {
      let wider = UnsafeMutablePointer<Chunk>.allocate(capacity: 2 * owner.room)
      wider.moveInitialize(from: owner.chunks, count: owner.count)
      owner.chunks.deallocate()
      owner.chunks = wider
      owner.room *= 2
      chunks = wider
    }
    let chunk = Chunk.allocate(capacity: 1 << Self.shift)
    chunk.initialize(repeating: blank, count: 1 << Self.shift)
    (chunks + owner.count).initialize(to: chunk)
    owner.count += 1
    capacity += 1 << Self.shift
  }

  /// Copies the chunks, so that a change is seen by nobody else.
  mutating func makeUnique() {
    let copy = Owner(room: max(owner.count, 4))
    for index in 0..<owner.count {
      let chunk = Chunk.allocate(capacity: 1 << Self.shift)
      chunk.initialize(from: chunks[index], count: 1 << Self.shift)
      (copy.chunks + index).initialize(to: chunk)
    }
    copy.count = owner.count
    owner = copy
    chunks = copy.chunks
  }
}
