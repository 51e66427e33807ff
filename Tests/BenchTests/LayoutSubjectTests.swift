import Placard
import PlacardLayout
import Testing

@testable import PlacardBench

struct LayoutSubjectTests {
  @Test(
    "The plain layout gives the engine's rectangles",
    arguments: [
      LayoutPlan.flat(50), .flexed(depth: 4, fanOut: 3), .measured(depth: 4, fanOut: 3),
    ])
  func plainLayoutEqualsTheEngine(plan: LayoutPlan) {
    var tree = LayoutTree(plan)
    tree.layout(width: 2000, height: 1500)
    let plain = PlainNode(plan)
    plain.layout(width: 2000, height: 1500)
    let nodes = plain.depthFirst
    #expect(nodes.count == plan.count)
    for (index, node) in nodes.enumerated() {
      let rect = tree.rect(of: NodeID(index: index))
      let differences = [
        rect.origin.x - node.x, rect.origin.y - node.y, rect.size.width - node.width,
        rect.size.height - node.height,
      ]
      #expect(differences.allSatisfy { $0.magnitude < 1e-6 }, "node \(index)")
    }
    #expect(nodes.contains { $0.width > 0 && $0.x > 0 || $0.y > 0 })
  }

  @Test func plansHaveTheNodesTheyAreNamedFor() {
    #expect(LayoutPlan.flat(1000).count == 1001)
    #expect(LayoutPlan.flexed(depth: 6, fanOut: 4).count == 5461)
  }

  @Test func bothFormsOfTheCardAreTheSame() {
    var tree = Card.tree()
    tree.layout(width: 60, height: .unbounded)
    let frames = Card.stack.layout(
      in: Size(width: 60, height: 0), mode: .adjustHeight)
    #expect(tree.count == 8)
    #expect(frames.count == 8)
    for index in 0..<tree.count {
      #expect(tree.rect(of: NodeID(index: index)) == frames[index].rect)
    }
  }
}

extension PlainNode {
  fileprivate var depthFirst: [PlainNode] {
    [self] + children.flatMap(\.depthFirst)
  }
}
