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

  init(_ root: ViewNode, in environment: ViewEnvironment) {
    self.root = root
    self.environment = environment
    leaves = []
    collect(root)
  }

  private mutating func collect(_ node: ViewNode) {
    switch node.content {
    case .children(let children):
      leaves.append(.none)
      for child in children { collect(child) }
    case .text(let text): leaves.append(.text(TextLeaf(text, model: environment.widthModel)))
    case .canvas(let canvas): leaves.append(.canvas(canvas))
    case .empty: leaves.append(.none)
    }
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

  /// Takes rows from the longest text that gives way.
  mutating func yield(rows: Int) {
    var longest: Int?
    for (index, leaf) in leaves.enumerated() {
      guard case .text(let text) = leaf, text.overflow == .footer else { continue }
      if cells[index + 1].rows > longest.map({ cells[$0 + 1].rows }) ?? 0 { longest = index }
    }
    guard let longest, case .text(var text) = leaves[longest] else { return }
    text.limit = max(cells[longest + 1].rows - rows, 1)
    leaves[longest] = .text(text)
  }

  private func lowered(_ node: ViewNode, _ next: inout Int) -> Item {
    let leaf = leaves[next]
    next += 1
    var layout = node.layout
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
  private func capped(_ length: Dimension) -> Dimension {
    guard case .points(let points) = length else { return length }
    return .points(min(points, Double(environment.columns)))
  }
}

/// What a node needs to be measured and drawn, made once.
enum Leaf: Sendable {
  case none
  case text(TextLeaf)
  case canvas(CanvasContent)
}
