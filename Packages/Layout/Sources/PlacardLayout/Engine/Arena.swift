/// Raw storage of one layout, indexed by a node's breadth-first number.
struct Arena: ~Copyable, @unchecked Sendable {
  let capacity: Int
  var count = 0
  var hasPercents = false
  let links: UnsafeMutablePointer<Links>
  let items: UnsafeMutablePointer<ItemRecord>
  let boxes: UnsafeMutablePointer<BoxRecord>
  /// Breadth-first numbers by slot, -1 for what is hidden.
  let numbers: UnsafeMutablePointer<Int32>
  /// Columns of doubles, one after the other.
  let values: UnsafeMutablePointer<Double>

  init(capacity: Int) {
    self.capacity = capacity
    links = .allocate(capacity: capacity)
    items = .allocate(capacity: capacity)
    boxes = .allocate(capacity: capacity)
    numbers = .allocate(capacity: capacity)
    values = .allocate(capacity: capacity * Column.count)
    values.initialize(repeating: 0, count: capacity * Column.count)
  }

  deinit {
    links.deallocate()
    items.deallocate()
    boxes.deallocate()
    numbers.deallocate()
    values.deallocate()
  }

  func column(_ column: Column) -> UnsafeMutablePointer<Double> {
    values + capacity * column.rawValue
  }

  /// The results, and what the sweeps hand to each other.
  enum Column: Int {
    case x, y, width, height
    /// The widths of the border box its content needs at least and wants at most.
    case least, greatest
    /// The height of a leaf's content without limit, NaN where it was not asked.
    case natural
    /// The height of the border box that follows from the content.
    case content
    /// The height percentages below count, NaN while there is none.
    case definite

    static let count = 9
  }
}
