/// Raw storage of all nodes in one block: by slot the nodes and their relatives, by number, which is
/// the order depth first, where they are and what is to be swept.
struct Arena: ~Copyable, @unchecked Sendable {
  let capacity: Int
  let byteCount: Int
  private let base: UnsafeMutableRawPointer
  let nodes: NodePointer
  /// The corner of each node relative to the root's.
  let origins: UnsafeMutablePointer<Point>
  let links: UnsafeMutablePointer<Links>
  let spans: UnsafeMutablePointer<Span>
  /// A bit for each slot whose rectangle changed.
  let changed: UnsafeMutablePointer<UInt64>
  /// What is to be swept, by number.
  let dirtyBits: UnsafeMutablePointer<DirtyBits>

  /// The bytes of a cache line, where the nodes begin.
  private static let line = 64

  init(capacity: Int) {
    self.capacity = (capacity + 63) & ~63
    let words = self.capacity / 64
    byteCount =
      self.capacity
      * (MemoryLayout<Node>.stride + MemoryLayout<Point>.stride + MemoryLayout<Links>.stride
        + MemoryLayout<Span>.stride + MemoryLayout<DirtyBits>.stride)
      + words * MemoryLayout<UInt64>.stride + Self.line
    // Memory with an alignment of its own is not given out again as readily by the C library.
    base = .allocate(byteCount: byteCount, alignment: 16)
    nodes = base.alignedUp(toMultipleOf: Self.line).bindMemory(
      to: Node.self, capacity: self.capacity)
    origins = UnsafeMutableRawPointer(nodes + self.capacity)
      .bindMemory(to: Point.self, capacity: self.capacity)
    links = UnsafeMutableRawPointer(origins + self.capacity)
      .bindMemory(to: Links.self, capacity: self.capacity)
    spans = UnsafeMutableRawPointer(links + self.capacity)
      .bindMemory(to: Span.self, capacity: self.capacity)
    changed = UnsafeMutableRawPointer(spans + self.capacity)
      .bindMemory(to: UInt64.self, capacity: words)
    dirtyBits = UnsafeMutableRawPointer(changed + words)
      .bindMemory(to: DirtyBits.self, capacity: self.capacity)
    changed.initialize(repeating: 0, count: words)
  }

  /// Takes over what another arena holds.
  init(capacity: Int, copying other: borrowing Arena, count: Int) {
    self.init(capacity: capacity)
    nodes.initialize(from: other.nodes, count: count)
    origins.initialize(from: other.origins, count: count)
    links.initialize(from: other.links, count: count)
    spans.initialize(from: other.spans, count: count)
    dirtyBits.initialize(from: other.dirtyBits, count: count)
    changed.update(from: other.changed, count: other.capacity / 64)
  }

  /// The rectangle in a slot relative to the root.
  func rect(of slot: Int) -> Rect {
    let node = nodes + slot
    return Rect(
      origin: origins[slot], size: Size(width: node.pointee.width, height: node.pointee.height))
  }

  /// Notes that the rectangle in a slot changed.
  func noteChange(_ slot: Int) {
    changed[slot >> 6] |= 1 << UInt64(slot & 63)
  }

  deinit {
    base.deallocate()
  }
}

/// A node's relatives, by slot, -1 where there is none.
struct Links {
  var first: Int32 = -1
  var next: Int32 = -1
  /// The sibling before; of the first child, the last one.
  var previous: Int32
  /// Its number in depth-first order; -1 while hidden or not numbered.
  var number: Int32 = -1
  var parent: Int32 = -1
  /// How many children it has, hidden ones included.
  var count: Int32 = 0
  /// How many nodes this slot has held before.
  var generation: Int32 = 0
}

/// A node in depth-first order; all below it is between its number and the end.
struct Span {
  var slot: Int32
  var end: Int32
}

/// The passes that a node needs, as dirty bits.
struct DirtyBits: OptionSet {
  var rawValue: UInt8

  /// Before all: the definite heights of its children.
  static let heights = DirtyBits(rawValue: 1)
  /// A: the content width.
  static let contentWidth = DirtyBits(rawValue: 2)
  /// B: the widths of its children.
  static let widths = DirtyBits(rawValue: 4)
  /// C: the content height.
  static let contentHeight = DirtyBits(rawValue: 8)
  /// D: the heights of its children.
  static let placing = DirtyBits(rawValue: 16)
  /// Its rectangle changed; for E, which comes by its container.
  static let rectangle = DirtyBits(rawValue: 32)

  /// E: it has children and is elsewhere.
  static let moved = DirtyBits(rawValue: 128)

  /// Pass C for a leaf whose width is below its max-content width.
  static let contentHeightIfNarrow = DirtyBits(rawValue: 64)

  static let all = DirtyBits(rawValue: 63)
  /// What an edit of a node invalidates in its container.
  static let children = DirtyBits(rawValue: 31)
}
