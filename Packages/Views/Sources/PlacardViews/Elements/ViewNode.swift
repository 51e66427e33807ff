import PlacardAccessibility
import PlacardLayout

/// An element made ready for the layout; elements pass nodes on and need not look inside.
public struct ViewNode: Sendable {
  enum Content: Sendable {
    case empty
    case children([ViewNode])
    case text(TextContent)
    case canvas(CanvasContent)
  }

  /// What the layout goes by.
  var layout: LayoutStyle
  var content: Content
  /// What the texts here and below look like, where they do not say otherwise.
  var style: Style
  /// What is painted behind it.
  var fill: Paint?
  var outline: Outline?
  /// Whether text and background change places in it, blanks included.
  var isInverse = false
  /// Whether its last column and row are the shadow of what is in it.
  var hasShadow = false
  /// Whether it may be left out where rows are too few.
  var isDispensable = false
  /// What a tap here means.
  var target: FocusTarget.Kind?

  /// The line round a node.
  struct Outline: Sendable {
    var border: Border
    var paint: Paint
    var corners: Corners
    var openSide: Border.OpenSide?
  }

  init(
    _ content: Content, _ style: Style = Style(), _ change: (inout LayoutStyle) -> Void = { _ in }
  ) {
    var layout = LayoutStyle()
    change(&layout)
    self.layout = layout
    self.content = content
    self.style = style
  }

  /// One node for several: themselves when they are one, else a column.
  static func joining(_ nodes: [ViewNode]) -> ViewNode {
    if nodes.count == 1 { return nodes[0] }
    return ViewNode(.children(nodes)) { $0.shrink = 1 }
  }

  /// A box round the node, which takes its place among its siblings.
  func boxed() -> ViewNode {
    var box = ViewNode(.children([]))
    var inner = self
    box.layout.grow = layout.grow
    box.layout.shrink = layout.shrink
    box.layout.basis = layout.basis
    box.layout.alignSelf = layout.alignSelf
    box.layout.margin = layout.margin
    inner.layout.grow = layout.height == .auto ? 1 : 0
    inner.layout.shrink = 1
    inner.layout.basis = .auto
    inner.layout.alignSelf = layout.width == .auto ? .auto : .start
    inner.layout.margin = Edges()
    inner.isDispensable = false
    box.isDispensable = isDispensable
    box.content = .children([inner])
    return box
  }

  /// Puts the node into a box where more space inside it is not its own.
  mutating func makeSpace() {
    if isClosed || !hasChildren { self = boxed() }
  }

  /// Draws a line round the node, inside a box of its own if it needs one.
  mutating func addLine(_ line: Outline) {
    makeSpace()
    addPadding(
      top: line.openSide == .top ? 0 : 1, bottom: line.openSide == .bottom ? 0 : 1, leading: 1,
      trailing: 1)
    outline = line
  }

  /// Whether something is fixed to its outer edge, so that more space goes round a box of its own.
  var isClosed: Bool {
    outline != nil || isInverse || fill != nil || target != nil || layout.width != .auto
      || layout.height != .auto || layout.minWidth != .auto || layout.maxWidth != .auto
      || layout.minHeight != .auto || layout.maxHeight != .auto
  }
}

extension ViewNode {
  /// The node and all below it, depth first.
  var flattened: [ViewNode] {
    var nodes: [ViewNode] = []
    func collect(_ node: ViewNode) {
      nodes.append(node)
      guard case .children(let children) = node.content else { return }
      for child in children { collect(child) }
    }
    collect(self)
    return nodes
  }
}
