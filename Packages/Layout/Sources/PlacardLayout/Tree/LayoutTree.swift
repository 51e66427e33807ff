/// An arena of nodes and the flexbox engine that lays them out.
///
/// Add the root first, then each child after its parent, then call ``layout(width:height:)`` and
/// read the rectangles. The tree keeps what it allocated, so laying out again is cheap. A node's
/// identity is its position in the order of adding.
public struct LayoutTree: ~Copyable, Sendable {
  var styles: [LayoutStyle] = []
  var parents: [Int32] = []
  var measures: [Measure?] = []
  var arena = Arena(capacity: 0)
  var isNumbered = false

  /// Makes an empty tree.
  public init() {}

  /// The number of nodes.
  public var count: Int { styles.count }

  /// Adds a node, in constant time.
  ///
  /// - Parameters:
  ///   - style: The node's style. A node with children never asks its measure function.
  ///   - parent: A node of this tree, behind whose children the node goes. The first node is the
  ///     root and has none; nil for any other means the root.
  ///   - measure: Says how large the node's content is; nil is 0 by 0.
  /// - Returns: The node's identity in this tree.
  @discardableResult
  public mutating func addNode(
    _ style: LayoutStyle = LayoutStyle(), to parent: NodeID? = nil, measure: Measure? = nil
  ) -> NodeID {
    let node = NodeID(index: count)
    precondition(
      parent.map { $0.index >= 0 && $0.index < count } ?? true,
      "The parent is no node of this tree.")
    parents.append(count == 0 ? -1 : Int32(parent?.index ?? 0))
    styles.append(style)
    measures.append(measure)
    isNumbered = false
    return node
  }

  /// The style of a node.
  public func style(of node: NodeID) -> LayoutStyle { styles[node.index] }

  /// Replaces the style of a node; the next layout goes by it.
  public mutating func setStyle(_ style: LayoutStyle, of node: NodeID) {
    styles[node.index] = style
    isNumbered = false
  }

  /// Replaces what measures a node; the next layout goes by it.
  public mutating func setMeasure(_ measure: Measure?, of node: NodeID) {
    measures[node.index] = measure
    isNumbered = false
  }

  /// The parent of a node; nil for the root.
  public func parent(of node: NodeID) -> NodeID? {
    let parent = parents[node.index]
    return parent < 0 ? nil : NodeID(index: Int(parent))
  }
}
