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
  var layout = LayoutStyle()
  var content: Content
  /// What the texts here and below look like, where they do not say otherwise.
  var style = Style()
  /// What is painted behind it.
  var fill: Paint?
  var border: Border?
  var borderPaint: Paint?
  /// Whether it may be left out where rows are too few.
  var isDispensable = false
  /// What a tap here means.
  var target: FocusTarget.Kind?

  init(_ content: Content, _ change: (inout LayoutStyle) -> Void = { _ in }) {
    self.content = content
    change(&layout)
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
    inner.layout.margin = .zero
    box.content = .children([inner])
    return box
  }

  /// Whether something is fixed to its outer edge, so that more room goes round a box of its own.
  var isClosed: Bool {
    border != nil || fill != nil || target != nil || layout.width != .auto
      || layout.height != .auto
  }
}

/// Text with its rules.
struct TextContent: Sendable {
  var text: String
  var isBlock: Bool
  var limit: Int?
  var overflow: Overflow = .ellipsis
  var alignment: TextAlignment = .start

  enum Overflow: Sendable, Hashable {
    /// The end of the last line gives way.
    case ellipsis
    /// Lines give way to a count of them when the place has too few rows.
    case footer
  }
}

/// Where lines stand in the room that their text has.
public enum TextAlignment: String, Sendable, Hashable, CaseIterable {
  case start, center, end
}
