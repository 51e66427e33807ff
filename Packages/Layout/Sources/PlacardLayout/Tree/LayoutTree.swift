/// An arena of nodes and the flexbox engine that lays them out.
///
/// Add the root first, then each child after its parent, then call ``layout(width:height:)`` and
/// read the rectangles. The tree keeps what it allocated, so laying out again is cheap. A node's
/// identity is its position in the order of adding.
public struct LayoutTree: ~Copyable, Sendable {
  var slots: [Slot] = []
  var measures: [Measure?] = []
  /// The styles of nodes whose records do not say all.
  var styles: [LayoutStyle] = []
  var arena = Arena(capacity: 0)
  var isNumbered = false
  /// What the rectangles were computed for; nil where something changed since.
  var latest: Request?

  /// Makes an empty tree.
  public init() {}

  /// Makes an empty tree with room for a number of nodes.
  public init(capacity: Int) {
    slots.reserveCapacity(max(0, capacity))
    measures.reserveCapacity(max(0, capacity))
  }

  /// The number of nodes.
  public var count: Int { slots.count }

  /// Adds a node, in constant time.
  ///
  /// - Parameters:
  ///   - style: The node's style. A node with visible children never asks its measure function.
  ///   - parent: A node of this tree, behind whose children the node goes. The first node is the
  ///     root and has none; nil for any other means the root.
  ///   - measure: Says how large the node's content is; nil is 0 by 0.
  /// - Returns: The node's identity in this tree.
  @discardableResult
  public mutating func addNode(
    _ style: LayoutStyle = LayoutStyle(), to parent: NodeID? = nil, measure: Measure? = nil
  ) -> NodeID {
    let index = count
    let parent = index == 0 ? -1 : parent?.index ?? 0
    precondition(parent < index && (parent >= 0 || index == 0), "The parent is not of this tree.")
    slots.append(Slot(style, parent: Int32(parent)))
    measures.append(measure)
    keep(style, of: index)
    if index > 0 {
      let last = slots[parent].lastChild
      if last < 0 {
        slots[parent].firstChild = Int32(index)
      } else {
        slots[Int(last)].nextSibling = Int32(index)
      }
      slots[parent].lastChild = Int32(index)
    }
    isNumbered = false
    latest = nil
    return NodeID(index: index)
  }

  /// Replaces the style of a node; the next layout goes by it.
  public mutating func setStyle(_ style: LayoutStyle, of node: NodeID) {
    check(node)
    let slot = Slot(style, parent: -1)
    slots[node.index].item = slot.item
    slots[node.index].box = slot.box
    keep(style, of: node.index)
    isNumbered = false
    latest = nil
  }

  /// Replaces what measures a node; the next layout goes by it.
  public mutating func setMeasure(_ measure: Measure?, of node: NodeID) {
    check(node)
    measures[node.index] = measure
    latest = nil
  }

  /// The parent of a node; nil for the root.
  public func parent(of node: NodeID) -> NodeID? {
    check(node)
    let parent = slots[node.index].parent
    return parent < 0 ? nil : NodeID(index: Int(parent))
  }

  func check(_ node: NodeID) {
    precondition(
      slots.indices.contains(node.index), "Node \(node.index) is not one of this tree's \(count).")
  }

  /// Keeps a style that will be read again when the container is known.
  private mutating func keep(_ style: LayoutStyle, of index: Int) {
    let kept = Int(slots[index].style)
    if kept >= 0 {
      styles[kept] = style
    } else if style.hasPercent || style.hasLogicalSides || style.position == .absolute {
      slots[index].style = Int32(styles.count)
      styles.append(style)
    }
  }
}
