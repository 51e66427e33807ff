import PlacardInspection
import PlacardLayout
import Testing

/// What is said of a size must give that size.
@Suite struct ExplanationLawTests {
  @Test(arguments: FixtureTests.groups.map(\.key))
  func `Base, flexing and limit add up to the length of each side of each box`(
    group: String
  ) throws {
    for fixture in try Fixture.load(group).part(of: 4) {
      let styles = fixture.root.flat().map(\.node.style)
      let explanation = LayoutExplanation(of: fixture.root.item, in: .unbounded)
      #expect(explanation.nodes.map(\.rect) == fixture.rects(), "\(fixture.id)")
      for (node, style) in zip(explanation.nodes, styles) {
        for (reason, length) in [(node.width, node.rect.width), (node.height, node.rect.height)] {
          let isTrue = abs(reason.length - length) <= 0.001 && accords(reason, style)
          #expect(isTrue, "\(fixture.id) \(node.label): \(length) is no \(reason)")
        }
      }
    }
  }

  @Test(arguments: 0..<60)
  func `L10: any input is explained, described and drawn`(seed: Int) {
    var trees = RandomTree(
      random: SeededGenerator(seed: UInt64(seed)), lengths: RobustnessTests.lengths)
    let stack = trees.stack(depth: 4)
    for width in [80, .nan, -5, .greatestFiniteMagnitude] {
      for mode in LayoutMode.allCases {
        let explanation = stack.explain(in: Size(width: width, height: 24), mode: mode)
        let lines = explanation.frames.description.split(separator: "\n")
        #expect(explanation.nodes.count == lines.count, "seed \(seed)")
        #expect(explanation.description.contains("a "), "seed \(seed)")
        let picture = explanation.frames.picture(columns: 20, rows: 8)
        #expect(picture.split(separator: "\n").count <= 9, "seed \(seed)")
      }
    }
  }

  /// Whether the style has what a reason names.
  private func accords(_ reason: SizeReason, _ style: LayoutStyle) -> Bool {
    switch reason.flex {
    case .grown(let factor, let sum, _):
      guard factor == style.grow, factor > 0, sum >= factor else { return false }
    case .shrunk(let share, _):
      guard style.shrink > 0, share > 0, share <= 1 else { return false }
    case nil: break
    }
    switch reason.origin {
    case .hidden, .given, .content, .space, .narrowest: return true
    case .set(let length, _): return length == style.width || length == style.height
    case .basis(let length, _): return length == style.basis
    case .stretched: return style.alignSelf == .stretch || style.alignSelf == .auto
    case .ratio(let ratio): return ratio == style.aspectRatio && ratio > 0
    case .insets: return style.position == .absolute
    }
  }
}

extension FixtureNode {
  /// The node as an item, with all below it.
  var item: Item {
    if let children { return Item(style: style, content: .items(children.map(\.item))) }
    return Item(style: style, content: measure.map { .measured($0) } ?? .empty)
  }
}
