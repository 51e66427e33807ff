import PlacardLayout
import Testing

/// What a node takes.
@Suite struct MemoryTests {
  private static let count = 4000

  private static func bytes(of style: LayoutStyle, measure: Measure? = nil) -> Double {
    var tree = LayoutTree(capacity: count)
    let root = tree.addNode()
    for _ in 1..<count { tree.addNode(style, to: root, measure: measure) }
    tree.layout(width: 1000, height: 1000)
    // The space for the items of one container, 48 bytes each, is there once.
    return Double(tree.byteCount - 4096 * 48) / Double(count)
  }

  private static let common: LayoutStyle = {
    var style = LayoutStyle()
    (style.grow, style.basis, style.width, style.margin) = (1, 2, 3, Edges(1))
    return style
  }()

  private static let padded: LayoutStyle = {
    var style = LayoutStyle()
    (style.height, style.shrink, style.alignSelf, style.padding) = (1, 2, .end, Edges(1))
    return style
  }()

  private static let limited: LayoutStyle = {
    var style = LayoutStyle()
    (style.direction, style.rowGap, style.minWidth, style.maxWidth) = (.row, 1, 2, 30)
    return style
  }()

  private static let full: LayoutStyle = {
    var style = LayoutStyle()
    (style.width, style.height, style.minWidth, style.maxWidth) = (10%, 1, 2, 30)
    (style.minHeight, style.maxHeight, style.basis, style.columnGap) = (1, 20, 3, 1)
    (style.margin, style.padding, style.rowGap, style.aspectRatio) = (Edges(1%), Edges(1), 2, 3)
    return style
  }()

  @Test(arguments: [
    ("nothing set", LayoutStyle(), 190.0), ("grow, basis, width, margin", common, 220),
    ("height, shrink, alignSelf, padding", padded, 250),
    ("direction, rowGap, minWidth, maxWidth", limited, 250), ("everything", full, 700),
  ])
  func `L7: a node with four properties takes 250 bytes at most, links and results included`(
    name: String, style: LayoutStyle, limit: Double
  ) {
    let bytes = Self.bytes(of: style)
    let measured = Self.bytes(of: style) { _ in Size(width: 1, height: 1) }
    print("\(name): \(bytes) bytes a node, \(measured) with content that is measured")
    #expect(bytes <= limit)
    #expect(bytes >= 181)
    #expect(measured > bytes && measured <= bytes + 100)
  }
}
