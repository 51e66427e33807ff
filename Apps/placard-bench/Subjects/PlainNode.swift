import Placard
import PlacardLayout

/// A simple flexbox layout for comparison: objects and recursion, columns and rows with grow and
/// shrink.
///
/// The baseline of the engine; gives the same rectangles for a `LayoutPlan`.
final class PlainNode {
  let isRow: Bool
  let grow: Double
  let shrink: Double
  let basis: Double?
  let margin: Double
  let content: Size?
  let children: [PlainNode]
  /// Relative to the parent.
  private(set) var x = 0.0
  private(set) var y = 0.0
  private(set) var width = 0.0
  private(set) var height = 0.0

  init(_ plan: LayoutPlan) {
    isRow = plan.isRow
    grow = plan.grow
    shrink = plan.shrink
    basis = plan.basis
    margin = plan.margin
    content = plan.content
    children = plan.children.map(PlainNode.init)
  }

  /// The size of the content, without the margin.
  private func contentSize() -> Size {
    var along = 0.0
    var across = 0.0
    for child in children {
      let size = child.contentSize()
      along += child.base(isRow: isRow, size) + 2 * child.margin
      across = max(across, (isRow ? size.height : size.width) + 2 * child.margin)
    }
    guard children.isEmpty else {
      return isRow ? Size(width: along, height: across) : Size(width: across, height: along)
    }
    return content ?? .zero
  }

  private func base(isRow: Bool, _ size: Size) -> Double {
    basis ?? (isRow ? size.width : size.height)
  }

  /// Sets its size and lays out its descendants.
  func layout(width: Double, height: Double) {
    self.width = width
    self.height = height
    guard !children.isEmpty else { return }
    let bases = children.map { $0.base(isRow: isRow, $0.contentSize()) }
    let taken = zip(bases, children).reduce(0) { $0 + $1.0 + 2 * $1.1.margin }
    let left = (isRow ? width : height) - taken
    let grows = left > 0
    let factors = zip(bases, children).reduce(0) {
      $0 + (grows ? $1.1.grow : $1.1.shrink * $1.0)
    }
    let share = factors > 0 ? left / factors : 0
    var position = 0.0
    for (child, base) in zip(children, bases) {
      let along = base + share * (grows ? child.grow : child.shrink * base)
      child.x = (isRow ? position : 0) + child.margin
      child.y = (isRow ? 0 : position) + child.margin
      if isRow {
        child.layout(width: along, height: height - 2 * child.margin)
      } else {
        child.layout(width: width - 2 * child.margin, height: along)
      }
      position += along + 2 * child.margin
    }
  }
}
