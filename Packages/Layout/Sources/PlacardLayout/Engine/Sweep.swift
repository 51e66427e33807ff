/// One layout: four passes over the nodes in breadth-first order.
///
/// A, backward: the least and greatest content widths. B, forward: widths and x. C, backward:
/// content heights, each text measured at its final width. D, forward: heights and y. Widths do not
/// wait for heights, so cost is linear whatever the depth; where a ratio, a wrapping column or a
/// percentage makes one wait, only what is below that node is swept again.
struct Sweep {
  /// What a sum may exceed its limit by before a line breaks.
  static let slack = 1e-6

  let count: Int
  let hasPercents: Bool
  let links: UnsafeMutablePointer<Links>
  let items: UnsafeMutablePointer<ItemRecord>
  let boxes: UnsafeMutablePointer<BoxRecord>
  let x: UnsafeMutablePointer<Double>
  let y: UnsafeMutablePointer<Double>
  let width: UnsafeMutablePointer<Double>
  let height: UnsafeMutablePointer<Double>
  let least: UnsafeMutablePointer<Double>
  let greatest: UnsafeMutablePointer<Double>
  let natural: UnsafeMutablePointer<Double>
  let content: UnsafeMutablePointer<Double>
  let definite: UnsafeMutablePointer<Double>
  let styles: UnsafeBufferPointer<LayoutStyle>
  let measures: UnsafeBufferPointer<Measure?>
  /// What a root whose width follows from its content should not exceed.
  let room: Double

  init(
    _ arena: borrowing Arena, styles: UnsafeBufferPointer<LayoutStyle>,
    measures: UnsafeBufferPointer<Measure?>, room: Double
  ) {
    self.room = room
    count = arena.count
    hasPercents = arena.hasPercents
    links = arena.links
    items = arena.items
    boxes = arena.boxes
    x = arena.column(.x)
    y = arena.column(.y)
    width = arena.column(.width)
    height = arena.column(.height)
    least = arena.column(.least)
    greatest = arena.column(.greatest)
    natural = arena.column(.natural)
    content = arena.column(.content)
    definite = arena.column(.definite)
    self.styles = styles
    self.measures = measures
  }

  /// Whether every leaf must say how little room it can do with, because the root is squeezed.
  var squeezes: Bool { room < .infinity }

  /// Places all nodes.
  ///
  /// - Parameters:
  ///   - width: The root's width, NaN if it follows from its style or content.
  ///   - height: The root's height, NaN if it follows from its style or content.
  func layout(width rootWidth: Double, height rootHeight: Double) {
    x[0] = 0
    y[0] = 0
    let item = items[0]
    let box = boxes[0]
    definite[0] = rootHeight.isNaN ? item.clampHeight(item.height) : max(rootHeight, box.vertical)
    if rootHeight.isNaN, item.isHeightAuto { definite[0] = .nan }
    if hasPercents || item.flags.contains(.widthFollowsHeight) {
      for node in 0..<count { spreadDefiniteHeights(node) }
    }
    for node in stride(from: count - 1, through: 0, by: -1) { sizeContentWidth(node) }
    width[0] =
      rootWidth.isNaN
      ? item.clampWidth(
        item.isWidthAuto ? min(greatest[0], max(least[0], room)) : item.width)
      : max(rootWidth, box.horizontal)
    if definite[0].isNaN, item.hasRatio { definite[0] = item.clampHeight(width[0] / item.ratio) }
    for node in 0..<count { placeWidths(node) }
    for node in stride(from: count - 1, through: 0, by: -1) { sizeContentHeight(node) }
    height[0] = definite[0].isNaN ? item.clampHeight(content[0]) : definite[0]
    for node in 0..<count { placeHeights(node) }
  }
}
