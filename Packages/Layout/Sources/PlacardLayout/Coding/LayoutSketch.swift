/// A tree of items that can be written down: styles, names, and content that is a value.
///
/// As JSON it is the form of the test fixtures, with short keys that may all be absent:
///
/// ```json
/// {"direction": "row", "padding": 1, "children": [
///   {"name": "title", "flow": {"items": [5, 3, 8], "lineHeight": 1}, "grow": 1, "shrink": 1},
///   {"width": "25%", "margin": {"left": 2}}
/// ]}
/// ```
public struct LayoutSketch: Sendable, Equatable {
  /// What is inside a node.
  public enum Content: Sendable, Equatable {
    /// Nothing: 0 by 0 unless the style says otherwise.
    case empty
    /// Content of one size, whatever space is offered.
    case measured(Size)
    /// Boxes that break onto lines like words.
    case flow(Flow)
    /// Further nodes, laid out as the style says.
    case children([LayoutSketch])
  }

  /// The size, the margins and all else that the layout goes by.
  public var style: LayoutStyle
  /// The name under which ``Frames/subscript(_:)-(String)`` finds the node's frame.
  public var name: String?
  /// What is inside.
  public var content: Content

  /// Makes a node.
  public init(style: LayoutStyle = LayoutStyle(), name: String? = nil, content: Content = .empty) {
    self.style = style
    self.name = name
    self.content = content
  }

  /// The tree as an item, which can be laid out or placed in a stack.
  public var item: Item {
    var item =
      switch content {
      case .empty: Item(style: style)
      case .measured(let size): Item(style: style, content: .measured { _ in size })
      case .flow(let flow): Item(style: style, content: .measured { flow.size(in: $0) })
      case .children(let nodes): Item(style: style, content: .items(nodes.map(\.item)))
      }
    item.name = name
    return item
  }
}

extension LayoutSketch {
  /// Boxes in a line that break onto further lines where the space ends.
  public struct Flow: Sendable, Equatable {
    /// The widths of the boxes in points, none of which breaks.
    public var items: [Double]
    /// The height of a line in points.
    public var lineHeight: Double

    /// Makes a flow.
    public init(items: [Double], lineHeight: Double = 1) {
      self.items = items
      self.lineHeight = lineHeight
    }

    /// The size it takes: as wide as its longest line, as high as its lines.
    ///
    /// - Complexity: Linear in the number of boxes.
    public func size(in offer: Proposal) -> Size {
      var widest = 0.0
      var line = 0.0
      var lines = items.isEmpty ? 0.0 : 1
      for (index, item) in items.enumerated() {
        if index > 0, line + item > offer.width + 0.001 {
          lines += 1
          line = 0
        }
        line += item
        widest = max(widest, line)
      }
      return Size(width: widest, height: lines * lineHeight)
    }
  }
}
