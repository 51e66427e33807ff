/// One layout: sweeps over the nodes in depth-first order, in which a node stands before all that is
/// below it and everything below it is one range.
///
/// A, backward: the least and greatest content widths. B, forward: widths and x. C, backward:
/// content heights, each text measured at its final width. D, forward: heights and y. E, forward:
/// origins relative to the root, and which changed. Widths do not wait for heights, so cost is linear
/// whatever the depth; where a ratio, a wrapping column or a percentage makes one wait, only what
/// differs below that node is swept again.
///
/// A sweep looks only at marked nodes. What it finds it compares with what was there, and marks what
/// reads it where the two differ. So a layout after an edit is the first one without what would come
/// out the same.
struct Sweep {
  /// What a sum may exceed its limit by before a line breaks or a text is squeezed.
  static let slack = 1e-6

  let count: Int
  let nodes: NodePointer
  let origins: UnsafeMutablePointer<Point>
  let spans: UnsafeMutablePointer<Span>
  let dirtyBits: UnsafeMutablePointer<DirtyBits>
  let pool: UnsafeMutablePointer<Double>
  let line: UnsafeMutablePointer<LineItem>
  let links: UnsafeMutablePointer<Links>
  let changed: UnsafeMutablePointer<UInt64>
  let leaves: UnsafeMutablePointer<Leaf>
  let heights: UnsafeMutablePointer<Heights>
  let measures: UnsafeBufferPointer<Content>
  let styles: UnsafeBufferPointer<LayoutStyle>
  /// What a root whose width follows from its content should not exceed.
  let space: Double
  /// Whether nothing has been found yet and no width waits for a height, so that every node is
  /// looked at once a sweep: nothing is compared, and nothing marked.
  let isFirst: Bool
  let tally: UnsafeMutablePointer<Tally>

  /// What a layout finds out on its way.
  struct Tally {
    /// How often content was measured.
    var measures = 0
    /// A definite height was resolved after widths were; the width pass runs again.
    var isTooLate = false
  }

  func node(_ number: Int) -> NodePointer { nodes + Int(spans[number].slot) }

  func end(_ number: Int) -> Int { Int(spans[number].end) }

  /// The origin of a node's container.
  func container(_ node: NodePointer) -> Int {
    Int(links[Int(links[node - nodes].parent)].number)
  }

  /// Places all marked nodes, or all, in a root whose sides are NaN where they follow from its style
  /// or content.
  func layout(width: Double, height: Double) {
    if isFirst {
      layoutAll(width: width, height: height)
      return
    }
    findWidths(width, height)
    while tally.pointee.isTooLate {
      restart(from: 0, to: count)
      findWidths(width, height)
    }
    for number in backward(.contentHeight, from: 0, to: count) { sizeContentHeight(number) }
    setRootHeight()
    placeAndPublish()
  }

  private func setRootHeight() {
    let root = node(0)
    let definite = root.pointee.definite
    let content = root.pointee.vertical.content
    setHeight(0, root, definite.isUnset ? pool.clamp(Vertical.self, content, of: root) : definite)
  }

  /// The same for a first layout.
  ///
  /// Sweeps B and C are one walk down and up, and so are D and E, because a large tree is brought
  /// from memory in each walk.
  private func layoutAll(width: Double, height: Double) {
    setRootDefinite(height)
    var number = count
    while number > 0 {
      number -= 1
      if !node(number).pointee.isEmptyLeaf { sizeContentWidth(number) }
    }
    setRootWidth(width)
    var container = 0
    while number < count {
      let end = end(number)
      if end > number + 1 {
        placeWidths(number)
        container = number
        number += 1
        continue
      }
      if node(number).pointee.isHeightOpen { sizeContentHeight(number) }
      number = end
      while number == self.end(container) {
        sizeContentHeight(container)
        let above = Int(links[Int(spans[container].slot)].parent)
        if above < 0 { break }
        container = Int(links[above].number)
      }
    }
    setRootHeight()
    let root = node(0)
    origins[root - nodes] = Point(x: root.pointee.x, y: root.pointee.y)
    for number in 0..<count where end(number) > number + 1 {
      placeHeights(number)
      publishChildren(number)
    }
  }

  /// Sweeps A and B, and before them what is known of heights.
  private func findWidths(_ width: Double, _ height: Double) {
    findContentWidths(height)
    setRootWidth(width)
    for number in forward(.widths, from: 0, to: count) { placeWidths(number) }
  }

  /// Sweep A, and before it what is known of heights.
  private func findContentWidths(_ height: Double) {
    setRootDefinite(height)
    if node(0).pointee.traits.contains(.countsHeight) {
      for number in forward(.heights, from: 0, to: count) { spreadHeights(number) }
    }
    for number in backward(.contentWidth, from: 0, to: count) { sizeContentWidth(number) }
  }

  private func setRootDefinite(_ height: Double) {
    let root = node(0)
    let side = root.pointee.vertical
    let set = side.set.isUnset ? .nan : pool.clamp(Vertical.self, side.set, of: root)
    let definite = height.isUnset ? set : max(height, pool.padding(Vertical.self, of: root))
    let affected: DirtyBits = [.heights, .contentWidth, .widths, .placing]
    if !isFirst, root.pointee.traits.contains(.shifted) { dirtyBits[0].formUnion(affected) }
    root.pointee.traits.subtract(.shifted)
    setDefinite(0, root, definite, affected)
  }

  private func setRootWidth(_ width: Double) {
    let root = node(0)
    let padding = pool.padding(Horizontal.self, of: root)
    setWidth(0, root, width.isUnset ? naturalWidth(root) : max(width, padding))
    let ratio = pool.ratio(of: root)
    guard root.pointee.definite.isUnset, !ratio.isUnset else { return }
    let definiteHeight = pool.clamp(Vertical.self, root.pointee.width / ratio, of: root)
    setDefinite(0, root, definiteHeight, [.widths, .placing])
    root.pointee.traits.insert(.shifted)
  }

  private func naturalWidth(_ root: NodePointer) -> Double {
    let side = root.pointee.horizontal
    let wanted = side.set.isUnset ? fitting(side, in: space) : side.set
    return pool.clamp(Horizontal.self, wanted, of: root)
  }

  /// The width content takes where there is so much space.
  func fitting(_ side: Node.Side, in space: Double) -> Double {
    space + Sweep.slack >= side.content ? side.content : max(side.bound, space)
  }
}
