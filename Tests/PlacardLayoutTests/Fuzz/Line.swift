import PlacardLayout

/// The items of a container that has one line, seen along its flow: `at` counts from where it begins.
struct Line {
  struct Item {
    let node: Int
    let at: Double
    let size: Double
    let before: Double
    let after: Double
    let least: Double
    let most: Double
    let grow: Double
    let shrink: Double
    let hasAuto: Bool

    var start: Double { at - before }
    var end: Double { at + size + after }
  }

  var items: [Item] = []
  let space: Double
  let gap: Double
  let style: LayoutStyle
  let isHorizontal: Bool

  var used: Double {
    items.reduce(Double(items.count - 1) * gap) { $0 + $1.size + $1.before + $1.after }
  }

  /// Nil where there is no such line, or where a share of a height decides something unknown.
  init?(_ laid: Laid, _ resolved: Resolved, of container: Int) {
    style = laid.tree.nodes[container].style
    guard resolved.isVisible[container], style.wrap == .noWrap else { return nil }
    isHorizontal = style.direction == .row || style.direction == .rowReverse
    gap = isHorizontal ? style.columnGap : style.rowGap
    let own = resolved.side(container, isHorizontal: isHorizontal)
    let rect = laid.rects[container]
    space = (isHorizontal ? rect.width : rect.height) - own.padding
    guard !space.isNaN else { return nil }
    let isReversed = style.direction == .rowReverse || style.direction == .columnReverse
    let isFlipped = isReversed != (isHorizontal && resolved.isRightToLeft[container])
    for child in laid.tree.children(container) where resolved.isVisible[child] {
      let style = laid.tree.nodes[child].style
      guard style.position == .relative else { continue }
      let side = resolved.side(child, isHorizontal: isHorizontal)
      guard !(side.before + side.after).isNaN else { return nil }
      let size = isHorizontal ? laid.rects[child].width : laid.rects[child].height
      let edge = (isHorizontal ? laid.rects[child].minX : laid.rects[child].minY) - own.padBefore
      items.append(
        Item(
          node: child, at: isFlipped ? space - edge - size : edge, size: size,
          before: isFlipped ? side.after : side.before,
          after: isFlipped ? side.before : side.after, least: side.least, most: side.most,
          grow: style.grow, shrink: style.shrink, hasAuto: side.hasAuto))
    }
    if items.isEmpty { return nil }
  }
}
