import Foundation
import PlacardLayout
import Testing

/// Short slices of what `Scripts/fuzz` does at length.
@Suite struct FuzzTests {
  @Test(
    "L6, L7, L9: trees that once broke a law keep it",
    arguments: [236, 10254, 1_070_628, 1_258_229, 2_004_406, 1_000_000_919] as [UInt64])
  func treesThatBrokeALaw(number: UInt64) {
    let failure = Fuzz.failure(in: number..<number + 1)
    #expect(failure == nil, "\(failure ?? "")")
  }

  @Test func `L6, L8, L10: random trees keep the laws, also after edits`() {
    let failure = Fuzz.failure(in: 0..<60)
    #expect(failure == nil, "\(failure ?? "")")
  }

  @Test func `L10: a tree is printed as the sketch that it is`() throws {
    for number in UInt64(0)..<40 {
      let scenario = ScenarioMaker.scenario(number)
      guard !scenario.isHostile else { continue }
      let text = scenario.tree.json
      let sketch = try JSONDecoder().decode(LayoutSketch.self, from: Data(text.utf8))
      #expect(sketch == scenario.tree.sketch(0), "tree \(number): \(text)")
    }
  }

  @Test func `L10: a tree that breaks a law is made smaller and still breaks it`() throws {
    // No tree keeps a law that no tree can keep.
    let number = try #require((UInt64(0)..<100).first { ScenarioMaker.scenario($0).isLarge })
    let least = Shrinker.shrink(ScenarioMaker.scenario(number)) { scenario in
      scenario.tree.nodes.contains { $0.style.direction == .row }
    }
    #expect(least.tree.nodes.count == 1 && least.edits.isEmpty, "tree \(number)")
    #expect(least.tree.json == #"{"direction": "row"}"#, "tree \(number)")
  }
}

extension Scenario {
  fileprivate var isLarge: Bool {
    tree.nodes.count > 20 && tree.nodes.contains { $0.style.direction == .row }
  }
}

extension FuzzTree {
  fileprivate func sketch(_ index: Int) -> LayoutSketch {
    let children = children(index).map(sketch)
    let node = nodes[index]
    if !children.isEmpty { return LayoutSketch(style: node.style, content: .children(children)) }
    switch node.content {
    case .none: return LayoutSketch(style: node.style)
    case .flow(let flow): return LayoutSketch(style: node.style, content: .flow(flow))
    case .fixed, .area:
      let size = node.content.size(in: Proposal(width: .unbounded))
      return LayoutSketch(style: node.style, content: .measured(size))
    }
  }
}
