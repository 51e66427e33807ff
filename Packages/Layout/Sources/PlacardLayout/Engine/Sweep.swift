/// One layout: four passes over the nodes in breadth-first order.
///
/// A, backward: the least and greatest content widths. B, forward: widths and x. C, backward:
/// content heights, each text measured at its final width. D, forward: heights and y. Widths never
/// wait for heights, so cost is linear whatever the depth.
struct Sweep {
  let count: Int
  let links: UnsafeMutablePointer<Links>
  let items: UnsafeMutablePointer<ItemRecord>
  let boxes: UnsafeMutablePointer<BoxRecord>
  let x: UnsafeMutablePointer<Double>
  let y: UnsafeMutablePointer<Double>
  let width: UnsafeMutablePointer<Double>
  let height: UnsafeMutablePointer<Double>
  let least: UnsafeMutablePointer<Double>
  let greatest: UnsafeMutablePointer<Double>
  let content: UnsafeMutablePointer<Double>
  let definite: UnsafeMutablePointer<Double>
  let styles: UnsafeBufferPointer<LayoutStyle>
  let measures: UnsafeBufferPointer<Measure?>

  init(
    _ arena: borrowing Arena, styles: UnsafeBufferPointer<LayoutStyle>,
    measures: UnsafeBufferPointer<Measure?>
  ) {
    count = arena.count
    links = arena.links
    items = arena.items
    boxes = arena.boxes
    x = arena.column(.x)
    y = arena.column(.y)
    width = arena.column(.width)
    height = arena.column(.height)
    least = arena.column(.least)
    greatest = arena.column(.greatest)
    content = arena.column(.content)
    definite = arena.column(.definite)
    self.styles = styles
    self.measures = measures
  }

  func layout(width: Double, height: Double) {
    for node in stride(from: count - 1, through: 0, by: -1) { sizeContentWidth(node) }
    place(width: width.isNaN ? rootWidth(room: .infinity) : width, height: height)
  }

  func fit(width room: Double) {
    for node in stride(from: count - 1, through: 0, by: -1) { sizeContentWidth(node) }
    place(width: rootWidth(room: room), height: .nan)
  }

  private func rootWidth(room: Double) -> Double {
    let item = items[0]
    guard item.width.isNaN else { return item.clampWidth(item.width) }
    return item.clampWidth(min(greatest[0], max(least[0], room)))
  }

  private func place(width rootWidth: Double, height rootHeight: Double) {
    x[0] = 0
    y[0] = 0
    width[0] = max(rootWidth, boxes[0].horizontal)
    let set = rootHeight.isNaN ? items[0].clampHeight(items[0].height) : rootHeight
    definite[0] = set.isNaN ? .nan : max(set, boxes[0].vertical)
    for node in 0..<count { placeHorizontally(node) }
    for node in stride(from: count - 1, through: 0, by: -1) { sizeContentHeight(node) }
    height[0] = definite[0].isNaN ? items[0].clampHeight(content[0]) : definite[0]
    for node in 0..<count { placeVertically(node) }
  }
}

extension ItemRecord {
  /// Kept within the limits, of which the least wins; NaN stays NaN.
  func clampWidth(_ width: Double) -> Double {
    width.isNaN ? width : max(minWidth, min(maxWidth, width))
  }

  /// Kept within the limits, of which the least wins; NaN stays NaN.
  func clampHeight(_ height: Double) -> Double {
    height.isNaN ? height : max(minHeight, min(maxHeight, height))
  }
}
