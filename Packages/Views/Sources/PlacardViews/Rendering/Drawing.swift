import PlacardAccessibility
import PlacardLayout
import PlacardText

/// One tree of nodes on its way to a drawing: its nodes depth first, beside their frames.
struct Drawing {
  let root: ViewNode
  let environment: ViewEnvironment
  /// The texts of the tree, sanitized and measured once, depth first.
  private(set) var leaves: [Leaf]
  private(set) var cells: [CellRect] = []
  /// The positions of nodes that are left out with all below them.
  private var omitted: Set<Int> = []

  init(_ root: ViewNode, in environment: ViewEnvironment) {
    self.root = root
    self.environment = environment
    leaves = root.flattened.map { Leaf($0.content, model: environment.widthModel) }
  }

  /// Places everything, and returns how many rows it takes.
  mutating func layout(_ width: ViewWidth) -> (columns: Int, rows: Int) {
    var next = 0
    let item = lowered(root, &next)
    let stack = StackView(.column, items: [item]).writingDirection(environment.writingDirection)
    var columns = environment.columns
    if case .hug(let least, _) = width {
      let wanted = stack.sizeThatFits(Size(width: Double(columns), height: .unbounded)).width
      columns = min(columns, max(CellRect.cell(at: wanted.rounded(.up)), least, 1))
    }
    let frames = stack.layout(
      in: Size(width: Double(columns), height: .unbounded), mode: .adjustHeight)
    cells = frames.cells
    return (columns, cells[0].rows)
  }

  /// Takes rows from the longest text that gives way, then leaves out what can be spared.
  mutating func yield(rows: Int) {
    var missing = rows
    var taken = leaves.map { _ in 0 }
    if let longest = longestYielding, case .text(var text) = leaves[longest] {
      taken[longest] = min(cells[longest + 1].rows - 1, missing)
      text.limit = cells[longest + 1].rows - taken[longest]
      leaves[longest] = .text(text)
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

  private func lowered(_ node: ViewNode, _ next: inout Int) -> Item {
    let leaf = leaves[next]
    var layout = node.layout
    layout.isHidden = omitted.contains(next)
    next += 1
    layout.maxWidth = capped(layout.maxWidth)
    layout.minWidth = capped(layout.minWidth)
    switch (node.content, leaf) {
    case (.children(let children), _):
      return Item(style: layout, content: .items(children.map { lowered($0, &next) }))
    case (_, .text(let text)):
      return Item(style: layout, content: .measured(text.size))
    case (_, .canvas(let canvas)):
      let size = Size(width: Double(canvas.columns), height: Double(canvas.rows))
      return Item(style: layout, content: .measured { _ in size })
    case (_, .none):
      return Item(style: layout)
    }
  }

  /// A length of which no more than the whole width is asked.
  private func capped(_ length: Length) -> Length {
    guard case .points(let points) = length else { return length }
    return .points(min(points, Double(environment.columns)))
  }
}
