import Foundation
import PlacardLayout
import Testing

/// After any edit a layout is as that of a new tree.
///
/// `LAYOUT_EDITS` says how many edits each of the
/// browser's trees takes, and `LAYOUT_SEED` with which numbers; the long run is
/// `LAYOUT_EDITS=100 swift test -c release --filter IncrementalTests`.
@Suite struct IncrementalTests {
  static let edits = number("LAYOUT_EDITS") ?? Extent.of(3, ordinarily: 1)
  static let seed = UInt64(number("LAYOUT_SEED") ?? 1)

  @Test(arguments: FixtureTests.groups.map(\.key))
  func `L6: after any edit a tree is laid out as if it were new, bit for bit`(group: String) throws
  {
    var failures: [String] = []
    let fixtures = try Fixture.load(group)
    var changed = 0
    for (index, fixture) in fixtures.enumerated() {
      let seed = Self.seed &* 1_000_003 &+ UInt64(index)
      var edited = EditedTree(fixture, seed: seed)
      edited.layOut()
      var history: [String] = []
      for _ in 0..<Self.edits {
        let before = edited.rects()
        history.append(edited.edit())
        if history.count.isMultiple(of: 7) { history.append(edited.edit()) }
        edited.layOut()
        let moved = Self.moved(before, edited.rects())
        let reported = Set(edited.tree.changes)
        changed += moved.count
        if let difference = edited.difference() {
          failures.append("\(fixture.id), seed \(seed): \(history.suffix(4)): \(difference)")
          break
        }
        if !reported.isSuperset(of: moved) {
          failures.append("\(fixture.id), seed \(seed): \(history.suffix(4)): changes unreported")
          break
        }
      }
    }
    print(
      "\(group): seed \(Self.seed), \(fixtures.count) trees, \(Self.edits) edits each, "
        + "\(changed) rectangles changed")
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(3).joined(separator: "\n"))")
    #expect(changed > 0)
  }

  private static func moved(
    _ before: [(id: NodeID, rect: Rect, relative: Rect)],
    _ after: [(id: NodeID, rect: Rect, relative: Rect)]
  ) -> Set<NodeID> {
    var old: [NodeID: (Rect, Rect)] = [:]
    for node in before { old[node.id] = (node.rect, node.relative) }
    return Set(
      after.filter { node in
        let (rect, relative) = old[node.id] ?? (.zero, .zero)
        return rect != node.rect || relative != node.relative
      }.map(\.id))
  }

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }
}
