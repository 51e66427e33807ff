import Placard
import PlacardLayout

extension Subject {
  /// The card as a value and as a tree; then trees of the engine, each built, laid out from
  /// scratch, and laid out again in another size, with a plain layout of the same tree as baseline;
  /// then edits.
  static let layout = cards + (trees + hugeTrees).flatMap(layouts) + tableEdits

  private static let cards = [
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
    Subject("layout/card-anew", part: .nodes(8)) { TreeLayout(Card.tree(), isNew: true) },
    Subject("layout/card-again", part: .nodes(8)) { TreeLayout(Card.tree()) },
  ]

  /// The measured trees, by name; created on demand.
  private static let trees: [(name: String, plan: @Sendable () -> LayoutPlan)] = [
    ("flat-10", { .flat(10) }), ("flat-100", { .flat(100) }), ("flat-1000", { .flat(1000) }),
    ("flat-10000", { .flat(10_000) }), ("shrink-1000", { .flat(1000, shrinks: true) }),
    ("shrink-10000", { .flat(10_000, shrinks: true) }),
    ("nested-6x4", { .flexed(depth: 6, fanOut: 4) }),
    ("content-6x4", { .measured(depth: 6, fanOut: 4) }),
    ("content-12x2", { .measured(depth: 12, fanOut: 2) }), ("chain-22", { .chain(22) }),
    ("table-100x99", { .table(rows: 100, columns: 99) }),
  ]

  /// Trees of 111 111 nodes, in optimised builds only.
  private static let hugeTrees: [(name: String, plan: @Sendable () -> LayoutPlan)] = {
    #if DEBUG
    []
    #else
    [
      ("huge-5x10", { .flexed(depth: 5, fanOut: 10) }),
      ("huge-content-5x10", { .measured(depth: 5, fanOut: 10) }),
    ]
    #endif
  }()

  private static func layouts(_ name: String, _ plan: @escaping @Sendable () -> LayoutPlan)
    -> [Subject]
  {
    let plain = "layout/\(name)-plain"
    let plainBuild = "layout/\(name)-plain-build"
    let part = Part.nodes(plan().count)
    return [
      Subject("layout/\(name)-build", baseline: plainBuild, part: part) {
        let count = plan().count
        return Loop(over: [plan()]) { plan in
          let tree = LayoutTree(plan, capacity: count)
          return UInt64(tree.count)
        }
      },
      Subject(plainBuild, part: part) {
        Loop(over: [plan()]) { UInt64(PlainNode($0).children.count) }
      },
      Subject("layout/\(name)-anew", baseline: plain, part: part) {
        TreeLayout(LayoutTree(plan()), isNew: true)
      },
      Subject("layout/\(name)-again", baseline: plain, part: part) {
        TreeLayout(LayoutTree(plan()))
      },
      Subject(plain, part: part) { PlainLayout(PlainNode(plan())) },
    ]
  }

  /// Edits of one leaf in a table of 10 101 nodes, with changes rounded to cells.
  private static let tableEdits = [
    Subject("layout/table-width") { TableEdit(.width) },
    Subject("layout/table-height") { TableEdit(.height) },
    Subject("layout/table-nothing") { TableEdit(.nothing) },
  ]
}

/// Lays out a tree of the engine in varying widths.
final class TreeLayout: Workload {
  private var tree: LayoutTree
  /// Whether cached results are invalidated before each layout.
  private let isNew: Bool

  init(_ tree: consuming LayoutTree, isNew: Bool = false) {
    self.tree = tree
    self.isNew = isNew
  }

  /// Returns a checksum of all rectangles.
  func run(_ iterations: Int) -> UInt64 {
    for index in 0..<iterations {
      if isNew { tree.invalidate() }
      tree.layout(width: 20_000 + Double(index & 3), height: 20_000)
    }
    var checksum: UInt64 = 0
    for index in 0..<tree.count {
      let rect = tree.absoluteRect(of: NodeID(index: index))
      checksum = checksum &* 31 &+ rect.origin.x.bitPattern &+ rect.size.width.bitPattern
      checksum = checksum &* 31 &+ rect.origin.y.bitPattern &+ rect.size.height.bitPattern
    }
    return checksum
  }
}

/// Changes one leaf in the middle of a table, lays out, and rounds the changes to cells.
final class TableEdit: Workload {
  enum Change {
    case width, height, nothing
  }

  private var tree = LayoutTree(.table(rows: 100, columns: 99))
  private let change: Change
  private var styles: [LayoutStyle] = []

  init(_ change: Change) {
    self.change = change
    for step in 0..<2 {
      var style = LayoutStyle()
      if change == .width { style.width = .points(Double(5 + step)) }
      if change == .height { style.height = .points(Double(3 + step)) }
      styles.append(style)
    }
    tree.layout(width: 1000, height: 400)
  }

  /// Returns a checksum of the cells.
  func run(_ iterations: Int) -> UInt64 {
    let leaf = NodeID(index: 1 + 50 * 100 + 50)
    var checksum: UInt64 = 0
    for index in 0..<iterations {
      if change != .nothing { tree.setStyle(styles[index & 1], of: leaf) }
      tree.layout(width: 1000, height: 400)
      tree.forEachChange { _, rect in
        let cells = rect.cells
        checksum &+= UInt64(truncatingIfNeeded: cells.column &+ cells.row &* 3 &+ cells.columns)
      }
    }
    return checksum
  }
}

/// Lays out a plain tree in varying widths.
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
