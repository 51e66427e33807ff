import PlacardLayout

/// A container as the explainer looks at it from one of its items.
struct Enclosing {
  let style: LayoutStyle
  let isRightToLeft: Bool
  /// The content box.
  let inner: Size
  /// The box that absolute items are placed in.
  let outer: Size
  /// Whether shares of the height count it.
  let isDefinite: Bool

  /// What is round the root.
  static let nothing = Enclosing()

  private init() {
    style = LayoutStyle()
    isRightToLeft = false
    inner = Size(width: .nan, height: .nan)
    outer = inner
    isDefinite = false
  }

  init(_ box: Box, isDefinite: Bool) {
    style = box.style
    isRightToLeft = box.isRightToLeft
    outer = box.rect.size
    inner = Size(
      width: box.rect.width - box.padding.left - box.padding.right,
      height: box.rect.height - box.padding.top - box.padding.bottom)
    self.isDefinite = isDefinite
  }

  var isRow: Bool { style.direction == .row || style.direction == .rowReverse }

  /// What shares of an item's sides count; NaN where there is nothing to count.
  func percentBase(of position: Position) -> Size {
    position == .absolute
      ? outer : Size(width: inner.width, height: isDefinite ? inner.height : .nan)
  }

  /// Whether shares below an item count its height.
  func isDefinite(_ box: Box, _ reasons: Reasons) -> Bool {
    if box.setHeight != nil || box.style.aspectRatio > 0 { return true }
    switch reasons.height.origin {
    case .stretched, .insets: return true
    default: return !isRow && isDefinite && box.style.position == .relative
    }
  }

  /// The lines of the flow: an item that stands before the end of the one ahead begins a new one.
  func lines(_ boxes: [Box]) -> [Range<Int>] {
    guard style.wrap != .noWrap else { return boxes.isEmpty ? [] : [boxes.indices] }
    let isFlipped =
      style.direction == .columnReverse
      || isRow && isRightToLeft != (style.direction == .rowReverse)
    var lines: [Range<Int>] = []
    var start = 0
    var end = -Double.infinity
    for (index, box) in boxes.enumerated() {
      let (near, far) =
        isRow ? (box.rect.minX, box.rect.maxX) : (box.rect.minY, box.rect.maxY)
      let (first, last) = isFlipped ? (-far, -near) : (near, far)
      if index > start, first < end - Explainer.slack {
        lines.append(start..<index)
        start = index
      }
      end = last
    }
    if start < boxes.count { lines.append(start..<boxes.count) }
    return lines
  }
}
