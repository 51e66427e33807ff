import PlacardAccessibility
import PlacardLayout
import PlacardText

/// One tree of nodes on its way to a drawing: its nodes depth first, beside their frames.
struct Drawing {
  let root: ViewNode
  let environment: ViewEnvironment
  /// The texts of the tree, sanitized and measured once, depth first.
  private(set) var leaves: [Leaf] = []
  /// The frame of the whole, then those of the nodes, depth first.
  private(set) var cells: [CellRect] = []
  /// The positions of nodes that are left out with all below them.
  private var omitted: Set<Int> = []

  init(_ root: ViewNode, in environment: ViewEnvironment) {
    self.root = root
    self.environment = environment
    leaves.reserveCapacity(24)
    withUnsafePointer(to: root) { collectLeaves(of: $0) }
  }

  private mutating func collectLeaves(of node: UnsafePointer<ViewNode>) {
    leaves.append(Leaf(node.pointee.content, model: environment.widthModel))
    node.forEachChild { collectLeaves(of: $0) }
  }

  /// Places everything, and returns how many columns and rows it takes.
  mutating func layout(_ width: ViewWidth) -> (columns: Int, rows: Int) {
    var plan = Plan(drawing: self, in: LayoutTree.spare(capacity: leaves.count + 1))
    let columns = plan.columns(width, within: environment.columns)
    plan.tree.layout(width: Double(columns), height: .unbounded)
    if plan.countsHeight {
      let found = plan.tree.rect(of: NodeID(index: 0)).size
      plan.tree.layout(width: found.width, height: found.height)
    }
    cells.removeAll(keepingCapacity: true)
    cells.reserveCapacity(leaves.count + 1)
    for index in 0...leaves.count { cells.append(plan.tree.cells(of: NodeID(index: index))) }
    plan.end()
    return (columns, cells[0].rows)
  }

  /// The columns that it takes, without placing anything.
  func columns(_ width: ViewWidth) -> Int {
    var plan = Plan(drawing: self, in: LayoutTree.spare(capacity: leaves.count + 1))
    let columns = plan.columns(width, within: environment.columns)
    plan.end()
    return columns
  }

  /// Takes rows from the longest text that gives way, then leaves out what can be spared.
  mutating func yield(rows: Int) {
    var missing = rows
    var taken = leaves.map { _ in 0 }
    if let longest = longestYielding, case .text(let text) = leaves[longest] {
      taken[longest] = min(cells[longest + 1].rows - 1, missing)
      let limit = cells[longest + 1].rows - taken[longest]
      leaves[longest] = .text(TextLeaf(text, limit: limit))
    }
    missing -= taken.reduce(0, +)
    for (index, node) in root.flattened.enumerated().reversed()
    where node.isDispensable && missing > 0 {
      omitted.insert(index)
      missing -= cells[index + 1].rows - taken[index]
    }
  }

  private var longestYielding: Int? {
    leaves.indices.filter { index in
      if case .text(let text) = leaves[index] { text.overflow == .footer } else { false }
    }.max { cells[$0 + 1].rows < cells[$1 + 1].rows }
  }
}

extension Drawing {
  /// The nodes in the terms of the layout, below one column.
  private struct Plan: ~Copyable {
    var tree: LayoutTree
    /// Whether a frame may depend on whether the height is given or follows from the content.
    private(set) var countsHeight = false
    private var next = 0

    init(drawing: borrowing Drawing, in tree: consuming LayoutTree) {
      self.tree = tree
      var style = LayoutStyle()
      style.writingDirection = drawing.environment.writingDirection
      let column = self.tree.addNode(style)
      withUnsafePointer(to: drawing.root) { add($0, to: column, of: drawing) }
    }

    /// The columns of the whole, no more than there are.
    mutating func columns(_ width: ViewWidth, within columns: Int) -> Int {
      guard case .hug(let least, _) = width else { return columns }
      let wanted = tree.sizeThatFits(width: Double(columns)).width
      return min(columns, max(CellRect.cell(at: wanted.rounded(.up)), least, 1))
    }

    /// Leaves the tree's memory to the next drawing.
    consuming func end() {
      tree.spare()
    }

    private mutating func add(
      _ node: UnsafePointer<ViewNode>, to parent: NodeID, of drawing: borrowing Drawing
    ) {
      let measure: Measure? =
        switch drawing.leaves[next] {
        case .none: nil
        case .text(let text): { text.size($0) }
        case .canvas(let canvas): canvas.size
        }
      let isOmitted = drawing.omitted.contains(next)
      let space = Double(drawing.environment.columns)
      countsHeight = countsHeight || node.pointee.layout.wrap != .noWrap
      let id =
        isOmitted || node.pointee.layout.exceeds(space)
        ? tree.addNode(node.pointee.layout.fitting(space, isOmitted), to: parent, measure: measure)
        : tree.addNode(node.pointee.layout, to: parent, measure: measure)
      next += 1
      node.forEachChild { add($0, to: id, of: drawing) }
    }
  }
}

extension LayoutStyle {
  /// Whether it needs more than a number of columns.
  fileprivate func exceeds(_ space: Double) -> Bool {
    minWidth.exceeds(space) || maxWidth.exceeds(space)
  }

  /// The style with no more asked than the space, and hidden if it is left out.
  fileprivate func fitting(_ space: Double, _ isOmitted: Bool) -> LayoutStyle {
    var style = self
    style.isHidden = style.isHidden || isOmitted
    if style.minWidth.exceeds(space) { style.minWidth = .points(space) }
    if style.maxWidth.exceeds(space) { style.maxWidth = .points(space) }
    return style
  }
}

extension Length {
  fileprivate func exceeds(_ points: Double) -> Bool {
    if case .points(let own) = self { own > points } else { false }
  }
}

extension CanvasContent {
  /// The size that it wants, whatever the space.
  fileprivate var size: Measure {
    let size = Size(width: Double(columns), height: Double(rows))
    return { _ in size }
  }
}
