@_spi(Inspection) public import PlacardLayout

/// What a layout did and why: every node with its frame, its cells and the reasons of its size.
///
/// It is worked out from the tree and its frames, for people to read; a layout does not need it.
/// ``description`` is the explanation as text, the same for the same tree.
public struct LayoutExplanation: Sendable {
  /// One node.
  public struct Node: Sendable, Equatable {
    /// The letter by which ``Frames/picture(columns:rows:)`` draws it.
    public var label: Character
    /// The name, or else `row`, `column`, `content` or `box`.
    public var name: String
    /// How many nodes it is below the root.
    public var depth: Int
    /// The rectangle relative to the parent, unrounded.
    public var rect: Rect
    /// The cells it covers, from the root's corner.
    public var cells: CellRect
    /// Why it is as wide as it is.
    public var width: SizeReason
    /// Why it is as high as it is.
    public var height: SizeReason
  }

  /// All nodes, depth first.
  public let nodes: [Node]
  /// What was explained.
  public let frames: Frames

  /// Lays a tree out and explains what came of it; for the parameters see ``Frames/init(of:in:mode:)``.
  ///
  /// - Complexity: Linear in the number of nodes times the depth: what a container's content wants is
  ///   found by laying that out alone.
  public init(of root: Item, in size: Size, mode: LayoutMode = .fitContainer) {
    frames = Frames(of: root, in: size, mode: mode)
    var explainer = Explainer(frames)
    explainer.explain(
      root, width: mode == .adjustWidth ? .unbounded : size.width,
      height: mode == .adjustHeight ? .unbounded : size.height,
      heightCounts: mode == .adjustHeight)
    nodes = explainer.nodes
  }
}

extension StackView {
  /// Lays the stack out and says why each box has its size; for the parameters see
  /// ``layout(in:mode:)``.
  public func explain(in size: Size, mode: LayoutMode = .fitContainer) -> LayoutExplanation {
    LayoutExplanation(of: item, in: size, mode: mode)
  }
}

extension LayoutExplanation: CustomStringConvertible {
  /// Three lines a node: its frame and cells, and the reasons of its width and its height; one line
  /// for what is hidden.
  public var description: String {
    nodes.map { node in
      let indent = String(repeating: "  ", count: node.depth)
      guard node.width.origin != .hidden else {
        return "\(indent)\(node.label) \(node.name): hidden"
      }
      let size = "\(node.rect.width.short) x \(node.rect.height.short)"
      let corner = "\(node.rect.minX.short), \(node.rect.minY.short)"
      return """
        \(indent)\(node.label) \(node.name): \(size) at \(corner); cells \(node.cells.text)
        \(indent)    width \(node.rect.width.short): \(node.width)
        \(indent)    height \(node.rect.height.short): \(node.height)
        """
    }.joined(separator: "\n")
  }
}

extension CellRect {
  fileprivate var text: String { "\(columns) x \(rows) at \(column), \(row)" }
}
