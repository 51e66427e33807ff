import Placard

extension Subject {
  /// The card as a value, built and laid out; then trees of the engine: built, laid out anew after
  /// a style was set, and laid out again in another size, beside a plain layout of the same tree.
  static let layout =
    [
      Subject("layout/card-stack", part: .nodes(8)) {
        Loop(over: [60.0, 61, 62, 63]) { width in
          Card.stack.layout(in: Size(width: width, height: 20), mode: .adjustHeight).checksum
        }
      },
      Subject("layout/card-build", part: .nodes(8)) {
        Loop(over: [60.0]) { _ in
          let tree = Card.tree()
          return UInt64(tree.count)
        }
      },
      Subject("layout/card-anew", part: .nodes(8)) {
        EngineLayout(Card.tree(), restyling: Card.rootStyle)
      },
      Subject("layout/card-again", part: .nodes(8)) { EngineLayout(Card.tree()) },
    ] + layouts("flat-1000", .flat(1000)) + layouts("nested-6x4", .flexed(depth: 6, fanOut: 4))
    + layouts("content-6x4", .measured(depth: 6, fanOut: 4))

  private static func layouts(_ name: String, _ plan: LayoutPlan) -> [Subject] {
    let plain = "layout/\(name)-plain"
    let plainBuild = "layout/\(name)-plain-build"
    let part = Part.nodes(plan.count)
    return [
      Subject("layout/\(name)-build", baseline: plainBuild, part: part) {
        Loop(over: [plan]) { plan in
          let tree = LayoutTree(plan)
          return UInt64(tree.count)
        }
      },
      Subject(plainBuild, part: part) {
        Loop(over: [plan]) { UInt64(PlainNode($0).children.count) }
      },
      Subject("layout/\(name)-anew", baseline: plain, part: part) {
        EngineLayout(LayoutTree(plan), restyling: plan.style)
      },
      Subject("layout/\(name)-again", baseline: plain, part: part) {
        EngineLayout(LayoutTree(plan))
      },
      Subject(plain, part: part) { PlainLayout(PlainNode(plan)) },
    ]
  }
}

/// Lays out a tree of the engine in one width after the other.
final class EngineLayout: Workload {
  private var tree: LayoutTree
  /// The root's style, when it is set each time, after which nothing that was derived holds.
  private let rootStyle: LayoutStyle?

  init(_ tree: consuming LayoutTree, restyling rootStyle: LayoutStyle? = nil) {
    self.tree = tree
    self.rootStyle = rootStyle
  }

  /// Returns the sum of the last node's edges.
  func run(_ iterations: Int) -> UInt64 {
    let root = NodeID(index: 0)
    let last = NodeID(index: tree.count - 1)
    var checksum = 0.0
    for index in 0..<iterations {
      if let rootStyle { tree.setStyle(rootStyle, of: root) }
      tree.layout(width: 20_000 + Double(index & 3), height: 20_000)
      let rect = tree.rect(of: last)
      checksum += rect.origin.x + rect.origin.y + rect.size.width + rect.size.height
    }
    return checksum.bitPattern
  }
}

/// Lays out a plain tree in one width after the other.
struct PlainLayout: Workload {
  private let root: PlainNode

  init(_ root: PlainNode) {
    self.root = root
  }

  mutating func run(_ iterations: Int) -> UInt64 {
    var checksum = 0.0
    for index in 0..<iterations {
      root.layout(width: 20_000 + Double(index & 3), height: 20_000)
      var last = root
      while let child = last.children.last { last = child }
      checksum += last.x + last.y + last.width + last.height
    }
    return checksum.bitPattern
  }
}

extension Frames {
  fileprivate var checksum: UInt64 {
    reduce(0) { $0 &+ $1.rect.size.width.bitPattern &+ $1.rect.size.height.bitPattern }
  }
}
