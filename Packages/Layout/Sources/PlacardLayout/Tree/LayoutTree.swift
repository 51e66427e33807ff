/// An arena of nodes and the flexbox engine that lays them out.
///
/// Add the root first, then each child after its parent, then call ``layout(width:height:)`` and
/// read the rectangles. After an edit the next layout looks only at what can differ, and gives what a
/// new tree would give, bit for bit. The tree keeps what it allocated: a layout allocates nothing,
/// except after a node was added.
public struct LayoutTree: ~Copyable, Sendable {
  var arena: Arena
  var pool = Pool()
  /// Space for the items of one container, as many as any has ever had.
  var line = Buffer<LineItem>()
  var mostChildren = 0
  var leaves = Buffer<Leaf>()
  var heights = Buffer<Heights>()
  var measures: [Content] = []
  /// The styles of nodes whose records do not say all.
  var styles: [LayoutStyle] = []
  /// Slots up to here were used; `firstFree` begins the chain of those that are not now.
  var slotCount = 0
  var firstFree: Int32 = -1
  var freeLeaves: [Int32] = []
  var freeStyles: [Int32] = []
  /// How many nodes there are.
  public internal(set) var count = 0

  /// How many nodes are visible, and so have a number.
  var visibleCount = 0
  var isNumbered = false
  /// Whether the nodes were added depth first, none was removed or hidden, and so the numbers are the
  /// slots.
  var isInOrder = true
  /// Whether no node takes anything from those above.
  var isUniform = true
  /// Whether nothing of an earlier layout is worth anything.
  var isFresh = true
  /// Whether a node has ever had a percentage, a ratio, an absolute position or wrapping columns.
  var isPlain = true
  /// Whether a size was ever proposed to the root.
  var isRootSqueezed = false
  /// The nodes that were edited since the last layout.
  var pending: [Int32] = []
  /// What the rectangles were computed for; nil where something changed since.
  var latest: Request?
  var hasChanges = false

  /// The number of measurements of all layouts so far.
  var measureCount = 0

  /// Makes an empty tree.
  public init() {
    self.init(capacity: 0)
  }

  /// Makes an empty tree with space for a number of nodes.
  public init(capacity: Int) {
    arena = Arena(capacity: max(16, min(capacity, 1 << 28)))
  }

  /// The parent of a node; nil for the root.
  public func parent(of node: NodeID) -> NodeID? {
    check(node)
    let parent = arena.links[node.index].parent
    return parent < 0 ? nil : id(parent)
  }

  /// The children of a node, in order.
  public func children(of node: NodeID) -> [NodeID] {
    check(node)
    var children: [NodeID] = []
    var child = arena.links[node.index].first
    while child >= 0 {
      children.append(id(child))
      child = arena.links[Int(child)].next
    }
    return children
  }

  func id(_ slot: Int32) -> NodeID {
    NodeID(slot: slot, generation: arena.links[Int(slot)].generation)
  }

  func check(_ node: NodeID) {
    precondition(
      isNode(node),
      "Node \(node.index) is not one of this tree's \(count): it was removed, or is another tree's."
    )
  }

  /// Whether there is such a node; a node that was removed is none.
  public func isNode(_ node: NodeID) -> Bool {
    node.slot >= 0 && node.index < slotCount
      && arena.links[node.index].generation == node.generation
      && !arena.nodes[node.index].traits.contains(.free)
  }

  /// Notes that the next layout must look at a node.
  @inline(__always)
  mutating func mark(_ slot: Int) {
    latest = nil
    guard !isFresh else { return }
    markPending(slot)
  }

  private mutating func markPending(_ slot: Int) {
    guard !arena.nodes[slot].traits.contains(.pending) else { return }
    arena.nodes[slot].traits.insert(.pending)
    pending.append(Int32(slot))
  }
}
