@_spi(Ordering) import PlacardModels

/// The sort key of a heap.
protocol HeapKey: Sendable {
  func comesBefore(_ other: Self) -> Bool

  /// A key after all others.
  static var last: Self { get }
}

/// Indices in order of their keys, with removal of any index.
///
/// A 4-ary heap, after Knuth, *The Art of Computer Programming* 3, 5.2.3. An index inserted with
/// the smallest key is stored in front of the heap: it is usually removed first, too, and then
/// moves no other. The position of each index is written into a store that heaps may share when no
/// index is in two of them.
///
/// - Complexity: O(log n) to insert and to remove, O(1) for an index that is inserted and removed
///   as the first, and to look up.
struct IndexedHeap<Key: HeapKey>: Sendable {
  private struct Node: Sendable {
    var key: Key
    var index: UInt32
  }

  /// For each index its position in the heap plus one, or the front position; 0 for an index that
  /// is not present.
  typealias Positions = ChunkedStore<UInt32>

  private static var frontPosition: UInt32 { .max }

  /// The smallest key, or `Key.last` when empty.
  private(set) var first = Key.last
  /// The index in front of the heap, with the smallest key.
  private var front: UInt32?
  private var nodes = ChunkedStore(blank: Node(key: .last, index: 0))
  private var nodeCount = 0

  var count: Int { front == nil ? nodeCount : nodeCount + 1 }

  var isEmpty: Bool { front == nil && nodeCount == 0 }

  /// The index with the smallest key; the heap must not be empty.
  var firstIndex: Int {
    Int(front ?? nodes[0].index)
  }

  /// All indices, in unspecified order.
  var indices: [Int] {
    all.map { Int($0.index) }
  }

  /// All indices in order of their keys.
  ///
  /// - Complexity: O(n log n).
  var sorted: [Int] {
    let all = all
    return Array(all.indices).ordered { all[$0].key.comesBefore(all[$1].key) }.map {
      Int(all[$0].index)
    }
  }

  private var all: [Node] {
    (front.map { [Node(key: first, index: $0)] } ?? []) + (0..<nodeCount).map { nodes[$0] }
  }

  @inline(__always)
  func contains(_ index: Int, _ positions: Positions) -> Bool {
    index < positions.capacity && positions[index] != 0
  }

  /// The key of an index, or nil when it is not present.
  func key(of index: Int, _ positions: Positions) -> Key? {
    guard contains(index, positions) else { return nil }
    return positions[index] == Self.frontPosition ? first : nodes[Int(positions[index]) - 1].key
  }

  mutating func insert(_ index: Int, _ key: Key, _ positions: inout Positions) {
    positions.reserve(index)
    guard key.comesBefore(first) else {
      return push(Node(key: key, index: UInt32(index)), positions)
    }
    if let front { push(Node(key: first, index: front), positions) }
    (first, front) = (key, UInt32(index))
    positions[index] = Self.frontPosition
  }

  /// Removes an index, if it is present.
  mutating func remove(_ index: Int, _ positions: Positions) {
    guard contains(index, positions) else { return }
    if positions[index] == Self.frontPosition {
      front = nil
    } else {
      pull(Int(positions[index]) - 1, positions)
    }
    positions[index] = 0
    if front == nil { first = nodeCount == 0 ? .last : nodes[0].key }
  }

  mutating func makeUnique() {
    nodes.makeUnique()
  }

  private mutating func push(_ node: Node, _ positions: Positions) {
    nodes.reserve(nodeCount)
    nodeCount += 1
    rise(node, from: nodeCount - 1, positions)
  }

  /// Fills the hole at a position of the heap.
  private mutating func pull(_ position: Int, _ positions: Positions) {
    nodeCount -= 1
    guard position < nodeCount else { return }
    let last = nodes[nodeCount]
    if position > 0, last.key.comesBefore(nodes[(position - 1) / 4].key) {
      rise(last, from: position, positions)
    } else {
      sink(last, from: position, positions)
    }
  }

  private func rise(_ node: Node, from start: Int, _ positions: Positions) {
    var position = start
    while position > 0 {
      let parent = (position - 1) / 4
      guard node.key.comesBefore(nodes[parent].key) else { break }
      put(nodes[parent], at: position, positions)
      position = parent
    }
    put(node, at: position, positions)
  }

  private func sink(_ node: Node, from start: Int, _ positions: Positions) {
    var position = start
    while true {
      let child = 4 * position + 1
      guard child < nodeCount else { break }
      var least = child
      for other in child + 1..<max(min(child + 4, nodeCount), child + 1)
      where nodes[other].key.comesBefore(nodes[least].key) {
        least = other
      }
      guard nodes[least].key.comesBefore(node.key) else { break }
      put(nodes[least], at: position, positions)
      position = least
    }
    put(node, at: position, positions)
  }

  @inline(__always)
  private func put(_ node: Node, at position: Int, _ positions: Positions) {
    nodes[position] = node
    positions[Int(node.index)] = UInt32(position + 1)
  }
}
