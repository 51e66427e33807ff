import PlacardLayout

/// A tree that was laid out: all rectangles, depth first, and what the styles come to.
struct Laid {
  let tree: FuzzTree
  let space: Space
  let rects: [Rect]
  let absolutes: [Rect]
  let cells: [CellRect]
  /// How often the leaf that was asked most often was asked.
  let mostCalls: Int

  init(_ live: borrowing LiveTree) {
    tree = live.model
    space = live.space
    var rects: [Rect] = []
    var absolutes: [Rect] = []
    var cells: [CellRect] = []
    for id in live.ids {
      rects.append(live.tree.rect(of: id))
      absolutes.append(live.tree.absoluteRect(of: id))
      cells.append(live.tree.cells(of: id))
    }
    self.rects = rects
    self.absolutes = absolutes
    self.cells = cells
    mostCalls = live.tally.calls.max() ?? 0
  }

  /// The first node that is elsewhere in another layout of the same tree; `others` says which is which.
  func difference(from other: Laid, at others: [Int]? = nil) -> String? {
    for index in other.rects.indices {
      let mine = others?[index] ?? index
      if !rects[mine].isSame(as: other.rects[index]) {
        return "node \(mine) is \(rects[mine].text), not \(other.rects[index].text)"
      }
      if !absolutes[mine].isSame(as: other.absolutes[index]) {
        return "node \(mine) is elsewhere relative to the root"
      }
      if cells[mine] != other.cells[index] { return "node \(mine) has other cells" }
    }
    return nil
  }
}

extension Rect {
  var text: String { "\(minX) \(minY) \(width) \(height)" }

  /// Whether all four numbers are the same; 0 and -0 are.
  func isSame(as other: Rect) -> Bool {
    minX == other.minX && minY == other.minY && width == other.width && height == other.height
  }
}
