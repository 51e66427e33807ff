import Placard
import PlacardLayout

/// A tree to lay out, from which the engine's tree and the plain one are built.
struct LayoutPlan: Sendable {
  var isRow = false
  var grow = 0.0
  var shrink = 0.0
  /// The length on the container's main axis before growing; nil for the content's.
  var basis: Double?
  var margin = 0.0
  /// The measured size of a leaf's content.
  var content: Size?
  var children: [LayoutPlan] = []

  /// The measure function of the content, for the engine.
  var measure: Measure? {
    guard let content else { return nil }
    return { _ in content }
  }

  /// The number of nodes, including itself.
  var count: Int { children.reduce(1) { $0 + $1.count } }

  /// A column whose items share its free space, or its overflow.
  static func flat(_ count: Int, shrinks: Bool = false) -> LayoutPlan {
    let item = LayoutPlan(
      grow: shrinks ? 0 : 1, shrink: shrinks ? 1 : 0, basis: shrinks ? 9000 : 1, margin: 0.25)
    return LayoutPlan(children: Array(repeating: item, count: count))
  }

  /// A column of rows of measured leaves: a table.
  static func table(rows: Int, columns: Int) -> LayoutPlan {
    let leaf = LayoutPlan(content: Size(width: 7, height: 3))
    let row = LayoutPlan(isRow: true, children: Array(repeating: leaf, count: columns))
    return LayoutPlan(children: Array(repeating: row, count: rows))
  }

  /// Nested containers, each with a measured leaf.
  static func chain(_ levels: Int) -> LayoutPlan {
    let leaf = LayoutPlan(margin: 0.5, content: Size(width: 7, height: 3))
    var plan = leaf
    for level in 0..<levels {
      plan = LayoutPlan(isRow: level.isMultiple(of: 2), margin: 0.5, children: [leaf, plan])
    }
    return plan
  }

  /// Alternating rows and columns, sized from the root down.
  static func flexed(depth: Int, fanOut: Int) -> LayoutPlan {
    nested(depth: depth, fanOut: fanOut, LayoutPlan(grow: 1, basis: 0))
  }

  /// Alternating rows and columns, sized from measured leaves up.
  static func measured(depth: Int, fanOut: Int) -> LayoutPlan {
    var plan = nested(depth: depth, fanOut: fanOut, LayoutPlan())
    plan.measureLeaves()
    return plan
  }

  private static func nested(depth: Int, fanOut: Int, _ node: LayoutPlan) -> LayoutPlan {
    var plan = node
    plan.isRow = depth.isMultiple(of: 2)
    guard depth > 0 else { return plan }
    let child = nested(depth: depth - 1, fanOut: fanOut, node)
    plan.children = Array(repeating: child, count: fanOut)
    return plan
  }

  private mutating func measureLeaves() {
    guard !children.isEmpty else {
      content = Size(width: 7, height: 3)
      return
    }
    for index in children.indices {
      children[index].measureLeaves()
    }
  }
}

extension LayoutPlan {
  /// The engine's style of the node.
  var style: LayoutStyle {
    var style = LayoutStyle()
    style.direction = isRow ? .row : .column
    style.grow = grow
    style.shrink = shrink
    if let basis { style.basis = .points(basis) }
    if margin != 0 { style.margin = Edges(.points(margin)) }
    return style
  }
}

extension LayoutTree {
  /// Builds the plan's tree, depth first, with capacity for a number of nodes.
  init(_ plan: LayoutPlan, capacity: Int = 0) {
    self.init(capacity: capacity)
    add(plan, to: nil)
  }

  private mutating func add(_ plan: LayoutPlan, to parent: NodeID?) {
    let node = addNode(plan.style, to: parent, measure: plan.measure)
    for child in plan.children {
      add(child, to: node)
    }
  }
}
