/// What a heap is ordered by.
protocol HeapKey: Sendable {
  func comesBefore(_ other: Self) -> Bool

  /// What unused places hold.
  static var blank: Self { get }
}

/// Slots in the order of their keys, the first of them at hand; each can be taken out early.
///
/// A heap of four children a node, after Knuth, *The Art of Computer Programming* 3, 5.2.3. Where
/// each slot stands is written into a store that heaps may share when no slot is in two of them.
///
/// - Complexity: O(log n) to insert and to remove, O(1) to look.
struct SlotHeap<Key: HeapKey>: Sendable {
  private struct Node: Sendable {
    var key: Key
    var slot: UInt32
  }

  /// For each slot one more than its place; 0 for a slot that is not there.
  typealias Places = ChunkedStore<UInt32>

  private var nodes = ChunkedStore(blank: Node(key: .blank, slot: 0))
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  /// The first key.
  var first: Key? {
    count == 0 ? nil : nodes[0].key
  }

  /// The slot with the first key; there must be one.
  var firstSlot: Int {
    Int(nodes[0].slot)
  }

  /// All slots, in no order.
  var slots: [Int] {
    (0..<count).map { Int(nodes[$0].slot) }
  }

  /// All slots in the order of their keys.
  ///
  /// - Complexity: O(n log n).
  var sorted: [Int] {
    (0..<count).map { nodes[$0] }.sorted { $0.key.comesBefore($1.key) }.map { Int($0.slot) }
  }

  @inline(__always)
  func contains(_ slot: Int, _ places: Places) -> Bool {
    slot < places.capacity && places[slot] != 0
  }

  /// The key of a slot, or nil when it is not there.
  func key(of slot: Int, _ places: Places) -> Key? {
    guard contains(slot, places) else { return nil }
    return nodes[Int(places[slot]) - 1].key
  }

  mutating func insert(_ slot: Int, _ key: Key, _ places: inout Places) {
    places.reserve(slot)
    nodes.reserve(count)
    count += 1
    rise(Node(key: key, slot: UInt32(slot)), from: count - 1, places)
  }

  /// Takes a slot out; nothing when it is not there.
  mutating func remove(_ slot: Int, _ places: Places) {
    guard contains(slot, places) else { return }
    let place = Int(places[slot]) - 1
    places[slot] = 0
    count -= 1
    guard place < count else { return }
    let last = nodes[count]
    if place > 0, last.key.comesBefore(nodes[(place - 1) / 4].key) {
      rise(last, from: place, places)
    } else {
      sink(last, from: place, places)
    }
  }

  mutating func makeUnique() {
    nodes.makeUnique()
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
      guard child < count else { break }
      var least = child
      for other in child + 1..<max(min(child + 4, count), child + 1)
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
