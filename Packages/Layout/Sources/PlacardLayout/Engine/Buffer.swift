/// Raw memory that grows: for records without references, which sweeps reach by pointer.
struct Buffer<Element: BitwiseCopyable>: ~Copyable, @unchecked Sendable {
  private(set) var elements: UnsafeMutablePointer<Element>
  private var capacity = 0
  private(set) var count = 0

  var byteCount: Int { capacity * MemoryLayout<Element>.stride }

  init() {
    elements = .allocate(capacity: 0)
  }

  deinit {
    elements.deallocate()
  }

  mutating func removeAll() {
    count = 0
  }

  mutating func append(_ element: Element) {
    reserve(count + 1)
    (elements + count).initialize(to: element)
    count += 1
  }

  /// Reserves capacity for so many elements; those beyond `count` are uninitialized.
  mutating func reserve(_ wanted: Int) {
    guard wanted > capacity else { return }
    capacity = max(16, wanted, capacity * 2)
    let grown = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    grown.moveInitialize(from: elements, count: count)
    elements.deallocate()
    elements = grown
  }
}
