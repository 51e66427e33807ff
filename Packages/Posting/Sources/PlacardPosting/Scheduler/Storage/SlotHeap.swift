/// What a heap is ordered by.
protocol HeapKey: Sendable {
  func comesBefore(_ other: Self) -> Bool

  /// After all that are ever put in.
  static var last: Self { get }
}

/// Slots in the order of their keys, the first of them at hand; each can be taken out early.
///
/// A heap of four children a node, after Knuth, *The Art of Computer Programming* 3, 5.2.3. What
/// comes as the first of all stands in front of the heap: it mostly leaves as the first too, and has
/// then moved nobody. Where each slot stands is written into a store that heaps may share when no
/// slot is in two of them.
///
/// - Complexity: O(log n) to insert and to remove, O(1) for what comes and leaves as the first, and
///   to look.
struct SlotHeap<Key: HeapKey>: Sendable {
  private struct Node: Sendable {
    var key: Key
    var slot: UInt32
  }

  /// For each slot one more than its place in the heap, or the place in front of it; 0 for a slot
  /// that is not there.
  typealias Places = ChunkedStore<UInt32>

  private static var frontPlace: UInt32 { .max }

  /// The first key, or the last there can be when there is none.
  private(set) var first = Key.last
  /// The slot in front of the heap, with the first key.
  private var front: UInt32?
  private var nodes = ChunkedStore(blank: Node(key: .last, slot: 0))
  private var nodeCount = 0

  var count: Int { front == nil ? nodeCount : nodeCount + 1 }

  var isEmpty: Bool { front == nil && nodeCount == 0 }

  /// The slot with the first key; there must be one.
  var firstSlot: Int {
    Int(front ?? nodes[0].slot)
  }

  /// All slots, in no order.
  var slots: [Int] {
    all.map { Int($0.slot) }
  }

  /// All slots in the order of their keys.
  ///
  /// - Complexity: O(n log n).
  var sorted: [Int] {
    all.sorted { $0.key.comesBefore($1.key) }.map { Int($0.slot) }
  }

  private var all: [Node] {
    (front.map { [Node(key: first, slot: $0)] } ?? []) + (0..<nodeCount).map { nodes[$0] }
  }

  @inline(__always)
  func contains(_ slot: Int, _ places: Places) -> Bool {
    slot < places.capacity && places[slot] != 0
  }

  /// The key of a slot, or nil when it is not there.
  func key(of slot: Int, _ places: Places) -> Key? {
    guard contains(slot, places) else { return nil }
    return places[slot] == Self.frontPlace ? first : nodes[Int(places[slot]) - 1].key
  }

  mutating func insert(_ slot: Int, _ key: Key, _ places: inout Places) {
    places.reserve(slot)
    guard key.comesBefore(first) else {
      return push(Node(key: key, slot: UInt32(slot)), places)
    }
    if let front { push(Node(key: first, slot: front), places) }
    (first, front) = (key, UInt32(slot))
    places[slot] = Self.frontPlace
  }

  /// Takes a slot out; nothing when it is not there.
  mutating func remove(_ slot: Int, _ places: Places) {
    guard contains(slot, places) else { return }
    if places[slot] == Self.frontPlace { front = nil } else { pull(Int(places[slot]) - 1, places) }
    places[slot] = 0
    if front == nil { first = nodeCount == 0 ? .last : nodes[0].key }
  }

  mutating func makeUnique() {
    nodes.makeUnique()
  }

  private mutating func push(_ node: Node, _ places: Places) {
    nodes.reserve(nodeCount)
    nodeCount += 1
    rise(node, from: nodeCount - 1, places)
  }

  /// Closes the gap at a place of the heap.
  private mutating func pull(_ place: Int, _ places: Places) {
    nodeCount -= 1
    guard place < nodeCount else { return }
    let last = nodes[nodeCount]
    if place > 0, last.key.comesBefore(nodes[(place - 1) / 4].key) {
      rise(last, from: place, places)
    } else {
      sink(last, from: place, places)
    }
  }

  private func rise(_ node: Node, from start: Int, _ places: Places) {
    var place = start
    while place > 0 {
      let parent = (place - 1) / 4
      guard node.key.comesBefore(nodes[parent].key) else { break }
      put(nodes[parent], at: place, places)
      place = parent
    }
    put(node, at: place, places)
  }

  private func sink(_ node: Node, from start: Int, _ places: Places) {
    var place = start
    while true {
      let child = 4 * place + 1
      guard child < nodeCount else { break }
      var least = child
      for other in child + 1..<max(min(child + 4, nodeCount), child + 1)
      where nodes[other].key.comesBefore(nodes[least].key) {
        least = other
      }
      guard nodes[least].key.comesBefore(node.key) else { break }
      put(nodes[least], at: place, places)
      place = least
    }
    put(node, at: place, places)
  }

  @inline(__always)
  private func put(_ node: Node, at place: Int, _ places: Places) {
    nodes[place] = node
    places[Int(node.slot)] = UInt32(place + 1)
  }
}
